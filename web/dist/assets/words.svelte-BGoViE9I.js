var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`proxy path`),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),xe={},C=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`,Ce=`http://www.w3.org/2000/svg`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Te(),xe;return E=e}function Oe(){return D(pn(E))}function ke(e){if(w){if(pn(E)!==null)throw Te(),xe;E=e}}function Ae(e=1){if(w){for(var t=e,n=E;t--;)n=pn(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=pn(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Te(),xe;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Je(e,t){return e.label=t,Ye(e.v,t),e}function Ye(e,t){return e?.[pe]?.(t),e}function Xe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Ze(e,t){return e===null&&Ie(t),e.c??=new Map(Xe(e)||void 0)}var O=null;function Qe(e){O=e}function $e(e){return Ze(O,`getContext`).get(e)}function et(e,t){return Ze(O,`setContext`).set(e,t),t}function tt(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:G,l:null}}function nt(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)On(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,rt(e)}function rt(e={}){return i(e,ue,{value:!0}),e}function it(){return!0}var at=[];function ot(){var e=at;at=[],m(e)}function k(e){if(at.length===0&&!Nt){var t=at;queueMicrotask(()=>{t===at&&ot()})}at.push(e)}function st(){for(;at.length>0;)ot()}var ct=~(y|b|v);function A(e,t){e.f=e.f&ct|t}function lt(e){e.f&512||e.deps===null?A(e,v):A(e,b)}function ut(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),A(e,v)}function dt(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}var ft=!1;function pt(){ft||(ft=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function mt(e){var t=H,n=G;W(null),K(null);try{return e()}finally{W(t),K(n)}}function ht(e,t,n,r=n){e.addEventListener(t,()=>mt(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),pt()}function gt(e,t,n,r){let i=it()?bt:wt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=_t(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){R(e,s)}vt()}}var d=yt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>St(e))).then(u).catch(e=>R(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),vt())}):f()}function _t(){var e=G,t=H,n=O,r=j;return function(i=!0){K(e),W(t),Qe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function vt(e=!0){K(null),W(null),Qe(null),e&&j?.deactivate()}function yt(){var e=G,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function bt(e){var t=2|y;return G!==null&&(G.f|=re),{ctx:O,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:G,ac:null}}var xt=Symbol(`obsolete`);function St(e,t,n){let r=G;r===null&&Le();var i=void 0,a=Yt(C),o=!H,s=new Set;return Mn(()=>{var t=G,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(vt)}catch(e){n.reject(e),vt()}var c=j;if(o){if(t.f&32768)var l=yt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(xt);else for(let e of s.values())e.reject(xt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==xt&&(c.activate(),t?(a.f|=ce,$t(a,t)):(a.f&8388608&&(a.f^=ce),$t(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),En(()=>{for(let e of s)e.reject(xt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Ct(e){let t=bt(e);return Xn(t),t}function wt(e){let t=bt(e);return t.equals=Fe,t}function Tt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function Et(e){var t,n=G,r=e.parent;if(!Jn&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;K(r);try{Tt(e),t=ar(e)}finally{K(n)}return t}function Dt(e){var t=Et(e);!e.equals(t)&&(e.wv=nr(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),jt?.capture(e,t,!0)),e.deps===null))?A(e,v):Jn||(M===null?lt(e):(Tn()||j?.is_fork)&&M.set(e,t))}function Ot(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&mt(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=f),cr(t,0),Rn(t))}function kt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&lr(t)}var At=null,j=null,jt=null,M=null,Mt=null,Nt=!1,Pt=!1,Ft=null,It=null,Lt=0,Rt=1,zt=class e{id=Rt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){At===null?At=this:(At.next=this,this.prev=At),At=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,y),t(r);for(r of n.m)A(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Ft=[],n=[],r=It=[];this.#a.length>0;){Lt++>1e3&&(this.#b(),Vt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Kt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ft=null,It=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Gt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),jt=this,Ut(n),Ut(t),jt=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(N.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):rr(r)&&(i&16&&this.add_dirty_reaction(r,b),lr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ut(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{Pt=!0,j=this,this.#m()}finally{Lt=0,Mt=null,Ft=null,It=null,Pt=!1,j=null,M=null,N.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(xt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(j===null){let t=j=new e;!Pt&&!Nt&&k(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){Mt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?At=e:t.prev=e,this.linked=!1}}};function Bt(e){var t=Nt,n=jt;jt=null,Nt=!0;try{var r;for(e&&(Bt(),r=e());;){if(st(),j===null)return r;j.flush()}}finally{Nt=t,jt=n}}function Vt(){try{He()}catch(e){R(e,Mt)}}var Ht=null;function Ut(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&rr(r)&&(Ht=new Set,lr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Vn(r),Ht?.size>0)){N.clear();for(let e of Ht){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ht.has(n)&&(Ht.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||lr(n)}}Ht.clear()}}Ht=null}}function Wt(e){j.schedule(e)}function Gt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,v);for(var n=e.first;n!==null;)Gt(n,t),n=n.next}}function Kt(e){A(e,v);for(var t=e.first;t!==null;)Kt(t),t=t.next}var qt=new Set,N=new Map,Jt=!1;function Yt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function P(e,t){let n=Yt(e,t);return Xn(n),n}function Xt(e,t=!1,n=!0){let r=Yt(e);return t||(r.equals=Fe),r}function F(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&it()&&H.f&4325394&&(q===null||!q.has(e))&&Ke(),$t(e,n?rn(t):t,It)}var Zt=null,Qt=0;function $t(e,t,n=null){if(!e.equals(t)){Jn?N.set(e,t):N.has(e)||N.set(e,e.v);var r=zt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Et(t),M===null&&lt(t)}e.wv=nr(),Zt=null,Qt=0,nn(e,y,n),Zt=null,it()&&G!==null&&G.f&1024&&!(G.f&96)&&(X===null?Zn([e]):X.push(e)),!r.is_fork&&qt.size>0&&!Jt&&en()}return t}function en(){Jt=!1;for(let e of qt){e.f&1024&&A(e,b);let t;try{t=rr(e)}catch{t=!0}t&&lr(e)}qt.clear()}function tn(e){F(e,e.v+1)}function nn(e,t,n){var r=e.reactions;if(r!==null){var i=it(),a=r.length;if(Qt+=a,Qt>1e5&&Zt===null&&(Zt=new Set),Zt!==null){if(Zt.has(e))return;Zt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&y)===0;if(l&&A(s,t),c&131072)qt.add(s);else if(c&2){var u=s;M?.delete(u),nn(u,b,n)}else if(l){var d=s;c&16&&Ht!==null&&Ht.add(d),n===null?Wt(d):n.push(d)}}}}}function rn(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=er,f=e=>{if(er===d)return e();var t=H,n=er;W(null),tr(d);var r=e();return W(t),tr(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(C,u));r.set(t,e),tn(o)}}else F(n,C),tn(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(rn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?rn(e[t]):C,u)),r.set(t,n)),Z(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(C,u)),r.set(d+``,p)):F(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,rn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>rn(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}tn(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ge()}})}function an(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function on(e,t){return Object.is(an(e),an(t))}var sn,cn,ln,un,dn;function fn(){if(sn===void 0){sn=window,cn=document,ln=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;un=a(t,`firstChild`).get,dn=a(t,`nextSibling`).get,u(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),u(n)&&(n[_e]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return un.call(e)}function pn(e){return dn.call(e)}function mn(e,t){if(!w)return L(e);var n=L(E);if(n===null)n=E.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),D(r),r}return t&&xn(n),D(n),n}function hn(e,t=!1){if(!w){var n=L(e);return n instanceof Comment&&n.data===``?pn(n):n}if(t){if(E?.nodeType!==3){var r=I();return E?.before(r),D(r),r}xn(E)}return E}function gn(e,t=!1){if(!w)return L(e);var n=mn(e,t);return ke(e),n}function _n(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=pn(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),D(a),a}xn(r)}return D(r),r}function vn(e){e.textContent=``}function yn(){return!1}function bn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function xn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Sn(e){var t=G;if(t===null)return H.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;R(e,t)}function R(e,t){if(e===xe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Cn(e){G===null&&(H===null&&Ve(e),Be()),Jn&&ze(e)}function wn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=x);var r={ctx:O,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Ft===null?zt.ensure().schedule(r):Ft.push(r);else if(t!==null){try{lr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&wn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function Tn(){return H!==null&&!U}function En(e){let t=z(8,null);return A(t,v),t.teardown=e,t}function Dn(e){Cn(`$effect`);var t=G.f;if(!H&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return On(e)}function On(e){return z(4|ie,e)}function kn(e){return Cn(`$effect.pre`),z(8|ie,e)}function An(e){zt.ensure();let t=z(64|re,e);return(e={})=>new Promise(n=>{e.outro?Hn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function jn(e){return z(4,e)}function Mn(e){return z(se|re,e)}function Nn(e,t=0){return z(8|t,e)}function Pn(e,t=[],n=[],r=[]){gt(r,t,n,t=>{z(8,()=>{e(...t.map(Z))})})}function Fn(e,t=0){return z(16|t,e)}function In(e,t=0){return z(_|t,e)}function B(e){return z(32|re,e)}function Ln(e){var t=e.teardown;if(t!==null){let n=Jn,r=H;Yn(!0),W(null);try{t.call(null)}catch(t){R(t,e.parent)}finally{Yn(n),W(r)}}}function Rn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&mt(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function zn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Bn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Rn(e,t&&!n),cr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Ln(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Vn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Bn(e,t){for(;e!==null;){var n=e===t?null:pn(e);e.remove(),e=n}}function Vn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Hn(e,t,n=!0){var r=[];e.f|=256,Un(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Un(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Un(i,t,o?n:!1)}i=a}}}function Wn(e){e.f&=-257,Gn(e,!0)}function Gn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(A(e,y),zt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Gn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Kn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:pn(n);t.append(n),n=i}}var qn=null,Jn=!1;function Yn(e){Jn=e}var H=null,U=!1;function W(e){H=e}var G=null;function K(e){G=e}var q=null;function Xn(e){H!==null&&(H.f&2097152||H.f&2)&&(q??=new Set).add(e)}var J=null,Y=0,X=null;function Zn(e){X=e}var Qn=1,$n=0,er=$n;function tr(e){er=e}function nr(){return++Qn}function rr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(rr(a)&&Dt(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,v)}return!1}function ir(e,t,n=!0){var r=e.reactions;if(r!==null&&!(q!==null&&q.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ir(a,t,!1):t===a&&(n?A(a,y):a.f&1024&&A(a,b),Wt(a))}}function ar(e){var t=J,n=Y,r=X,i=H,a=q,o=O,s=U,c=er,l=e.f;J=null,Y=0,X=null,H=l&96?null:e,q=null,Qe(e.ctx),U=!1,er=++$n,e.ac!==null&&(mt(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=or(e);if(it()&&X!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)ir(X[p],e);if(i!==null&&i!==e){if($n++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=$n;if(t!==null)for(let e of t)e.rv=$n;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=ce),d}catch(t){return or(e),Sn(t)}finally{e.f^=oe,J=t,Y=n,X=r,H=i,q=a,Qe(o),U=s,er=c}}function or(e){var t=e.deps,n=j?.is_fork;if(J!==null){var r;if(n||cr(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(Tn()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(cr(e,Y),t.length=Y);return t}function sr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&lt(s),s.ac!==null&&mt(()=>{s.ac.abort(ye),s.ac=null,A(s,y)}),Ot(s),cr(s,0)}}function cr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)sr(e,n[r])}function lr(e){var t=e.f;if(!(t&16384)){A(e,v);var n=G;G=e;try{t&16777232?zn(e):Rn(e),Ln(e);var r=ar(e);e.teardown=typeof r==`function`?r:null,e.wv=Qn}finally{G=n}}}async function ur(){await Promise.resolve(),Bt()}function Z(e){var t=!!(e.f&2);if(qn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(q===null||!q.has(e))){var r=H.deps;if(H.f&2097152)e.rv<$n&&(e.rv=$n,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Jn&&N.has(e))return N.get(e);if(t){var a=e;if(Jn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||fr(a))&&(o=Et(a)),N.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&ee)===0;rr(a)&&(s&&(a.f|=512),Dt(a)),s&&!c&&(kt(a),dr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function dr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(kt(r),dr(r))}}function fr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(N.has(t)||t.f&2&&fr(t))return!0;return!1}function pr(e){var t=U;try{return U=!0,e()}finally{U=t}}function mr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var hr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function gr(e){return hr.includes(e)}var _r=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),vr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function yr(e){return e=e.toLowerCase(),vr[e]??e}[..._r];var br=[`touchstart`,`touchmove`];function xr(e){return br.includes(e)}var Sr=[`textarea`,`script`,`style`,`title`];function Cr(e){return Sr.includes(e)}var wr=Symbol(`events`),Tr=new Set,Er=new Set;function Dr(e,t,n,r={}){function i(e){if(r.capture||Nr.call(t,e),!e.cancelBubble)return mt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Or(e,t,n,r,i){var a={capture:r,passive:i},o=Dr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&En(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function kr(e,t,n){(t[wr]??={})[e]=n}function Ar(e){for(var t=0;t<e.length;t++)Tr.add(e[t]);for(var n of Er)n(e)}var jr=null,Mr=!1;function Nr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;jr=e,Mr||(Mr=!0,setTimeout(()=>{Mr=!1,jr=null}));var s=0,c=jr===e&&e[wr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[wr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),K(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[wr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[wr]=t,delete e.currentTarget,W(d),K(f)}}}var Pr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Fr(e){return Pr?.createHTML(e)??e}function Ir(e){var t=bn(`template`);return t.innerHTML=Fr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Lr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=Ir(a?e:`<!>`+e),n||(i=L(i)));var t=r||ln?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Rr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=L(Ir(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function zr(e,t){return Rr(e,t,`svg`)}function Br(e=``){if(!w){var t=I(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?xn(n):(n.before(n=I()),D(n)),Q(n,n),n}function Vr(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Q(t,n),e}function Hr(e,t){if(w){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),Oe()}else e!==null&&e.before(t)}function Ur(e){let t=0,n=Yt(0),r;return()=>{Tn()&&(Z(n),Nn(()=>(t===0&&(r=pr(()=>e(()=>tn(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,tn(n))})})))}}var Wr=ne|re;function Gr(e,t,n,r){new Kr(e,t,n,r)}var Kr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Ur(()=>(this.#p=Yt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Fn(()=>{if(w){let e=Me(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Wr),w&&(this.#e=E)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&qe(),this.#s!==null&&Hn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){R(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){R(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Hn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Kn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ut(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=O;K(this.#i),W(this.#i),Qe(this.#i.ctx);try{return zt.ensure(),e()}finally{K(t),W(n),Qe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Hn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#p&&$t(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===xe||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),w&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return R(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){R(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>R(e,this.#i&&this.#i.parent)):n(t)}})}},qr=!0;function Jr(e){qr=e}function Yr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function Xr(e,t){return Qr(e,t)}var Zr=new Map;function Qr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){fn();var l=void 0,u=An(()=>{var u=n??t.appendChild(I());Gr(u,{pending:()=>{}},t=>{tt({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),qr=s,l=e(t,i)||rt(),qr=!0,w&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Te(),xe;nt()},c);var d=new Set,f=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!d.has(r)){d.add(r);var i=xr(r);for(let e of[t,document]){var a=Zr.get(e);a===void 0&&(a=new Map,Zr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Nr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(r(Tr)),Er.add(f),()=>{for(var e of d)for(let n of[t,document]){var r=Zr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Nr),r.delete(e),r.size===0&&Zr.delete(n)):r.set(e,i)}Er.delete(f),u!==n&&u.parentNode?.removeChild(u)}});return $r.set(l,u),l}var $r=new WeakMap,ei=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Wn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Wn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Kn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Hn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=yn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ti=0,ni=1,ri=2;function ii(e,t,n,r,i){w&&Oe();var a=it(),o=C,s=a?Yt(o):Xt(o,!1,!1),c=a?Yt(o):Xt(o,!1,!1),l=new ei(e);Fn(()=>{var a=j,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(je()),T(!1)),p(o)){var f=_t(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),zt.ensure();try{e()}finally{vt(!1),Nt||Bt()}}};o.then(t=>{e(()=>{$t(s,t),l.ensure(ni,r&&(e=>r(e,s)))})},t=>{e(()=>{if($t(c,t),l.ensure(ri,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ti,n):k(()=>{m||e(()=>{l.ensure(ti,n)})})}else $t(s,o),l.ensure(ni,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function ai(e,t,n=!1){var r;w&&(r=E,Oe());var i=new ei(e),a=n?ne:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Fn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var oi=Symbol(`NaN`);function si(e,t,n){w&&Oe();var r=new ei(e),i=!it();Fn(()=>{var e=t();e!==e&&(e=oi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ci(e,t){return t}function li(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Hn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ui(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;vn(d),d.append(u),e.items.clear()}ui(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ui(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Kn(a,document.createDocumentFragment())):V(t[i],n)}}var di;function fi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(L(u)):u.appendChild(I())}w&&Oe();var d=null,f=wt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,mi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,gi(d,null,c)):Wn(d):Hn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Fn(()=>{var e=Z(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),T(!1),r=!0);for(var u=new Set,_=j,v=yn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&$t(S.v,b),S.i&&$t(S.i,y),v&&_.unskip_effect(S.e)):(S=hi(l,m?c:di??=I(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(di??=I())),d.f|=ae)),t>u.size&&Re(``,``,``),w&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function pi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function mi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=pi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Wn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)gi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),_i(e,d,_),_i(e,_,y),gi(_,y,n),d=_,p=[],m=[],l=pi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)gi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);_i(e,S.prev,ee.next),_i(e,d,S),_i(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),gi(_,l,n),_i(e,_.prev,_.next),_i(e,_,d===null?e.effect.first:d.next),_i(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=pi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=pi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ui(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=pi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}li(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function hi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Yt(n):Xt(n,!1,!1):null,l=o&2?Yt(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function gi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=pn(r);if(a.before(r),r===i)return;r=o}}function _i(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function vi(e,t,...n){var r=new ei(e);Fn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function yi(e,t,n){var r;w&&(r=E,Oe());var i=new ei(e);Fn(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}var bi=()=>performance.now(),xi={tick:e=>requestAnimationFrame(e),now:()=>bi(),tasks:new Set};function Si(){let e=xi.now();xi.tasks.forEach(t=>{t.c(e)||(xi.tasks.delete(t),t.f())}),xi.tasks.size!==0&&xi.tick(Si)}function Ci(e){let t;return xi.tasks.size===0&&xi.tick(Si),{promise:new Promise(n=>{xi.tasks.add(t={c:e,f:n})}),abort(){xi.tasks.delete(t)}}}function wi(e,t){mt(()=>{e.dispatchEvent(new CustomEvent(t))})}function Ti(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function Ei(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=Ti(n.trim());t[i]=r.trim()}return t}var Di=e=>e;function Oi(e,t,n,r){var i=!!(e&1),a=!!(e&2),o=i&&a,s=!!(e&4),c=o?`both`:i?`in`:`out`,l,u=t.inert,d=t.style.overflow,f,p;function m(){return mt(()=>l??=n()(t,r?.()??{},{direction:c}))}var h={is_global:s,in(){t.inert=u,i?(a||f?.abort(),f=ki(t,m(),p,1,()=>{wi(t,`introstart`)},()=>{wi(t,`introend`),f?.abort(),f=l=void 0,t.style.overflow=d})):(p?.abort(),p?.reset?.())},out(e){a?(t.inert=!0,p=ki(t,m(),f,0,()=>{wi(t,`outrostart`)},()=>{wi(t,`outroend`),e?.()})):(e?.(),l=void 0)},stop:()=>{f?.abort(),p?.abort()}},g=G;if((g.nodes.t??=[]).push(h),i&&qr){var _=s;if(!_){for(var v=g.parent;v&&v.f&65536;)for(;(v=v.parent)&&!(v.f&16););_=!v||!!(v.f&32768)}_&&jn(()=>{pr(()=>h.in())})}}function ki(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return k(()=>{s||(c=ki(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Di}=t;var h,g=()=>1-r;return k(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=Ei(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=Ei(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&Ci(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function Ai(e,t,n,r,i,a){let o=w;w&&Oe();var s=null;w&&E.nodeType===1&&(s=E,Oe());var c=w?E:e,l=new ei(c,!1);Fn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Ce:void 0;if(e===null)l.ensure(null,null),Jr(!0);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:bn(e,a),Q(s,s),r){var i=null;w&&Cr(e)&&s.append(i=document.createComment(``));var o=w?L(s):s.appendChild(I());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}G.nodes.end=s,n||t.before(s)}w&&D(t)}),Jr(!0),()=>{e&&Jr(!1)}},ne),En(()=>{Jr(!0)}),o&&(T(!0),D(c))}function ji(e,t){var n=void 0,r;In(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{jn(()=>n(e))})))})}function Mi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Mi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Ni(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Mi(e))&&(r&&(r+=` `),r+=t);return r}function Pi(e){return typeof e==`object`?Ni(e):e??``}var Fi=[...` 	
\r\f\xA0\v﻿`];function Ii(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Fi.includes(r[o-1]))&&(s===r.length||Fi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Li(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ri(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function zi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ri)),i&&c.push(...Object.keys(i).map(Ri));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ri(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Li(r)),i&&(n+=Li(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Bi(e,t,n,r,i,a){var o=e[he];if(w||o!==n||o===void 0){var s=Ii(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Vi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Hi(e,t,n,r){var i=e[ge];if(w||i!==t){var a=zi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Vi(e,n?.[0],r[0]),Vi(e,n?.[1],r[1],`important`)):Vi(e,n,r));return r}function Ui(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Wi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Gi(e,!n||`__value`in e))}function Gi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Yi(c);Ui(c,i?a.includes(l):on(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Ki(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(Yi(i))}else{for(i of t.options)if(on(Yi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function qi(e){var t=new MutationObserver(t=>{t.every(Xi)||(`__defaultValue`in e&&Gi(e,!1),`__value`in e&&Ki(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),En(()=>{t.disconnect()})}function Ji(e,t,n=t){var r=new WeakSet,i=!0;ht(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Yi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Yi(o)}n(a),e.__value=a,j!==null&&r.add(j)}),jn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(Ki(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Yi(s),n(a))}e.__value=a,i=!1})}function Yi(e){return`__value`in e?e.__value:e.value}function Xi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Zi=Symbol(`class`),Qi=Symbol(`style`),$i=Symbol(`is custom element`),ea=Symbol(`is html`),ta=be?`link`:`LINK`,na=be?`input`:`INPUT`,ra=be?`option`:`OPTION`,ia=be?`select`:`SELECT`,aa=be?`progress`:`PROGRESS`;function oa(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;la(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;la(e,`checked`,null),e.checked=r}}};e[ve]=n,k(n),pt()}}function sa(e,t){var n=fa(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===aa)&&(e.value=t??``)}function ca(e,t){var n=fa(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function la(e,t,n,r){var i=fa(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ta))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ma(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ua(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===na&&(`defaultValue`in n||`defaultChecked`in n||oa(e));var o=fa(e),s=o[$i],c=!o[ea];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===ra,f=e.nodeName===ia;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Pi(n.class):(r||n[Zi])&&(n.class=null),n[Qi]&&(n.style??=null);var m=ma(e);if(e.nodeName===na&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,la(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Bi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Zi],n[Zi]),u[i]=l,u[Zi]=n[Zi];else if(i===`style`)Hi(e,l,t?.[Qi],n[Qi]),u[i]=l,u[Qi]=n[Qi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=gr(r);if(mr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)kr(r,e,l),Ar([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Dr(r,e,a,t)}}else if(i===`style`)la(e,i,l);else if(i===`autofocus`)dt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===aa)&&(e.value=l);else if(i===`selected`&&d)Ui(e,l);else{var y=i;c||(y=yr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&la(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function da(e,t,n=[],r=[],i=[],a,o=!1,s=!1){gt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===ia,l=!1;if(In(()=>{var u=t(...n.map(Z)),d=ua(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Wi(f,u.defaultValue),`value`in u&&Ki(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||V(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&V(i[t]),i[t]=B(()=>ji(e,()=>p))),d[t]=p}r=d}),c){var u=e;jn(()=>{var e=r;`defaultValue`in e&&Wi(u,e.defaultValue),Ki(u,e.value,!0),qi(u)})}l=!0})}function fa(e){return e[me]??={[$i]:e.nodeName.includes(`-`),[ea]:e.namespaceURI===Se}}var pa=new Map;function ma(e){var t=e.getAttribute(`is`)||e.nodeName,n=pa.get(t);if(n)return n;pa.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ha(e,t,n=t){var r=new WeakSet;ht(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=_a(e)?va(a):a,n(a),j!==null&&r.add(j),await ur(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||pr(t)==null&&e.value)&&(n(_a(e)?va(e.value):e.value),j!==null&&r.add(j)),Nn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}_a(e)&&n===va(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function ga(e,t,n=t){ht(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||pr(t)==null)&&n(e.checked),Nn(()=>{e.checked=!!t()})}function _a(e){var t=e.type;return t===`number`||t===`range`}function va(e){return e===``?null:+e}function ya(e,t){return e===t||e?.[le]===t}function ba(e=rt(),t,n,r){var i=O.r,a=G;return jn(()=>{var o,s;return Nn(()=>{o=s,s=r?.()||[],pr(()=>{ya(n(...s),e)||(t(e,...s),o&&ya(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ya(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}var xa=!1;function Sa(e){var t=xa;try{return xa=!1,[e(),xa]}finally{xa=t}}function Ca(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=bt(r),Z(u)):(l&&(l=!1,c=s?pr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Sa(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?bt:wt)(()=>(v=!1,g()));o&&Z(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?rn(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return Jn&&v||b.f&16384?y.v:Z(y)})}function wa(e){O===null&&Ie(`onMount`),Dn(()=>{let t=pr(e);if(typeof t==`function`)return t})}function Ta(e){O===null&&Ie(`onDestroy`),wa(()=>()=>pr(e))}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ea=`lagoon.settings`,Da={theme:`auto`,language:null,motion:!0,sound:!1,name:``};function Oa(){try{return{...Da,...JSON.parse(localStorage.getItem(Ea)??`{}`)}}catch{return Da}}function ka(){return navigator.languages.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`||e===`de`)??`en`}var Aa=new class{#e=P(rn(Oa()));#t=P(rn(matchMedia(`(prefers-color-scheme: dark)`).matches));constructor(){matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,e=>F(this.#t,e.matches,!0))}get dark(){return Z(this.#e).theme===`dark`||Z(this.#e).theme===`auto`&&Z(this.#t)}get language(){return Z(this.#e).language??ka()}get sound(){return Z(this.#e).sound}get name(){return Z(this.#e).name}get motion(){return Z(this.#e).motion&&!matchMedia(`(prefers-reduced-motion: reduce)`).matches}change(e){F(this.#e,{...Z(this.#e),...e},!0);try{localStorage.setItem(Ea,JSON.stringify(Z(this.#e)))}catch{}}},ja=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends ja{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ma=class extends ja{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Na=class e extends ja{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ja)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ja&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Pa=100,Fa=`⁨`,Ia=`⁩`;function La(e,t,n){return n===t||n instanceof Ma&&t instanceof Ma&&n.value===t.value||t instanceof Ma&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ra(e,t,n){return t[n]?qa(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function za(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ba(e,i.value):n.push(Ba(e,i));return{positional:n,named:r}}function Ba(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ma(t.value,{minimumFractionDigits:t.precision});case`var`:return Va(e,t);case`mesg`:return Ha(e,t);case`term`:return Ua(e,t);case`func`:return Wa(e,t);case`select`:return Ga(e,t);default:return new $}}function Va(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof ja)return n;switch(typeof n){case`string`:return n;case`number`:return new Ma(n);case`object`:if(Na.supportsValue(n))return new Na(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Ha(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?qa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?qa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Ua(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=za(e,r).named;let n=qa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=za(e,r).named;let o=qa(e,a.value);return e.params=null,o}function Wa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=za(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Ga(e,{selector:t,variants:n,star:r}){let i=Ba(e,t);if(i instanceof $)return Ra(e,n,r);for(let t of n)if(La(e,i,Ba(e,t.key)))return qa(e,t.value);return Ra(e,n,r)}function Ka(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Pa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Pa}`);r&&n.push(Fa),n.push(Ba(e,i).toString(e)),r&&n.push(Ia)}return e.dirty.delete(t),n.join(``)}function qa(e,t){return typeof t==`string`?e.bundle._transform(t):Ka(e,t)}var Ja=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ya(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Xa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Za(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Ma)return new Ma(n.valueOf(),{...n.opts,...Ya(t,Xa)});if(n instanceof Na)return new Ma(n.toNumber(),{...Ya(t,Xa)});throw TypeError(`Invalid argument to NUMBER`)}var Qa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function $a(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Na||n instanceof Ma)return new Na(n,Ya(t,Qa));throw TypeError(`Invalid argument to DATETIME`)}var eo=new Map;function to(e){let t=Array.isArray(e)?e.join(` `):e,n=eo.get(t);return n===void 0&&(n=new Map,eo.set(t,n)),n}var no=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Za,DATETIME:$a,...t},this._useIsolating=n,this._transform=r,this._intls=to(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ja(this,n,t);try{return Ka(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},ro=/^(-?[a-zA-Z][\w-]*) *= */gm,io=/\.([a-zA-Z][\w-]*) *= */y,ao=/\*?\[/y,oo=/(-?[0-9]+(?:\.([0-9]+))?)/y,so=/([a-zA-Z][\w-]*)/y,co=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,lo=/^[A-Z][A-Z0-9_-]*$/,uo=/([^{}\n\r]+)/y,fo=/([^\\"\n\r]*)/y,po=/\\([\\"])/y,mo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ho=/^\n+/,go=/ +$/,_o=/ *\r?\n/g,vo=/( *)$/,yo=/{\s*/y,bo=/\s*}/y,xo=/\[\s*/y,So=/\s*] */y,Co=/\s*\(\s*/y,wo=/\s*->\s*/y,To=/\s*:\s*/y,Eo=/\s*,?\s*/y,Do=/\s+/y,Oo=class{constructor(e){this.body=[],ro.lastIndex=0;let t=0;for(;;){let n=ro.exec(e);if(n===null)break;t=ro.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(io);){let t=o(io),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(uo)&&(r=o(uo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ho),u([i],i.length)):r?S(r,go):null}function u(r=[],i){for(;;){if(n(uo)){r.push(o(uo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,go));let c=[];for(let e of r)e instanceof ko&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(yo,SyntaxError);let e=f();if(i(bo))return e;if(i(wo)){let t=h();return i(bo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(co)){let[,e,t,n=null]=a(co);if(e===`$`)return{type:`var`,name:t};if(i(Co)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(lo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Eo)}}function m(){let e=f();return e.type===`mesg`&&i(To)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ao);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(xo,SyntaxError);let e;return e=n(oo)?v():{type:`str`,value:o(so)},i(So,SyntaxError),e}function _(){if(n(oo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(oo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(fo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(po))return o(po);if(n(mo)){let[,e,t]=a(mo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Do),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(_o,`
`),n=vo.exec(e)[1].length;return new ko(t,n)}}},ko=class{constructor(e,t){this.value=e,this.length=t}},Ao=`### What only the web client says.

## Names

web-game-wreck-raiders = Wreck Raiders
web-game-coralia = Coralia
web-lagoon = Lagoon
web-beach = Beach
web-wreck-gem = Gems
web-wreck-gold = Gold
web-wreck-art = Art
web-wreck-relic = Relics
web-treasure-gem = gem
web-treasure-gold = gold
web-treasure-art = art
web-treasure-relic = relic
web-face-gem1 = Diamond
web-face-gem2 = Pearls
web-face-gem3 = Crystals
web-face-gold1 = Crown
web-face-gold2 = Gold bars
web-face-gold3 = Cup
web-face-art1 = Landscape
web-face-art2 = Portrait
web-face-art3 = Bouquet
web-face-relic1 = Mask
web-face-relic2 = Ankh
web-face-relic3 = Stone head
web-bauble-conch = conch
web-bauble-scallop = scallop
web-bauble-starfish = starfish
web-bauble-conch-2018 = skull
web-bauble-scallop-2018 = seashell
web-bauble-starfish-2018 = starfish
web-layer-top = top
web-layer-middle = middle
web-layer-bottom = bottom
web-spot-name = { $place } { $number }
web-step-up = One more on the die
web-step-down = One less on the die
web-die-name = Die showing { $face }
web-die-in-zone = Die showing { $face }, in a { $bauble } zone
web-display-name = Display { $display }
web-display-fits = Display { $display } fits
web-vault-column = Vault, column { $column }
web-aquarium-name = Aquarium of { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
web-exhibit-name = Exhibit worth { $coins }: { $treasures }
web-piece-name = { $layer } worth { $coins }, shows { $symbols }; costs { $cost }
web-piece-top = { $layer }, { $coins } for each { $per }; costs { $cost }
web-nothing = nothing

## Parts of the table

web-you = you
web-away = away
web-style = style
web-no-style = no style
web-per = per
web-per-piece = piece
web-exhibits = Exhibits
web-exhibits-short = exhibits
web-vault = Vault
web-vault-short = vault
web-aquariums = Aquariums
web-aquariums-short = aquariums
web-market = Aquarium market
web-no-aquariums = No aquarium yet. A bottom starts one.
web-no-rivals = Nobody else plays here.
web-claimed = Claimed
web-claimed-of = { $claimed } of { $needed } exhibits
web-divers-ashore = { $count ->
    [0] No diver ashore
    [one] One diver ashore
   *[other] { $count } divers ashore
}
web-mat-of = { $name }’s mat
web-open-mat = { $name }, { $score } coins: open the mat
web-scores = Scores
web-solo-rivals = Rival divers
web-solo-left = { $left ->
    [one] One rival waits
   *[other] { $left } rivals wait
}
web-log = Log
web-since-your-turn = Since your last turn
web-clock-left-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-log-empty = Nothing has happened yet.
web-tab-mat = Mat
web-tab-exhibits = Exhibits
web-tab-market = Market
web-tab-rivals = Rivals
web-tab-log = Log

## What is asked

web-undo = Undo
web-back = Back
web-close = Close
web-options = Everything you can do now
web-hint-lit = Whatever is lit can be chosen.
web-hint-further = Now choose where it goes; Escape takes it back.
web-hint-wait = Please wait a moment.
web-hint-watch = You are watching.
web-connecting = Rowing to the table …
web-reconnecting = The line is lost; it comes back by itself.

## Claims

web-claim-title = Decorate display { $display } before it opens
web-claim-title-style = Display { $display } shows style
web-claim-step-named = Display and card
web-claim-step-starfish = Starfish
web-claim-step-decorate = Decorate
web-claim-step-style = Style
web-claim-step-collect = Collect
web-claim-cover = Lay starfish on treasures
web-claim-cover-how = A covered treasure counts as any type. Click one on the stage.
web-claim-conch = Put a { $name } on the card
web-claim-conch-how = It stays there and is worth { $coins } coins at the end.
web-claim-conch-on = { $name } on it
web-claim-scallop = Trade a { $name } for a treasure
web-claim-scallop-how = One random find. Which wreck?
web-claim-pick = Pick your reward
web-claim-pick-how = The treasures stand in the card’s order.
web-claim-free = Take a piece for free
web-claim-free-how = The treasures stand in the card’s order.
web-claim-style = Style reward
web-claim-style-yes = Your treasures stand in the card’s order.
web-claim-style-no = Only for treasures in the card’s exact order.
web-claim-brings = What this claim brings
web-claim-card = Card
web-claim-basket = Basket
web-claim-count = Exhibit number { $claimed }.

## Tooltips

web-tip-wreck = { $wreck }: { $left } treasures are left in the wreck. A dive brings one of them.
web-tip-lid = The lid. A die lying in a zone brings that find to whoever takes it.
web-tip-display = A display. Treasures stand from left to right; all of them together claim an exhibit.
web-tip-vault = The vault. Every different face is worth a coin, and a row of one type its number.
web-tip-claimed = Whoever has this many exhibits at the end of a turn calls the last turns.
web-tip-aquarium = An aquarium. Middles go on top, a top closes it.
web-tip-stack = { $left } more in the stack: { $layer }.
web-tip-conch = { $name }: changes the die you take by one; decorates a card.
web-tip-scallop = { $name }: one more treasure of the wreck you dive to.
web-tip-starfish = { $name }: stands for any treasure when you claim.
web-tip-solo = Rivals still to come: { $left }. A wreck marked dark has been visited this round.

## Menu

web-menu = Menu
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-send = Send
web-mute = mute
web-unmute = hear everybody again
web-language = Language
web-light = Light
web-light-day = Day
web-light-night = Night
web-motion = Motion
web-sound = Sounds
web-to-lobby = To the lobby
web-advice-ask = Ask the bot
web-advice-thinks = It thinks …
web-advice-score = expects { $score } points
web-keys = Press ? for the keyboard.
web-shortcuts = Keyboard
web-key-tab = go to the next thing that is lit
web-key-enter = choose it
web-key-escape = one step back; skip motion
web-key-undo = undo
web-key-end = press the last button, such as End the turn
web-key-options = list everything you can do
web-key-help = this list

## Coralia

web-colour-yellow = yellow
web-colour-blue = blue
web-colour-red = red
web-colour-orange = orange
web-colour-green = green
web-colour-violet = violet
web-colour-white = white
web-symbol-pearl = pearl
web-symbol-fish = fish
web-symbol-starfish = starfish
web-symbol-octopus = octopus
web-symbol-diver = diver
web-symbol-turtle = turtle
web-symbol-treasure = treasure
web-not-rolled = not rolled
web-reef-name = The { $colour } reef
web-space-name = { $colour } reef, { $symbol }
web-chest-of = Chest of the { $colour } reef
web-die-of = { $colour } die: { $symbol }
web-die-idle = { $name }. You cannot use this die: its space is closed to you.
web-island = Island
web-island-dice = Island: { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
}
web-island-empty = no dice
web-station = Research station
web-supply = Supply
web-supply-of = { $colour } dice: { $left } left
web-piles = Piles
web-pile-starfish = Starfish
web-pile-fish = Fish
web-pile-pearl = Pearls
web-pile-island = Island
web-rays = Rays
web-side-turtles = Turtles to copy
web-side-chests = Spare chests
web-your-cards = Your cards
web-looking = Keep one of these
web-no-cards = You hold no cards yet.
web-start-player = start player
web-person = guest
web-bot-level = bot, { $level }
web-level-calm = calm
web-level-keen = keen
web-level-sharp = sharp
web-level-deep = deep
web-round-of = Round { $round } of { $all }
web-final-scoring = Final scoring
web-turtle-white-die = Turtle: roll a white die and place it.
web-turtle-jellyfish = Turtle: sail to the next jellyfish.
web-turtle-stingray = Turtle: take a stingray.
web-turtle-starfish-card = Turtle: take the top starfish card.
web-turtle-island-card = Turtle: take the top island card.
web-turtle-fish-card = Turtle: take the top fish card.
web-turtle-copy = Turtle: use one of the turtles beside the board.
web-turtle-side-chest = Turtle: open a spare chest.
web-chest-fish-card = Chest: the top fish card.
web-chest-pearl-card = Chest: the top pearl card.
web-chest-starfish-card = Chest: the top starfish card.
web-chest-island-card = Chest: the top island card.
web-chest-island-dice = Chest: a point for each die on the island.
web-chest-stingray = Chest: a stingray.
web-chest-white-die = Chest: roll a white die and place it.
web-chest-jellyfish = Chest: sail to the next jellyfish.
web-card-pearl-2 = Pearl of 2
web-card-pearl-3 = Pearl of 3
web-card-pearl-4 = Pearl of 4
web-card-pearl-5 = Pearl of 5
web-card-pearl-6 = Starfish card: a pearl of 6
web-card-fire-fish = Fire fish
web-card-blowfish = Blowfish
web-card-angel-fish = Angel fish
web-card-stingray = Stingray
web-card-anemone-fish = Starfish card: an anemone fish
web-card-per-fish = Starfish card: 2 points for each of your fish cards
web-card-per-pearl = Starfish card: 1 point for each of your pearl cards
web-card-per-island-die = Starfish card: 1 point for each die on the island
web-card-per-turtle = Starfish card: 3 points for each of your turtles
web-card-per-chest = Starfish card: 2 points for each of your chests
web-card-side-chest = Starfish card: open a spare chest
web-card-jellyfish = Starfish card: sail to the next jellyfish
web-card-chests = Starfish card: open the chests left on two reefs
web-card-dice = Starfish card: a card for each left-over die of two colours
web-tip-pearl = Two pearl cards.
web-tip-fish = Look at two fish cards, keep one.
web-tip-starfish-space = Look at three starfish cards, keep one.
web-tip-octopus = Your octopus comes: a point for every die on this reef.
web-tip-diver = Your diver comes; a chest opens where it leaves.
web-tip-turtle = Take the turtle and its bonus; it locks a die for you from now on.
web-tip-treasure = A diver that leaves sinks its die here and opens the chest.
web-tip-chest = A closed chest. It opens when a diver leaves the reef.
web-tip-side-chest = A spare chest: some turtles and cards open it.
web-tip-island = Dice whose space is taken. Each brings an island card.
web-tip-station = The dice of this turn. One is placed, three sail on to the next player.
web-tip-supply = Dice not taken yet. Each turn begins with one of them.
web-tip-pile = { $pile }: { $left } cards are left.
web-tip-rays = Stingrays lie apart; turtles and chests bring them.
web-tip-track = Points. A jellyfish carries a ship to the next multiple of five.
web-tip-rounds = Everybody places one die in each round.
web-tip-cards = Cards in hand
web-tip-locks = Turtles: so many dice may be locked
web-tip-chests = Chests taken
web-tip-octopuses = Octopuses left: { $left }

## Lobby

web-tagline = Two games of the sea, on one screen, tonight.
web-pick-game = Pick a game
web-about-wreck-raiders = Roll, dive and race to the sunken ships. Bring gems, gold and relics home, and fill your museum before your rivals fill theirs.
web-about-coralia = Four dice, six reefs, one choice a turn. Wake octopuses, follow turtles, and open the chest before the next diver does.
web-play-now = Play now
web-solo = Solo
web-duel = Duel
web-invite = Invite a friend
web-no-account = No account needed. Your seat stays yours in this browser.
web-no-server = The server does not answer. Please try again in a moment.
web-my-tables = My tables
web-my-tables-none = No tables yet. Set one, or just play.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players just now.
web-with = with { $names }
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-join = Join
web-your-table = Your table
web-edition = Edition
web-edition-2019 = 2019
web-edition-2018 = 2018, first edition
web-players = Players
web-clock = Clock
web-clock-none = No clock
web-clock-live = Live
web-clock-days = Over days
web-seat-name = Name on seat { $number }
web-seat-kind = Who sits on seat { $number }
web-seat-me = Me
web-seat-here = Here
web-seat-link = By link
web-seat-bot = Bot
web-seat-open = Open seat
web-seat-link-how = You get a link for this seat as soon as the table is set.
web-strength = Strength
web-player-number = Player { $number }
web-guest-name = Your name
web-listed = Anybody may join: show it among the open tables
web-set-table = Set the table

## The end

web-track = Track
web-divers = Divers
web-total = Total
web-win = { $names } wins with { $score }
web-win-shared = { $names } share the victory with { $score }
web-win-solo = { $score } coins
web-decided = What decided it: { $source }, { $points } points, { $ahead } more than the second.
web-chart = Points over the game
web-chart-turns = turns
web-counting = Counting
web-counting-how = Column by column. Tap any step to look again.
web-and-now = And now?
web-and-now-how = Every moment of this game can be looked at again, from every seat.
web-step-back = Step back
web-to-total = Skip to total
web-next-step = Next: { $name }
web-replay = Replay
web-rematch = Rematch

## One screen, and again

web-title-turn = Your turn · Lagoon
web-pass-to = { $name } is next
web-pass-how = Hand the screen over. Nobody else should look.
web-pass-ready = I am { $name }
web-replay-before = One step back
web-replay-after = One step on
web-replay-turn-before = Back to the turn before
web-replay-turn-after = On to the next turn
web-replay-run = Play it
web-replay-pause = Pause
web-replay-moment = Moment of the game

## Tables over the network

web-nowhere = There is nothing at this address.
web-unreachable = The server cannot be reached just now.
web-over = over
web-looking-on = You look on.
web-stood-in = A bot plays for you while you are away.
web-gave-up = You gave this game up; a bot plays it to the end.
web-take-back = Take my seat back
web-resign = Give the game up
web-resign-sure = Really? A bot plays on for you.
web-sit-down = Take a seat
web-leave = Leave
web-start = Start
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = Please copy the link by hand.
web-invite-link = Send this link to whoever plays with you
web-spectate-link = This link only looks on
web-waits-for = { $free ->
    [one] One seat is still open.
   *[other] { $free } seats are still open.
}
web-waits-for-start = Everybody is here. Whoever laid the table starts the game.
web-all-here = Everybody is here.
web-rules-of = Rules of { $game }
web-contents = Contents
web-first-turn = Your first turn
web-device-link = Play on a second device
web-device-link-how = Open this link on the other device; it works once, for ten minutes:
web-device-title = The same guest on two devices
web-device-how = This device takes over the name, the tables and the seats of the guest who made this link. What this device had before stays behind.
web-device-take = Be this guest here
web-seen-by = Seen by
web-spectator = A spectator
web-record-file = Record
web-all-knowledge = All knowledge
web-share-moment = Share this moment
web-play-on = Play on from here
web-play-on-how = The same position with new dice, against bots.
web-play-on-seat = Your seat
web-looking-back = You look back at step { $step }.
web-to-now = Back to now
web-hint-again = Tap again to do it.
web-dice-committed = The dice are sealed: { $commitment } …
`,jo=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Mo=function(e){return`/`+e},No={},Po=function(e){return e.pathname.endsWith(`.css`)},Fo=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Io=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Mo(t,n);let r=s(t),i=Po(r);return Fo(No,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:jo,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Lo={fr:()=>Io(()=>import(`./web-DidHFIzC.js`),[]),de:()=>Io(()=>import(`./web-CVRlYZIi.js`),[])};function Ro(e,t){let n=new no(e,{useIsolating:!1});return n.addResource(new Oo(t)),n}var zo=Ro(`en`,Ao),Bo=P(zo);async function Vo(e){document.documentElement.lang=e,F(Bo,e===`en`?zo:Ro(e,(await Lo[e]()).default))}function Ho(e,t){for(let n of[Z(Bo),zo]){let r=n.getMessage(`web-${e}`)?.value;if(r)return n.formatPattern(r,t??null)}return e}var Uo=(e,t)=>Ho(`bauble-${e}${t===`2018`?`-2018`:``}`);function Wo(e,t){let n=Ho(`level-${e}`);return`${n.charAt(0).toUpperCase()}${n.slice(1)} ${t}`}export{mn as $,ci as A,Br as B,Ai as C,yi as D,xi as E,Yr as F,ur as G,kr as H,Hr as I,Pn as J,pr as K,Vr as L,ai as M,ii as N,vi as O,Xr as P,sn as Q,Lr as R,Bi as S,Ci as T,Or as U,Ar as V,Z as W,kn as X,Dn as Y,cn as Z,sa as _,Io as a,P as at,Ki as b,Ca as c,nt as ct,ha as d,Je as dt,hn as et,Zi as f,Ae as ft,ca as g,la as h,g as ht,Ho as i,F as it,si as j,fi as k,ba as l,tt as lt,oa as m,f as mt,Wo as n,_n as nt,Aa as o,Ct as ot,da as p,ke as pt,Nn as q,Vo as r,rn as rt,Ta as s,$e as st,Uo as t,gn as tt,ga as u,et as ut,Ji as v,Oi as w,Hi as x,qi as y,zr as z};