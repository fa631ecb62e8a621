const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/LobbyPage-BWMjSQbT.js","assets/disclose-version-CoT8vj-F.js","assets/read-BTJW69YA.js","assets/Pic-BYvpBPW7.js","assets/Horizon-DQ-NCcns.js","assets/Horizon-B0EP9Zo1.css","assets/wreck-raiders-DZK2w626.js","assets/LobbyPage-D7-ZVrvw.css","assets/TablePage-CyxsXvN2.js","assets/Failed-BHmBiTnW.js","assets/Failed-DzcXX-Ig.css","assets/shape-CyB4uK18.js","assets/TablePage-4yVRUHxp.css","assets/ReplayPage-BV1Hlj3G.js","assets/ReplayPage-CtJQiMr2.css","assets/RulesPage-BFtm60X4.js","assets/RulesPage-gKSggsRW.css","assets/LinkPage-Cx6z1AZK.js","assets/LinkPage-D7_ZiGfz.css"])))=>i.map(i=>d[i]);
import{C as e,D as t,E as n,F as r,G as i,J as a,K as o,O as s,Q as c,R as l,S as u,T as d,U as f,W as p,Y as m,Z as h,_ as g,k as _,q as v,w as y,y as b,z as x}from"./disclose-version-CoT8vj-F.js";var S=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute">
<!-- What both games and the lobby use: player marks, small icons, the mark of Lagoon. -->
<symbol id="mark-1" viewBox="0 0 20 20"><path d="M10 2.5 18 17H2z" fill="var(--m,#fff)"/></symbol>
<symbol id="mark-2" viewBox="0 0 20 20"><path d="M3.5 3.500h13v13h-13z" fill="var(--m,#fff)"/></symbol>
<symbol id="mark-3" viewBox="0 0 20 20"><circle cx="10" cy="10" r="7.3" fill="var(--m,#fff)"/></symbol>
<symbol id="mark-4" viewBox="0 0 20 20"><path d="M10 1.5 18.5 10 10 18.5 1.5 10z" fill="var(--m,#fff)"/></symbol>
<symbol id="mark-5" viewBox="0 0 20 20"><path d="M7.2 2h5.600v5.200H18v5.600h-5.200V18H7.200v-5.200H2V7.200h5.200z" fill="var(--m,#fff)"/></symbol>
<symbol id="ui-undo" viewBox="0 0 28 28"><path d="M8 10h9a6 6 0 0 1 0 12H9" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M11 4 4.5 10 11 16Z" fill="currentColor" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></symbol>
<symbol id="ui-check" viewBox="0 0 28 28"><path d="M5 15l6 6L24 7" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="ui-sun" viewBox="0 0 28 28"><circle cx="14" cy="14" r="5.5" fill="currentColor"/><path d="M14 2.500v3M14 22.500v3M2.5 14h3M22.5 14h3M6 6l2 2M20 20l2 2M22 6l-2 2M8 20l-2 2" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></symbol>
<symbol id="ui-moon" viewBox="0 0 28 28"><path d="M22 17.500A10 10 0 0 1 10.5 5 10 10 0 1 0 22 17.500Z" fill="currentColor"/></symbol>
<symbol id="ui-sound" viewBox="0 0 28 28"><path d="M4 11v6h4l6 5V6L8 11Z" fill="currentColor"/><path d="M18 10c2 2.5 2 5.5 0 8M21.5 7c4 4 4 10 0 14" stroke="currentColor" stroke-width="2.4" fill="none" stroke-linecap="round"/></symbol>
<symbol id="ui-link" viewBox="0 0 28 28"><path d="M11 17l6-6M9 13l-3 3a4.5 4.5 0 0 0 6.5 6.500l3-3M19 15l3-3A4.5 4.5 0 0 0 15.5 5.500l-3 3" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/></symbol>
<symbol id="ui-menu" viewBox="0 0 28 28"><path d="M5 8h18M5 14h18M5 20h18" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></symbol>
<symbol id="ui-person" viewBox="0 0 28 28"><circle cx="14" cy="9" r="5" fill="currentColor"/><path d="M4 25c0-7 4-10 10-10s10 3 10 10Z" fill="currentColor"/></symbol>
<symbol id="ui-bot" viewBox="0 0 28 28"><rect x="5" y="9" width="18" height="14" rx="5" fill="currentColor"/><path d="M14 9V4" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><circle cx="14" cy="3.5" r="2" fill="currentColor"/><circle cx="10.5" cy="16" r="2" fill="var(--cut,#FFF9EC)"/><circle cx="17.5" cy="16" r="2" fill="var(--cut,#FFF9EC)"/></symbol>
<symbol id="ui-chat" viewBox="0 0 28 28"><path d="M4 6h20v13H13l-5 5v-5H4Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></symbol>
<symbol id="ui-play" viewBox="0 0 28 28"><path d="M9 5l14 9-14 9Z" fill="currentColor" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/></symbol>
<symbol id="logo" viewBox="0 0 64 64"><path d="M32 3C48 3 61 16 61 32S48 61 32 61 3 48 3 32 16 3 32 3Z" fill="#0B2B40"/><path d="M32 8c13.5 0 24 10.5 24 24S45.5 56 32 56 8 45.5 8 32 18.5 8 32 8Z" fill="#0F5E73"/><circle cx="43" cy="22" r="7" fill="#FFC857"/><path d="M8.5 36C17 30 24 40 33 36s15-5 22.7-1C54 47.5 44.5 56 32 56 20 56 10 48 8.5 36Z" fill="#1C9A9C"/><path d="M12 45c7-5 14 3 21 0s13-4 19.5-.5C48 52 41 56 32 56s-16-4-20-11Z" fill="#7FD6C8"/><path d="M15 35c4-5 9-6.5 14-6.500S38 30 42 35c-4 2.5-8 1-10 1.5-6 1.5-11 1-17-1.500Z" fill="#F3DFB4"/><path d="M26 31c-1-6 0-10 3-14" stroke="#8a5a34" stroke-width="2.8" fill="none" stroke-linecap="round"/><path d="M29 17c-6-5-12-2-13 3 4-2 8-3 13-3ZM29 17c3-6 9-6 12-1-4-1-8-1-12 1ZM29 17c-5 1-8 5-7 10 3-4 5-7 7-10ZM29 17c5 0 8 4 8 9-3-3-5-6-8-9Z" fill="#5DBE94"/></symbol>
<symbol id="wordmark" viewBox="0 0 270 88"><g fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><path d="M10 12v50c10 1 18 0 25-2"/><path d="M68 38c-3-5-8-7-13-6-8 1-12 8-11 16 1 9 7 15 14 14 6-1 9-5 10-10M68 32c-1 12 0 21 3 30"/><path d="M111 38c-3-5-8-7-13-6-8 1-12 8-11 16 1 8 7 13 13 12 6-1 10-5 11-12M112 32c-1 18 1 34-3 42-4 7-14 8-21 4"/><path d="M234 63c-1-10-1-20-1-30M234 44c3-8 8-12 14-12 7 0 10 5 10 13 0 7-1 12 1 18"/></g><circle cx="148" cy="47" r="21" fill="#FFC857"/><path d="M168 41c4 15-6 27-20 27-8 0-14-4-18-10 16 5 33-1 38-17Z" fill="#EE9F2E"/><path d="M132 42c2-6 7-10 13-11" fill="none" stroke="#FFE9B0" stroke-width="4.5" stroke-linecap="round"/><circle cx="198" cy="47" r="21" fill="#1C9A9C"/><path d="M177 47c7-6 13 3 21 0s14-4 21-1c1 12-9 22-21 22s-21-9-21-21Z" fill="#7FD6C8"/><path d="M181 58c6-4 11 2 17 0s12-3 17 0c-4 6-10 10-17 10s-13-4-17-10Z" fill="#E9FBF5"/></symbol>
</svg>
`;function C(e,n){var r=s(),i=f(r);b(i,()=>n.markup),t(e,r)}var w=`lagoon.settings`,T={theme:`auto`,language:null,motion:!0,sound:!1,name:``};function E(){try{return{...T,...JSON.parse(localStorage.getItem(w)??`{}`)}}catch{return T}}function D(){return navigator.languages.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`||e===`de`)??`en`}var O=new class{#e=a(o(E()));#t=a(o(matchMedia(`(prefers-color-scheme: dark)`).matches));constructor(){matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,e=>v(this.#t,e.matches,!0))}get dark(){return r(this.#e).theme===`dark`||r(this.#e).theme===`auto`&&r(this.#t)}get language(){return r(this.#e).language??D()}get sound(){return r(this.#e).sound}get name(){return r(this.#e).name}get motion(){return r(this.#e).motion&&!matchMedia(`(prefers-reduced-motion: reduce)`).matches}change(e){v(this.#e,{...r(this.#e),...e},!0);try{localStorage.setItem(w,JSON.stringify(r(this.#e)))}catch{}}},k=class extends Error{code;failure;constructor(e){super(e?.message??``),this.code=e?.code??`unreachable`,this.failure=e}};function A(e,t={}){let n=Object.entries({...t,language:O.language}).filter(e=>e[1]!==null&&e[1]!==void 0);return`${e}?${new URLSearchParams(n.map(([e,t])=>[e,String(t)])).toString()}`}async function j(e,t,n){let r={method:e,headers:{accept:`application/json`}};n!==void 0&&Object.assign(r,{body:JSON.stringify(n),headers:{"content-type":`application/json`}});let i=await fetch(t,r).catch(()=>{throw new k(null)});if(!i.ok)throw new k(await i.json().catch(()=>null));return i.status===204?void 0:await i.json()}var M=(e,t)=>j(`GET`,A(e,t)),N=(e,t)=>j(`POST`,A(e),t);function P(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,`0`)).join(``)}var F=null;async function ee(){try{return await M(`/api/guest`)}catch(e){if(!(e instanceof k)||e.code!==`no-guest`&&e.code!==`bad-cookie`)throw e;let t=O.name.trim();return N(`/api/guest`,{language:O.language,...t?{name:t}:{}})}}function te(){return F??=ee().catch(e=>{throw F=null,e}),F}async function ne(e){let t=await te();return(e.name??t.name)===t.name&&(e.language??t.language)===t.language?t:(F=j(`PATCH`,A(`/api/guest`),e),F.catch(e=>{throw F=null,e}))}function re(e){return F=N(`/api/guest/take`,{token:e}),F.catch(()=>F=null),F}var I=e=>`/api/tables/${encodeURIComponent(e)}`,L=e=>`/api/records/${encodeURIComponent(e)}`,ie={components:(e,t)=>M(`/api/games/${encodeURIComponent(e)}/components`,{edition:t}),deviceLink:()=>N(`/api/guest/link`),tables:()=>M(`/api/tables`),create:e=>N(`/api/tables`,e),welcome:e=>M(I(e)),sit:(e,t)=>N(`${I(e)}/sit`,{...t,entropy:P()}),leave:e=>N(`${I(e)}/leave`),start:e=>N(`${I(e)}/start`,{entropy:P()}),rematch:e=>N(`${I(e)}/rematch`),takeBack:e=>N(`${I(e)}/take-back`),resign:e=>N(`${I(e)}/resign`),advice:(e,t)=>N(`${I(e)}/advice`,t===void 0?{}:{step:t}),mute:(e,t,n)=>N(`${I(e)}/mute`,{speaker:t,muted:n}),record:e=>M(L(e)),recordFile:e=>`${L(e)}/record`,moment:(e,t,n)=>M(`${L(e)}/moments/${t}`,{as:n})},R=class{constructor(e){this.value=e}valueOf(){return this.value}},z=class extends R{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},B=class extends R{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},V=class e extends R{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof R)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof R&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ae=100,oe=`⁨`,se=`⁩`;function ce(e,t,n){return n===t||n instanceof B&&t instanceof B&&n.value===t.value||t instanceof B&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function le(e,t,n){return t[n]?W(e,t[n].value):(e.reportError(RangeError(`No default`)),new z)}function H(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=U(e,i.value):n.push(U(e,i));return{positional:n,named:r}}function U(e,t){switch(t.type){case`str`:return t.value;case`num`:return new B(t.value,{minimumFractionDigits:t.precision});case`var`:return ue(e,t);case`mesg`:return de(e,t);case`term`:return fe(e,t);case`func`:return pe(e,t);case`select`:return me(e,t);default:return new z}}function ue(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new z(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new z(`$${t}`);if(n instanceof R)return n;switch(typeof n){case`string`:return n;case`number`:return new B(n);case`object`:if(V.supportsValue(n))return new V(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new z(`$${t}`)}}function de(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new z(t);if(n){let i=r.attributes[n];return i?W(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new z(`${t}.${n}`))}return r.value?W(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new z(t))}function fe(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new z(i);if(n){let t=a.attributes[n];if(t){e.params=H(e,r).named;let n=W(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new z(`${i}.${n}`)}e.params=H(e,r).named;let o=W(e,a.value);return e.params=null,o}function pe(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new z(`${t}()`);try{let t=H(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new z(`${t}()`)}}function me(e,{selector:t,variants:n,star:r}){let i=U(e,t);if(i instanceof z)return le(e,n,r);for(let t of n)if(ce(e,i,U(e,t.key)))return W(e,t.value);return le(e,n,r)}function he(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ae)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ae}`);r&&n.push(oe),n.push(U(e,i).toString(e)),r&&n.push(se)}return e.dirty.delete(t),n.join(``)}function W(e,t){return typeof t==`string`?e.bundle._transform(t):he(e,t)}var ge=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function G(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var _e=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ve(e,t){let n=e[0];if(n instanceof z)return new z(`NUMBER(${n.valueOf()})`);if(n instanceof B)return new B(n.valueOf(),{...n.opts,...G(t,_e)});if(n instanceof V)return new B(n.toNumber(),{...G(t,_e)});throw TypeError(`Invalid argument to NUMBER`)}var ye=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function be(e,t){let n=e[0];if(n instanceof z)return new z(`DATETIME(${n.valueOf()})`);if(n instanceof V||n instanceof B)return new V(n,G(t,ye));throw TypeError(`Invalid argument to DATETIME`)}var xe=new Map;function Se(e){let t=Array.isArray(e)?e.join(` `):e,n=xe.get(t);return n===void 0&&(n=new Map,xe.set(t,n)),n}var Ce=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ve,DATETIME:be,...t},this._useIsolating=n,this._transform=r,this._intls=Se(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ge(this,n,t);try{return he(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new z().toString(r);throw e}}},K=/^(-?[a-zA-Z][\w-]*) *= */gm,we=/\.([a-zA-Z][\w-]*) *= */y,Te=/\*?\[/y,q=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ee=/([a-zA-Z][\w-]*)/y,De=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Oe=/^[A-Z][A-Z0-9_-]*$/,J=/([^{}\n\r]+)/y,ke=/([^\\"\n\r]*)/y,Ae=/\\([\\"])/y,je=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Me=/^\n+/,Ne=/ +$/,Pe=/ *\r?\n/g,Fe=/( *)$/,Ie=/{\s*/y,Le=/\s*}/y,Re=/\[\s*/y,ze=/\s*] */y,Be=/\s*\(\s*/y,Ve=/\s*->\s*/y,He=/\s*:\s*/y,Ue=/\s*,?\s*/y,We=/\s+/y,Ge=class{constructor(e){this.body=[],K.lastIndex=0;let t=0;for(;;){let n=K.exec(e);if(n===null)break;t=K.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(we);){let t=o(we),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(J)&&(r=o(J)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Me),u([i],i.length)):r?S(r,Ne):null}function u(r=[],i){for(;;){if(n(J)){r.push(o(J));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ne));let c=[];for(let e of r)e instanceof Ke&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ie,SyntaxError);let e=f();if(i(Le))return e;if(i(Ve)){let t=h();return i(Le,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(De)){let[,e,t,n=null]=a(De);if(e===`$`)return{type:`var`,name:t};if(i(Be)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Oe.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ue)}}function m(){let e=f();return e.type===`mesg`&&i(He)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Te);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Re,SyntaxError);let e;return e=n(q)?v():{type:`str`,value:o(Ee)},i(ze,SyntaxError),e}function _(){if(n(q))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(q),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(ke),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ae))return o(Ae);if(n(je)){let[,e,t]=a(je),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(We),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Pe,`
`),n=Fe.exec(e)[1].length;return new Ke(t,n)}}},Ke=class{constructor(e,t){this.value=e,this.length=t}},qe=`# The words of the browser client.

## Tables over the network

nowhere = There is nothing at this address.
unreachable = The server cannot be reached just now.
over = over
looking-on = You look on.
stood-in = A bot plays for you while you are away.
gave-up = You gave this game up; a bot plays it to the end.
take-back = Take my seat back
sit-down = Take a seat
leave = Leave
start = Start
copy = Copy
copied = The link is copied.
copy-by-hand = Please copy the link by hand.
invite-link = Send this link to whoever plays with you
spectate-link = This link only looks on
waits-for = { $free ->
    [one] One seat is still open.
   *[other] { $free } seats are still open.
}
waits-for-start = Everybody is here. Whoever laid the table starts the game.
all-here = Everybody is here.
pass-to = Pass the screen to { $name }.
i-am = I am { $name }
rules-of = Rules of { $game }
device-link = Play on a second device
device-link-how = Open this link on the other device; it works once, for ten minutes:
device-title = The same guest on two devices
device-how = This device takes over the name, the tables and the seats of the guest who made this link. What this device had before stays behind.
device-take = Be this guest here
replay = Replay
step-back = One step back
step-on = One step on
run = Run
pause = Pause
moment = Moment
seen-by = Seen by
spectator = A spectator
record-file = Record

## Names

game-wreck-raiders = Wreck Raiders
game-coralia = Coralia
lagoon = Lagoon
beach = Beach
wreck-gem = Gems
wreck-gold = Gold
wreck-art = Art
wreck-relic = Relics
treasure-gem = gem
treasure-gold = gold
treasure-art = art
treasure-relic = relic
face-gem1 = Diamond
face-gem2 = Pearls
face-gem3 = Crystals
face-gold1 = Crown
face-gold2 = Gold bars
face-gold3 = Cup
face-art1 = Landscape
face-art2 = Portrait
face-art3 = Still life
face-relic1 = Mask
face-relic2 = Ankh
face-relic3 = Stone head
bauble-conch = conch
bauble-scallop = scallop
bauble-starfish = starfish
bauble-conch-2018 = skull
bauble-scallop-2018 = seashell
bauble-starfish-2018 = starfish
layer-top = top
layer-middle = middle
layer-bottom = bottom
spot-name = { $place } { $number }
die-name = Die showing { $face }
die-in-zone = Die showing { $face }, in a { $bauble } zone
display-name = Display { $display }
display-fits = Display { $display } fits
vault-column = Vault, column { $column }
aquarium-name = Aquarium of { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
exhibit-name = Exhibit worth { $coins }: { $treasures }
piece-name = { $layer } worth { $coins }, shows { $symbols }; costs { $cost }
piece-top = { $layer }, { $coins } for each { $per }; costs { $cost }
nothing = nothing

## Parts of the table

you = you
away = away
style = style
no-style = no style
per = per
per-piece = piece
exhibits = Exhibits
exhibits-short = exhibits
vault = Vault
vault-short = vault
aquariums = Aquariums
aquariums-short = aquariums
market = Aquarium market
no-aquariums = No aquarium yet. A bottom starts one.
no-rivals = Nobody else plays here.
claimed = Claimed
claimed-of = { $claimed } of { $needed } exhibits
divers-ashore = { $count ->
    [0] No diver ashore
    [one] One diver ashore
   *[other] { $count } divers ashore
}
mat-of = { $name }’s mat
open-mat = { $name }, { $score } coins: open the mat
scores = Scores
solo-rivals = Rival divers
solo-left = { $left ->
    [one] One rival waits
   *[other] { $left } rivals wait
}
log = Log
log-empty = Nothing has happened yet.
tab-mat = Mat
tab-exhibits = Exhibits
tab-market = Market
tab-rivals = Rivals
tab-log = Log

## What is asked

undo = Undo
back = Back
close = Close
options = Everything you can do now
hint-lit = Whatever is lit can be chosen.
hint-further = Now choose where it goes; Escape takes it back.
hint-wait = Please wait a moment.
connecting = Rowing to the table …
reconnecting = The line is lost; it comes back by itself.

## Claims

claim-title = Decorate display { $display } before it opens
claim-title-style = Display { $display } shows style
claim-step-named = Display and card
claim-step-starfish = Starfish
claim-step-decorate = Decorate
claim-step-style = Style
claim-step-collect = Collect
claim-cover = Lay starfish on treasures
claim-cover-how = A covered treasure counts as any type. Click one on the stage.
claim-conch = Put a { $name } on the card
claim-conch-how = It stays there and is worth 2 coins at the end.
claim-conch-on = { $name } on it
claim-scallop = Trade a { $name } for a treasure
claim-scallop-how = One random find. Which wreck?
claim-pick = Pick your reward
claim-pick-how = The treasures stand in the card’s order.
claim-free = Take a piece for free
claim-free-how = The treasures stand in the card’s order.
claim-style = Style reward
claim-style-yes = Your treasures stand in the card’s order.
claim-style-no = Only for treasures in the card’s exact order.
claim-brings = What this claim brings
claim-card = Card
claim-basket = Basket
claim-count = Exhibit number { $claimed }.

## Tooltips

tip-wreck = { $wreck }: { $left } treasures are left in the wreck. A dive brings one of them.
tip-lid = The lid. A die lying in a zone brings that find to whoever takes it.
tip-display = A display. Treasures stand from left to right; all of them together claim an exhibit.
tip-vault = The vault. Every different face is worth a coin, and a row of one type its number.
tip-claimed = Whoever has this many exhibits at the end of a turn calls the last turns.
tip-aquarium = An aquarium. Middles go on top, a top closes it.
tip-stack = { $left } more in the stack: { $layer }.
tip-conch = { $name }: changes the die you take by one; decorates a card.
tip-scallop = { $name }: one more treasure of the wreck you dive to.
tip-starfish = { $name }: stands for any treasure when you claim.
tip-solo = Rivals still to come: { $left }. A wreck marked dark has been visited this round.

## Menu

menu = Menu
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
send = Send
mute = mute
language = Language
light = Light
light-day = Day
light-night = Night
motion = Motion
sound = Sounds
to-lobby = To the lobby
keys = Press ? for the keyboard.
shortcuts = Keyboard
key-tab = go to the next thing that is lit
key-enter = choose it
key-escape = one step back; skip motion
key-undo = undo
key-end = press the last button, such as End the turn
key-options = list everything you can do
key-help = this list

## Coralia

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-orange = orange
colour-green = green
colour-violet = violet
colour-white = white
symbol-pearl = pearl
symbol-fish = fish
symbol-starfish = starfish
symbol-octopus = octopus
symbol-diver = diver
symbol-turtle = turtle
symbol-treasure = treasure
not-rolled = not rolled
reef-name = The { $colour } reef
space-name = { $colour } reef, { $symbol }
chest-of = Chest of the { $colour } reef
die-of = { $colour } die: { $symbol }
die-idle = { $name }. You cannot use this die: its space is closed to you.
island = Island
island-dice = Island: { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
}
island-empty = no dice
station = Research station
supply = Supply
supply-of = { $colour } dice: { $left } left
piles = Piles
pile-starfish = Starfish
pile-fish = Fish
pile-pearl = Pearls
pile-island = Island
rays = Rays
side-turtles = Turtles to copy
side-chests = Spare chests
your-cards = Your cards
looking = Keep one of these
no-cards = You hold no cards yet.
start-player = start player
person = guest
bot-level = bot, { $level }
level-calm = calm
level-keen = keen
level-sharp = sharp
level-deep = deep
round-of = Round { $round } of { $all }
final-scoring = Final scoring
turtle-white-die = Turtle: roll a white die and place it.
turtle-jellyfish = Turtle: sail to the next jellyfish.
turtle-stingray = Turtle: take a stingray.
turtle-starfish-card = Turtle: take the top starfish card.
turtle-island-card = Turtle: take the top island card.
turtle-fish-card = Turtle: take the top fish card.
turtle-copy = Turtle: use one of the turtles beside the board.
turtle-side-chest = Turtle: open a spare chest.
chest-fish-card = Chest: the top fish card.
chest-pearl-card = Chest: the top pearl card.
chest-starfish-card = Chest: the top starfish card.
chest-island-card = Chest: the top island card.
chest-island-dice = Chest: a point for each die on the island.
chest-stingray = Chest: a stingray.
chest-white-die = Chest: roll a white die and place it.
chest-jellyfish = Chest: sail to the next jellyfish.
card-pearl-2 = Pearl of 2
card-pearl-3 = Pearl of 3
card-pearl-4 = Pearl of 4
card-pearl-5 = Pearl of 5
card-pearl-6 = Starfish card: a pearl of 6
card-fire-fish = Fire fish
card-blowfish = Blowfish
card-angel-fish = Angel fish
card-stingray = Stingray
card-anemone-fish = Starfish card: an anemone fish
card-per-fish = Starfish card: 2 points for each of your fish cards
card-per-pearl = Starfish card: 1 point for each of your pearl cards
card-per-island-die = Starfish card: 1 point for each die on the island
card-per-turtle = Starfish card: 3 points for each of your turtles
card-per-chest = Starfish card: 2 points for each of your chests
card-side-chest = Starfish card: open a spare chest
card-jellyfish = Starfish card: sail to the next jellyfish
card-chests = Starfish card: open the chests left on two reefs
card-dice = Starfish card: a card for each left-over die of two colours
tip-pearl = Two pearl cards.
tip-fish = Look at two fish cards, keep one.
tip-starfish-space = Look at three starfish cards, keep one.
tip-octopus = Your octopus comes: a point for every die on this reef.
tip-diver = Your diver comes; a chest opens where it leaves.
tip-turtle = Take the turtle and its bonus; it locks a die for you from now on.
tip-treasure = A diver that leaves sinks its die here and opens the chest.
tip-chest = A closed chest. It opens when a diver leaves the reef.
tip-side-chest = A spare chest: some turtles and cards open it.
tip-island = Dice whose space is taken. Each brings an island card.
tip-station = The dice of this turn. One is placed, three sail on to the next player.
tip-supply = Dice not taken yet. Each turn begins with one of them.
tip-pile = { $pile }: { $left } cards are left.
tip-rays = Stingrays lie apart; turtles and chests bring them.
tip-track = Points. A jellyfish carries a ship to the next multiple of five.
tip-rounds = Everybody places one die in each round.
tip-cards = Cards in hand
tip-locks = Turtles: so many dice may be locked
tip-chests = Chests taken
tip-octopuses = Octopuses left: { $left }

## Lobby

tagline = Two games of the sea, on one screen, tonight.
pick-game = Pick a game
about-wreck-raiders = Roll, dive and race to the sunken ships. Bring gems, gold and relics home, and fill your museum before your rivals fill theirs.
about-coralia = Four dice, six reefs, one choice a turn. Wake octopuses, follow turtles, and open the chest before the next diver does.
play-now = Play now
solo = Solo
duel = Duel
invite = Invite a friend
no-account = No account needed. Your seat stays yours in this browser.
my-tables = My tables
my-tables-none = No tables yet. Set one, or just play.
open-tables = Open tables
open-tables-none = Nobody is waiting for players just now.
with = with { $names }
your-turn = Your turn
turn-of = { $name }’s turn
join = Join
your-table = Your table
edition = Edition
edition-2019 = 2019
edition-2018 = 2018, first edition
players = Players
clock = Clock
clock-none = No clock
clock-live = Live
clock-days = Over days
seat-name = Name on seat { $number }
seat-kind = Who sits on seat { $number }
seat-me = Me
seat-here = Here
seat-link = By link
seat-bot = Bot
seat-open = Open seat
seat-link-how = You get a link for this seat as soon as the table is set.
strength = Strength
guest = Guest
guest-name = Your name
bot-names = Mara,Tomas,Ines,Jonas,Élise
listed = Anybody may join: show it among the open tables
set-table = Set the table
`,Je=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Ye=function(e){return`/`+e},Xe={},Ze=function(e){return e.pathname.endsWith(`.css`)},Qe=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Y=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Ye(t,n);let r=s(t),i=Ze(r);return Qe(Xe,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Je,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},$e={fr:()=>Y(()=>import(`./web-jcq4hs59.js`),[]),de:()=>Y(()=>import(`./web-CxIb-EKb.js`),[])};function et(e,t){let n=new Ce(e,{useIsolating:!1});return n.addResource(new Ge(t)),n}var X=et(`en`,qe),tt=a(X);async function nt(e){document.documentElement.lang=e,v(tt,e===`en`?X:et(e,(await $e[e]()).default))}function Z(e,t){for(let n of[r(tt),X]){let r=n.getMessage(e)?.value;if(r)return n.formatPattern(r,t??null)}return e}var rt=(e,t)=>Z(`bauble-${e}${t===`2018`?`-2018`:``}`),it=6e3,Q=new class{#e=a(``);get text(){return r(this.#e)}set text(e){v(this.#e,e,!0)}#t;say(e){clearTimeout(this.#t),this.text=e,this.#t=setTimeout(()=>this.text=``,it)}complain=e=>{if(!(e instanceof k))throw e;this.say(e.message||Z(`unreachable`))};still(){this.text=``}},at=/^[\w-]{1,64}$/;function ot(e){let[t=``,n=``,...r]=e.pathname.split(`/`).filter(Boolean);return t?r.length>0||!at.test(n)?{page:`nowhere`}:t===`t`?{page:`table`,id:n,join:e.searchParams.get(`join`)}:t===`r`?{page:`replay`,id:n}:t===`rules`?{page:`rules`,game:n}:t===`link`?{page:`link`,token:n}:{page:`nowhere`}:{page:`lobby`}}var $=new Set,st=()=>{let e=ot(new URL(location.href));for(let t of $)t(e)};function ct(e,t=!1){history[t?`replaceState`:`pushState`](null,``,e),t||scrollTo(0,0),st()}function lt(e){let t=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,n=e.target instanceof Element?e.target.closest(`a`):null;if(!t||e.defaultPrevented||!(n instanceof HTMLAnchorElement)||n.target||n.hasAttribute(`download`))return;let r=new URL(n.href);r.origin!==location.origin||r.pathname.startsWith(`/api/`)||r.searchParams.has(`fixture`)||(e.preventDefault(),ct(r.pathname+r.search+r.hash))}function ut(e){return $.add(e),addEventListener(`popstate`,st),document.addEventListener(`click`,lt),()=>{$.delete(e),removeEventListener(`popstate`,st),document.removeEventListener(`click`,lt)}}var dt=_(`<div class="notice svelte-1n46o8q" role="alert"> </div>`),ft=_(`<!> <!> <!>`,1);function pt(d,_){c(_,!0);let b=a(ot(new URL(location.href))),w=a(o(nt(O.language)));x(()=>ut(e=>v(b,e))),x(()=>void v(w,nt(O.language),!0)),x(()=>{document.documentElement.classList.toggle(`dark`,O.dark),document.documentElement.classList.toggle(`still`,!O.motion)});let T=O.language;x(()=>{O.language!==T&&ne({language:O.language}).catch(Q.complain),T=O.language});var E=ft(),D=f(E);C(D,{get markup(){return S}});var k=i(D,2);y(k,()=>r(w),null,n=>{var i=s(),a=f(i),o=e=>{var n=s(),i=f(n);y(i,()=>Y(()=>import(`./LobbyPage-BWMjSQbT.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),null,(e,n)=>{var i=m(()=>{var{default:e}=r(n);return{LobbyPage:e}}),a=m(()=>r(i).LobbyPage),o=s(),c=f(o);g(c,()=>r(a),(e,t)=>{t(e,{})}),t(e,o)}),t(e,n)},c=e=>{var n=s(),i=f(n);y(i,()=>Y(()=>import(`./TablePage-CyxsXvN2.js`),__vite__mapDeps([8,1,3,4,5,9,10,11,12])),null,(e,n)=>{var i=m(()=>{var{default:e}=r(n);return{TablePage:e}}),a=m(()=>r(i).TablePage),o=s(),c=f(o);u(c,()=>r(b).id,e=>{var n=s(),i=f(n);g(i,()=>r(a),(e,t)=>{t(e,{get id(){return r(b).id},get join(){return r(b).join}})}),t(e,n)}),t(e,o)}),t(e,n)},l=e=>{var n=s(),i=f(n);y(i,()=>Y(()=>import(`./ReplayPage-BV1Hlj3G.js`),__vite__mapDeps([13,1,9,4,5,10,11,14])),null,(e,n)=>{var i=m(()=>{var{default:e}=r(n);return{ReplayPage:e}}),a=m(()=>r(i).ReplayPage),o=s(),c=f(o);u(c,()=>r(b).id,e=>{var n=s(),i=f(n);g(i,()=>r(a),(e,t)=>{t(e,{get id(){return r(b).id}})}),t(e,n)}),t(e,o)}),t(e,n)},d=e=>{var n=s(),i=f(n);y(i,()=>Y(()=>import(`./RulesPage-BFtm60X4.js`),__vite__mapDeps([15,1,4,5,16])),null,(e,n)=>{var i=m(()=>{var{default:e}=r(n);return{RulesPage:e}}),a=m(()=>r(i).RulesPage),o=s(),c=f(o);g(c,()=>r(a),(e,t)=>{t(e,{get game(){return r(b).game}})}),t(e,o)}),t(e,n)},p=e=>{var n=s(),i=f(n);y(i,()=>Y(()=>import(`./LinkPage-Cx6z1AZK.js`),__vite__mapDeps([17,1,4,5,18])),null,(e,n)=>{var i=m(()=>{var{default:e}=r(n);return{LinkPage:e}}),a=m(()=>r(i).LinkPage),o=s(),c=f(o);g(c,()=>r(a),(e,t)=>{t(e,{get token(){return r(b).token}})}),t(e,o)}),t(e,n)},h=e=>{var n=s(),i=f(n);y(i,()=>Y(()=>import(`./Failed-BHmBiTnW.js`),__vite__mapDeps([9,1,4,5,10])),null,(e,n)=>{var i=m(()=>{var{default:e}=r(n);return{Failed:e}}),a=m(()=>r(i).Failed),o=s(),c=f(o);g(c,()=>r(a),(e,t)=>{t(e,{error:null})}),t(e,o)}),t(e,n)};e(a,e=>{r(b).page===`lobby`?e(o,1):r(b).page===`table`?e(c,2):r(b).page===`replay`?e(l,3):r(b).page===`rules`?e(d,4):r(b).page===`link`?e(p,5):e(h,-1)}),t(n,i)});var A=i(k,2),j=e=>{var r=dt(),i=p(r,!0);l(()=>n(i,Q.text)),t(e,r)};e(A,e=>{Q.text&&e(j)}),t(d,E),h()}var mt=document.getElementById(`app`);mt&&d(pt,{target:mt});export{Y as a,ie as c,te as d,re as f,Z as i,ne as l,C as m,Q as n,k as o,O as p,rt as r,A as s,ct as t,P as u};