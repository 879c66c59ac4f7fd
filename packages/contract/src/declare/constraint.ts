import Type, { type TSchema } from 'typebox'
import type { RuleType } from './enums.ts'

/** A rule that a value breaks, with its name on the wire and the expected value. */
export interface Breach {
  readonly rule: RuleType
  /** What is expected, such as `must be at least 0`. */
  readonly description: string
  /** The field, relative to the checked value; absent for the value itself. */
  readonly field?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Finds what is wrong with a value. Must accept any JSON, not only what the schema allows. */
export type Constraint = (value: unknown) => Breach | undefined

interface Refinement {
  readonly check: (value: unknown) => boolean
  readonly error: (value: unknown) => string
  readonly constraint?: Constraint
}

const refinementsOf = (schema: TSchema): readonly Refinement[] =>
  Type.IsRefine(schema) ? schema['~refine'] : []

/**
 * Copies a schema, including the schema library's own marks, and changes the copy.
 *
 * @param hidden - properties that do not print as JSON
 */
export const copyOf = <T extends TSchema, const Shown extends Readonly<Record<string, unknown>>>(
  schema: T,
  shown: Shown,
  hidden: Readonly<Record<string, unknown>> = {},
): T & Shown => {
  const hide = Object.entries(hidden).map(([key, value]) => [
    key,
    { value, configurable: true, writable: true },
  ])
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(schema),
      ...Object.getOwnPropertyDescriptors(shown),
      ...Object.fromEntries(hide),
    },
  ) as T & Shown
}

/**
 * Adds a rule that JSON Schema can't express. The compiled check runs it like any refinement, and the breach
 * is reported on the wire.
 *
 * @example constrain(Type.String(), (value) => isOdd(value) ? { rule: 'OTHER', description: 'must be even' } : undefined)
 */
export const constrain = <T extends TSchema>(schema: T, constraint: Constraint): T =>
  copyOf(
    schema,
    {},
    {
      '~refine': [
        ...refinementsOf(schema),
        {
          check: (value: unknown) => constraint(value) === undefined,
          error: (value: unknown) => constraint(value)?.description ?? '',
          constraint,
        },
      ],
    },
  )

/** Returns the rules that `constrain` added to a schema. */
export const constraintsOf = (schema: TSchema): readonly Constraint[] =>
  refinementsOf(schema).flatMap(({ constraint }) => constraint ?? [])

/** Reads a field of any JSON value; undefined if there is none. */
export const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined

const present = (value: unknown, fields: readonly string[]): string[] =>
  fields.filter((field) => (fieldOf(value, field) ?? null) !== null)

/** Allows at most one of the named fields. More than one breaks ONE_OF_ALIGNMENT. */
export const exclusive = <T extends TSchema>(schema: T, fields: readonly string[]): T =>
  copyOf(
    constrain(schema, (value) => {
      const [, ...surplus] = present(value, fields)
      return surplus[0] === undefined
        ? undefined
        : {
            rule: 'ONE_OF_ALIGNMENT',
            field: surplus[0],
            description: `must be the only one of ${fields.join(', ')}`,
          }
    }),
    { 'x-exclusive': fields },
  )

/**
 * Requires exactly one of the named fields. None breaks REQUIRED_ONE_OF_FIELD, more than one
 * ONE_OF_ALIGNMENT.
 *
 * @param name - the name of the choice in the error when none was made; none by default
 */
export const exactlyOne = <T extends TSchema>(schema: T, fields: readonly string[], name?: string): T =>
  constrain(exclusive(schema, fields), (value) =>
    present(value, fields).length > 0
      ? undefined
      : {
          rule: 'REQUIRED_ONE_OF_FIELD',
          description: `must have one of ${fields.join(', ')}`,
          ...(name && { field: name }),
        },
  )
