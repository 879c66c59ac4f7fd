import type { Converter } from './convert.ts'

type CallerName<Name> = Name extends 'id' | 'createdDate' | 'updatedDate' ? `_${Name}` : Name

/** A closed list of texts stays open for reading: a newer platform may send more. */
type Open<Text extends string> = string extends Text ? Text : Text | (string & {})

/** A wire answer as the caller reads it; `S` lists the fields that differ. */
export type Answer<T, S = unknown> = T extends string
  ? Open<T>
  : T extends readonly (infer Item)[]
    ? Answer<Item, S>[]
    : T extends object
      ? {
          [Name in keyof T as CallerName<Name>]: CallerName<Name> extends keyof S
            ? Read<T[Name], S[CallerName<Name>]>
            : Answer<T[Name]>
        }
      : T

type Read<T, S> =
  S extends Converter<infer Value, unknown> ? Value | Extract<T, null | undefined> : Answer<T, S>

/** What the caller may give for a wire argument `T`; `S` lists the fields that differ. */
export type Argument<T, S = unknown> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Argument<Item, S>[]
    : T extends object
      ? {
          [Name in keyof T as CallerName<Name>]: CallerName<Name> extends keyof S
            ? Write<T[Name], S[CallerName<Name>]>
            : Argument<T[Name]>
        }
      : T

type Write<T, S> =
  S extends Converter<unknown, infer Value> ? Value | Extract<T, null | undefined> : Argument<T, S>
