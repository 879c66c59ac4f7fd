import {
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import Type, { type TSchema } from 'typebox'
import type { GraphContext } from '../graph-context.ts'
import { shapeOf, type TypeNames } from './type-names.ts'
import { type ValueType, withoutNull } from './values.ts'

/** Finds the types of answers. */
export interface OutputTypes {
  /** @param place - the name of the type if its schema has no title */
  of(schema: TSchema, place: string): GraphQLOutputType
}

type Fields = GraphQLFieldConfigMap<unknown, GraphContext>

/** Returns what a type has in addition to the fields of its schema. */
export type LinksOf = (name: string, types: OutputTypes) => Fields

/** Builds the types of answers from their schemas, each object once. */
export const createOutputTypes = (names: TypeNames, valueType: ValueType, linksOf: LinksOf): OutputTypes => {
  const objects = new Map<string, GraphQLObjectType>()

  const objectOf = (schema: Type.TObject, place: string): GraphQLObjectType => {
    const name = names.of(titleOf(schema), place, `type ${shapeOf(schema)}`)
    const known = objects.get(name)
    if (known) return known
    const object = new GraphQLObjectType<unknown, GraphContext>({
      name,
      fields: () => ({ ...fieldsOf(schema, name), ...linksOf(name, types) }),
    })
    objects.set(name, object)
    return object
  }

  const fieldsOf = (schema: Type.TObject, owner: string): Fields =>
    Object.fromEntries(
      Object.entries<TSchema>(schema.properties).map(([name, field]) => {
        const { schema: shown, isNullable } = withoutNull(field)
        const type = types.of(shown, owner + capitalized(name))
        return [name, { type: isNullable || Type.IsOptional(field) ? type : new GraphQLNonNull(type) }]
      }),
    )

  const types: OutputTypes = {
    of: (given, place) => {
      const { schema } = withoutNull(given)
      if (Type.IsArray(schema)) {
        const { schema: item, isNullable } = withoutNull(schema.items)
        const type = types.of(item, place)
        return new GraphQLList(isNullable ? type : new GraphQLNonNull(type))
      }
      const isObject = Type.IsObject(schema) && Object.keys(schema.properties).length > 0
      return isObject ? objectOf(schema, place) : valueType(schema, place)
    },
  }
  return types
}

/** Returns the title of a schema, which names its type. */
export const titleOf = (schema: TSchema): string | undefined =>
  'title' in schema && typeof schema.title === 'string' ? schema.title : undefined

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
