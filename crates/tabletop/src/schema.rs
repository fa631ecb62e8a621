//! TypeScript types and JSON Schemas of what is written by hand: words, notation and short lists.

use crate::Stack;
pub use schemars;
pub use ts_rs;

/// What can be described to programs in other languages.
pub trait Schema: ts_rs::TS + schemars::JsonSchema {}

impl<T: ts_rs::TS + schemars::JsonSchema> Schema for T {}

/// A closed list of words: a union of literals.
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_words {
    ($name:ident: $($word:literal),+) => {
        impl $crate::schema::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            const IS_ENUM: bool = true;

            fn name(_: &$crate::schema::ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &$crate::schema::ts_rs::Config) -> String {
                [$(concat!("\"", $word, "\"")),+].join(" | ")
            }

            fn decl(config: &$crate::schema::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), Self::inline(config))
            }

            fn decl_concrete(config: &$crate::schema::ts_rs::Config) -> String {
                Self::decl(config)
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }

        impl $crate::schema::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn json_schema(_: &mut $crate::schema::schemars::SchemaGenerator) -> $crate::schema::schemars::Schema {
                $crate::schema::schemars::json_schema!({ "type": "string", "enum": [$($word),+] })
            }
        }
    };
}

/// The tasks of an agenda as data: a union of objects, told apart by `task`.
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_tasks {
    ($typed:ident = $schema:literal: $($word:literal $(($($part:ident: $type:ty),+))?),+) => {
        impl $crate::schema::ts_rs::TS for $typed {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            const IS_ENUM: bool = true;

            fn docs() -> Option<String> {
                Some("/**\n * An entry of the agenda; `task` says which.\n */\n".to_owned())
            }

            fn name(_: &$crate::schema::ts_rs::Config) -> String {
                $schema.to_owned()
            }

            fn inline(config: &$crate::schema::ts_rs::Config) -> String {
                let tasks = [$(
                    [
                        concat!("\"task\": \"", $word, "\"").to_owned(),
                        $($(format!(
                            "{}: {}",
                            stringify!($part),
                            <$type as $crate::schema::ts_rs::TS>::name(config)
                        )),+)?
                    ].join(", ")
                ),+];
                tasks.map(|task| format!("{{ {task} }}")).join(" | ")
            }

            fn decl(config: &$crate::schema::ts_rs::Config) -> String {
                format!("type {} = {};", $schema, Self::inline(config))
            }

            fn decl_concrete(config: &$crate::schema::ts_rs::Config) -> String {
                Self::decl(config)
            }

            fn visit_dependencies(visitor: &mut impl $crate::schema::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                $($($(
                    visitor.visit::<$type>();
                    <$type as $crate::schema::ts_rs::TS>::visit_generics(visitor);
                )+)?)+
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!($schema, ".ts").into())
            }
        }

        impl $crate::schema::schemars::JsonSchema for $typed {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                $schema.into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($typed)).into()
            }

            fn json_schema(
                generator: &mut $crate::schema::schemars::SchemaGenerator,
            ) -> $crate::schema::schemars::Schema {
                let tasks = [$(
                    $crate::schema::schemars::json_schema!({
                        "type": "object",
                        "properties": {
                            "task": { "type": "string", "const": $word }
                            $($(, (stringify!($part)): generator.subschema_for::<$type>())+)?
                        },
                        "required": ["task" $($(, stringify!($part))+)?]
                    })
                ),+];
                $crate::schema::schemars::json_schema!({ "oneOf": tasks })
            }
        }
    };
}

/// A type that is written as another one: `[T: Schema] List<T> = Vec<T>`.
#[doc(hidden)]
#[macro_export]
macro_rules! schema_like {
    ([$($generics:tt)*] $name:ty = $like:ty) => {
        impl<$($generics)*> $crate::schema::ts_rs::TS for $name {
            type WithoutGenerics = <$like as $crate::schema::ts_rs::TS>::WithoutGenerics;
            type OptionInnerType = Self;

            fn name(config: &$crate::schema::ts_rs::Config) -> String {
                <$like as $crate::schema::ts_rs::TS>::name(config)
            }

            fn inline(config: &$crate::schema::ts_rs::Config) -> String {
                <$like as $crate::schema::ts_rs::TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl $crate::schema::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <$like as $crate::schema::ts_rs::TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl $crate::schema::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <$like as $crate::schema::ts_rs::TS>::visit_generics(visitor);
            }
        }

        impl<$($generics)*> $crate::schema::schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                <$like as $crate::schema::schemars::JsonSchema>::schema_name()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                <$like as $crate::schema::schemars::JsonSchema>::schema_id()
            }

            fn json_schema(
                generator: &mut $crate::schema::schemars::SchemaGenerator,
            ) -> $crate::schema::schemars::Schema {
                <$like as $crate::schema::schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}

crate::schema_like!([T: Schema + 'static, const N: usize] Stack<T, N> = Vec<T>);
