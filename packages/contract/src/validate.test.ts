import fc from 'fast-check'
import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { nearly } from '../test/schema.arbitrary.ts'
import { AddToCurrentCartRequest, UpdateCartRequest } from './cart/cart.requests.ts'
import { constrain, exclusive } from './declare/constraint.ts'
import { ChannelType } from './declare/enums.ts'
import { email, enumOf, guid, nullable, timestamp } from './declare/schema.ts'
import { CustomValue } from './identity/custom-value.schemas.ts'
import { RULES } from './rules.ts'
import { compileInput } from './validate.ts'
import { decimal } from './values/decimal.ts'

const CASES: [rule: string, schema: TSchema, value: unknown, description: string, data: unknown][] = [
  ['MIN', Type.Integer({ minimum: 1 }), 0, 'must be at least 1', { threshold: 1 }],
  ['MAX', Type.Number({ maximum: 100 }), 100.5, 'must be at most 100', { threshold: 100 }],
  ['MIN_LENGTH', Type.String({ minLength: 1 }), '', 'must have at least 1 character', { threshold: 1 }],
  ['MAX_LENGTH', Type.String({ maxLength: 2 }), 'äöü', 'must have at most 2 characters', { threshold: 2 }],
  [
    'MIN_LENGTH',
    Type.String({ minLength: 6, maxLength: 6 }),
    '12345',
    'must have exactly 6 characters',
    { threshold: 6 },
  ],
  ['MIN_SIZE', Type.Array(Type.String(), { minItems: 1 }), [], 'must have at least 1 item', { threshold: 1 }],
  [
    'MAX_SIZE',
    Type.Array(Type.String(), { maxItems: 2 }),
    ['a', 'b', 'c'],
    'must have at most 2 items',
    { threshold: 2 },
  ],
  ['FORMAT', email, 'nobody', 'must be an email address', { type: 'EMAIL' }],
  ['FORMAT', guid, 'x', 'must be a GUID', { type: 'UUID' }],
  ['FORMAT', decimal(), '1e3', 'must be a decimal number such as "18.50"', {}],
  ['INVALID_ENUM_VALUE', Type.Enum(['a', 'b']), 'c', 'must be one of a, b', { allowed: ['a', 'b'] }],
  ['DECIMAL_GTE', decimal({ gte: '0' }), '-0.01', 'must be at least 0', { threshold: '0' }],
  ['DECIMAL_GT', decimal({ gt: '0' }), '0.00', 'must be greater than 0', { threshold: '0' }],
  ['DECIMAL_LTE', decimal({ lte: '1' }), '1.000001', 'must be at most 1', { threshold: '1' }],
  ['DECIMAL_LT', decimal({ lt: '1' }), '1', 'must be less than 1', { threshold: '1' }],
  [
    'DECIMAL_MAX_SCALE',
    decimal({ maxScale: 3 }),
    '1.0001',
    'must have at most 3 decimal places',
    { threshold: 3 },
  ],
  ['VALIDATION', Type.String(), 5, 'must be text', {}],
  ['VALIDATION', Type.Integer(), 1.5, 'must be a whole number', {}],
  ['VALIDATION', Type.Number(), '1', 'must be a number', {}],
  ['VALIDATION', Type.Boolean(), 'true', 'must be true or false', {}],
  ['VALIDATION', Type.Object({}), [], 'must be an object', {}],
  ['VALIDATION', Type.Array(Type.String()), {}, 'must be a list', {}],
  ['VALIDATION', enumOf(ChannelType), 7, 'must be text', {}],
  ['VALIDATION', Type.Union([guid, enumOf(ChannelType), Type.Null()]), 7, 'must be text or null', {}],
]

describe('a broken rule', () => {
  it.each(CASES)('has its name on the wire: %s', (violatedRule, schema, value, description, data) => {
    const check = compileInput(Type.Object({ field: schema }))
    expect(check({ field: value })).toEqual([{ field: 'field', violatedRule, description, data }])
  })

  it("is reported once per field and rule, at the field's path, in schema order", () => {
    const check = compileInput(AddToCurrentCartRequest)
    const reference = { appId: '1380b703-ce81-ff05-f115-39571d94dfcd', catalogItemId: 'x'.repeat(37) }
    expect(
      check({
        businessLocationId: 'here',
        lineItems: [{ catalogReference: reference, quantity: 100_001 }, { quantity: 1 }, 'cup'],
      }).map(({ field, violatedRule }) => `${field} ${violatedRule}`),
    ).toEqual([
      'lineItems[0].quantity MAX',
      'lineItems[0].catalogReference.catalogItemId MAX_LENGTH',
      'lineItems[1].catalogReference REQUIRED_FIELD',
      'lineItems[2] VALIDATION',
      'businessLocationId FORMAT',
    ])
  })

  it("doesn't mention the null a nullable field could have been", () => {
    const check = compileInput(Type.Object({ note: Type.Optional(nullable(Type.String({ maxLength: 3 }))) }))
    expect(check({ note: 'long' })).toEqual([
      {
        field: 'note',
        violatedRule: 'MAX_LENGTH',
        description: 'must have at most 3 characters',
        data: { threshold: 3 },
      },
    ])
    expect(check({ note: 7 })).toEqual([
      { field: 'note', violatedRule: 'VALIDATION', description: 'must be text or null', data: {} },
    ])
    expect(check({ note: null })).toEqual([])
    expect(check({})).toEqual([])
  })

  it('names the kind of a missing field', () => {
    const check = compileInput(Type.Object({ email, at: timestamp }))
    expect(check({})).toEqual([
      {
        field: 'email',
        violatedRule: 'REQUIRED_FIELD',
        description: 'must be given',
        data: { type: 'EMAIL' },
      },
      {
        field: 'at',
        violatedRule: 'REQUIRED_FIELD',
        description: 'must be given',
        data: { type: 'DATE-TIME' },
      },
    ])
  })

  it('names the field that conflicts with another one', () => {
    const choice = exclusive(
      Type.Object({ a: Type.Optional(Type.Integer()), b: Type.Optional(Type.Integer()) }),
      ['a', 'b'],
    )
    const check = compileInput(Type.Object({ choice }))
    expect(check({ choice: { a: 1, b: 2 } })).toEqual([
      {
        field: 'choice.b',
        violatedRule: 'ONE_OF_ALIGNMENT',
        description: 'must be the only one of a, b',
        data: {},
      },
    ])
    expect(check({ choice: { a: 1, b: 'x' } }).map(({ violatedRule }) => violatedRule)).toEqual([
      'VALIDATION',
      'ONE_OF_ALIGNMENT',
    ])
    expect(check({ choice: { b: 2 } })).toEqual([])
  })

  it('of the whole body is reported at body', () => {
    expect(compileInput(UpdateCartRequest)([])).toEqual([
      { field: 'body', violatedRule: 'VALIDATION', description: 'must be an object', data: {} },
    ])
  })
})

describe('a check', () => {
  it('names at most 50 violations', () => {
    const check = compileInput(Type.Object({ list: Type.Array(nullable(Type.Integer())) }))
    expect(check({ list: Array.from({ length: 100_000 }, () => 'x') })).toHaveLength(50)
    const fields = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`field${index}`, email]))
    expect(compileInput(Type.Object(fields))({})).toHaveLength(50)
  })

  it("ignores fields the schema doesn't know, above all __proto__", () => {
    const check = compileInput(AddToCurrentCartRequest)
    expect(
      check(JSON.parse('{"__proto__": {"lineItems": 7}, "constructor": 1, "other": {"__proto__": 1}}')),
    ).toEqual([])
    expect(check(JSON.parse('{"__proto__": {"a": 1}, "lineItems": 7}'))).toMatchObject([
      { field: 'lineItems' },
    ])
    expect(Object.hasOwn(Object.prototype, 'lineItems')).toBe(false)
  })

  it('rejects a value nested without end', () => {
    const check = compileInput(Type.Object({ value: CustomValue }))
    const nested = (depth: number) =>
      JSON.parse(`${'{"listValue":{"value":['.repeat(depth)}${']}}'.repeat(depth)}`)
    expect(check({ value: nested(3) })).toEqual([])
    expect(check({ value: nested(50_000) })).toMatchObject([
      { violatedRule: 'VALIDATION', description: 'must not be nested so deeply' },
    ])
  })

  it("reports the project's own rules in addition to those of JSON Schema", () => {
    const odd = constrain(Type.Integer(), (value) =>
      Number(value) % 2 === 1 ? { rule: 'OTHER', description: 'must be even' } : undefined,
    )
    expect(compileInput(odd)(3)).toEqual([
      { field: 'body', violatedRule: 'OTHER', description: 'must be even', data: {} },
    ])
  })

  it.each(RULES.map(({ operation, input }) => [operation.name, input] as const))(
    'of %s never throws, and explains exactly what its compiled form rejects',
    (_name, input) => {
      const check = compileInput(input)
      const compiled = Compile(input)
      fc.assert(
        fc.property(fc.oneof({ weight: 4, arbitrary: nearly(input) }, fc.jsonValue()), (value) => {
          const violations = check(value)
          expect(violations.length === 0).toBe(compiled.Check(value))
          expect(violations.map(({ description }) => description)).not.toContain(
            'must have the documented form',
          )
        }),
        { numRuns: 25 },
      )
    },
  )
})
