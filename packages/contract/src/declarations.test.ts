import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { fits } from './breaches.ts'
import { RULES } from './rules.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('.test'),
)
const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const schemaFiles = files.filter((file) => /\.(schemas|requests)\.ts$/.test(file))

const partsOf = (schema: TSchema): TSchema[] => {
  if (Type.IsCyclic(schema)) return Object.values(schema.$defs)
  if (Type.IsUnion(schema)) return schema.anyOf
  if (Type.IsArray(schema)) return [schema.items]
  if (Type.IsObject(schema)) return Object.values(schema.properties)
  return Type.IsRecord(schema) ? Object.values(schema.patternProperties) : []
}

const collect = (schema: TSchema, found: Set<TSchema>): void => {
  if (found.has(schema)) return
  found.add(schema)
  for (const part of partsOf(schema)) collect(part, found)
}

const travelling = new Set<TSchema>()
for (const { input, output } of RULES) for (const schema of [input, output]) collect(schema, travelling)

describe('the schemas', () => {
  it.each(schemaFiles)('of %s are titled with their export names', async (file) => {
    const exported: Record<string, TSchema> = await import(join(import.meta.dirname, file))
    for (const [name, schema] of Object.entries(exported))
      expect(Type.IsCyclic(schema) ? schema.$ref : 'title' in schema && schema.title).toBe(name)
  })

  it('use only the kinds that violations and the API document support', () => {
    const kinds = [
      Type.IsCyclic,
      Type.IsRef,
      Type.IsUnion,
      Type.IsArray,
      Type.IsObject,
      Type.IsRecord,
      Type.IsEnum,
      Type.IsString,
      Type.IsNumber,
      Type.IsInteger,
      Type.IsBoolean,
      Type.IsNull,
      Type.IsUnknown,
    ]
    expect([...travelling].filter((schema) => !kinds.some((is) => is(schema)))).toEqual([])
  })

  it('match a value with at most one branch of a union', () => {
    for (const schema of travelling)
      if (Type.IsUnion(schema))
        for (const value of ['', 0.5, true, null, [], {}])
          expect(schema.anyOf.filter((option: TSchema) => fits(option, value)).length).toBeLessThan(2)
  })

  it('describe the expected format of each text', () => {
    for (const schema of travelling)
      if (Type.IsString(schema) && ('pattern' in schema || 'format' in schema))
        expect(schema).toHaveProperty('description')
  })
})

describe('every export', () => {
  // An operation's declaration says in its summary what the call does.
  const described = files.filter((file) => !file.endsWith('.operations.ts'))

  it.each(described)('of %s has a docstring', (file) => {
    const lines = sourceOf(file).split('\n')
    const undocumented = lines.flatMap((line, index) => {
      const [, kind, name = ''] = line.match(/^export (const|type|interface|class|function) (\w+)/) ?? []
      const paired = kind === 'type' && lines.some((other) => other.startsWith(`export const ${name} `))
      return kind === undefined || paired || lines[index - 1]?.endsWith('*/') ? [] : [name]
    })
    expect(undocumented).toEqual([])
  })
})
