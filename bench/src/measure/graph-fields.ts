import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'

const schema = buildSchema(
  readFileSync(new URL('../../../docs/graphql/schema.graphql', import.meta.url), 'utf8'),
)

/**
 * Writes the selection of exactly the fields that an answer has, such as `products { id name } metadata { count }`.
 * @throws {Error} when GraphQL lacks one of the fields
 */
export const sameFields = (answer: unknown, typeName: string): string => {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`GraphQL has no type ${typeName}`)
  const fields = type.getFields()
  return Object.entries(together(answer))
    .map(([name, value]) => {
      const field = fields[name]
      if (!field) throw new Error(`${typeName} has no field ${name} in GraphQL`)
      const named = getNamedType(field.type)
      // A list that is always empty needs some field.
      return isObjectType(named) ? `${name} { ${sameFields(value, named.name) || '__typename'} }` : name
    })
    .join(' ')
}

/** All fields that any of several values has, each with its values. */
const together = (value: unknown): Record<string, unknown[]> => {
  const found: Record<string, unknown[]> = {}
  const objects = Array.isArray(value) ? value.flat(Number.POSITIVE_INFINITY) : [value]
  for (const one of objects)
    if (typeof one === 'object' && one !== null)
      for (const [name, each] of Object.entries(one)) {
        found[name] ??= []
        found[name].push(each)
      }
  return found
}
