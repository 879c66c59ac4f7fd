import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { compileInput } from '../validate.ts'
import { exactlyOne, exclusive } from './constraint.ts'
import { nullable, readOnly } from './schema.ts'
import { writable } from './writable.ts'

const Size = Type.Object({ width: Type.Integer({ minimum: 1 }), area: readOnly(Type.Integer()) })
const Parcel = Type.Object(
  {
    id: readOnly(Type.String()),
    label: Type.String({ maxLength: 5 }),
    size: Type.Optional(nullable(Size)),
    parts: Type.Array(Size, { maxItems: 2 }),
  },
  { title: 'Parcel' },
)

const fieldsOf = (check: ReturnType<typeof compileInput>, value: unknown) =>
  check(value).map(({ field, violatedRule }) => `${field} ${violatedRule}`)

describe('the input form of an entity', () => {
  const check = compileInput(writable(Parcel, 'label', 'parts.width'))

  it("makes every field optional that isn't named as required", () => {
    expect(fieldsOf(check, { label: 'a' })).toEqual([])
    expect(fieldsOf(check, {})).toEqual(['label REQUIRED_FIELD'])
  })

  it('requires a path only if its parent is given', () => {
    expect(fieldsOf(check, { label: 'a', size: {}, parts: [{ width: 1 }, {}] })).toEqual([
      'parts[1].width REQUIRED_FIELD',
    ])
  })

  it('requires a named field even if it is optional in the entity', () => {
    const Note = Type.Object({
      text: Type.Optional(Type.String()),
      by: Type.Optional(nullable(Type.String())),
    })
    const noted = compileInput(writable(Note, 'text', 'by'))
    expect(fieldsOf(noted, {})).toEqual(['text REQUIRED_FIELD', 'by REQUIRED_FIELD'])
    expect(fieldsOf(noted, { text: '', by: null })).toEqual([])
  })

  it('keeps limits at every depth, behind null and in lists', () => {
    const value = { label: 'too long', size: { width: 0 }, parts: [{ width: 1 }, { width: 0 }, { width: 1 }] }
    expect(fieldsOf(check, value)).toEqual([
      'label MAX_LENGTH',
      'size.width MIN',
      'parts MAX_SIZE',
      'parts[1].width MIN',
    ])
    expect(fieldsOf(check, { label: 'a', size: null })).toEqual([])
  })

  it('accepts anything for what the server sets', () => {
    expect(fieldsOf(check, { id: { nested: 1 }, label: 'a', size: { area: 'large' } })).toEqual([])
  })

  it('keeps rules over several fields', () => {
    const either = Type.Object({ a: Type.Optional(Type.String()), b: Type.Optional(Type.String()) })
    expect(fieldsOf(compileInput(writable(exclusive(either, ['a', 'b']))), { a: '', b: '' })).toEqual([
      'b ONE_OF_ALIGNMENT',
    ])
    const one = compileInput(Type.Object({ one: writable(exactlyOne(either, ['a', 'b'])) }))
    expect(fieldsOf(one, { one: {} })).toEqual(['one REQUIRED_ONE_OF_FIELD'])
    expect(fieldsOf(one, { one: { b: 'x' } })).toEqual([])
  })

  it('leaves the entity unchanged', () => {
    expect(fieldsOf(compileInput(Parcel), { label: 'a', parts: [] })).toEqual(['id REQUIRED_FIELD'])
  })

  it("has the entity's title", () => {
    expect(writable(Parcel)).toMatchObject({ title: 'ParcelInput' })
    expect(writable(Size)).not.toHaveProperty('title')
  })
})

describe('a read-only field', () => {
  it('is marked in the schema and still checked in responses', () => {
    expect(Parcel.properties.id).toMatchObject({ type: 'string', readOnly: true })
    expect(fieldsOf(compileInput(Parcel), { id: 1, label: 'a', parts: [] })).toEqual(['id VALIDATION'])
  })
})
