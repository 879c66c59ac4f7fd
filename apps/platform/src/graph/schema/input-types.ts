import {
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql'
import Type, { type TSchema } from 'typebox'
import { capitalized, titleOf } from './output-types.ts'
import { shapeOf, type TypeNames } from './type-names.ts'
import { type ValueType, withoutNull } from './values.ts'

type Fields = Record<string, GraphQLInputFieldConfig>

/** Builds the types of inputs from their schemas, each object once. */
export const createInputTypes = (names: TypeNames, valueType: ValueType) => {
  const objects = new Map<string, GraphQLInputObjectType>()

  const objectOf = (schema: Type.TObject, place: string): GraphQLInputObjectType => {
    const name = names.of(inputName(titleOf(schema)), inputName(place), `input ${shapeOf(schema)}`)
    const known = objects.get(name)
    if (known) return known
    const object = new GraphQLInputObjectType({ name, fields: () => fieldsOf(schema, name) })
    objects.set(name, object)
    return object
  }

  const typeOf = (given: TSchema, place: string): GraphQLInputType => {
    const { schema } = withoutNull(given)
    if (Type.IsArray(schema)) return new GraphQLList(new GraphQLNonNull(typeOf(schema.items, place)))
    return Type.IsObject(schema) && Object.keys(writtenOf(schema)).length > 0
      ? objectOf(schema, place)
      : valueType(schema, place)
  }

  const fieldsOf = (schema: Type.TObject, owner: string): Fields =>
    Object.fromEntries(
      Object.entries(writtenOf(schema)).map(([name, field]) => {
        const { schema: shown, isNullable } = withoutNull(field)
        const place = owner.replace(/Input$/, '') + capitalized(name)
        const type = Type.IsUnknown(shown) && name === 'id' ? GraphQLString : typeOf(shown, place)
        return [name, { type: isNullable || Type.IsOptional(field) ? type : new GraphQLNonNull(type) }]
      }),
    )

  /** Returns the arguments of an operation: the fields of its input. */
  return (input: TSchema, operation: string): GraphQLFieldConfigArgumentMap =>
    Type.IsObject(input) ? fieldsOf(input, capitalized(operation)) : {}
}

/** The fields that a caller can write. What the server sets has no schema in inputs; only ids are read. */
const writtenOf = (schema: Type.TObject): Readonly<Record<string, TSchema>> =>
  Object.fromEntries(
    Object.entries<TSchema>(schema.properties).filter(
      ([name, field]) => !Type.IsUnknown(field) || !Type.IsOptional(field) || name === 'id',
    ),
  )

const inputName = <Name extends string | undefined>(name: Name) =>
  (name === undefined || name.endsWith('Input') ? name : `${name}Input`) as Name
