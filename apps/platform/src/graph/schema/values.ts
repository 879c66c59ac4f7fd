import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  valueFromASTUntyped,
} from 'graphql'
import Type, { type TSchema } from 'typebox'
import { enumerationOf, type TypeNames } from './type-names.ts'

/** Data in a form of its own, such as a filter. */
export const Json = new GraphQLScalarType({
  name: 'JSON',
  description:
    'Any JSON value. Pass it as a variable if its keys aren’t valid GraphQL names, such as `$hasSome`.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
})

/** GraphQL's Int holds 32 bits. */
const LARGEST_INT = 2_147_483_647

/** Whether a schema also allows null; and the schema without it. Several other options stay a union. */
export const withoutNull = (schema: TSchema): { readonly schema: TSchema; readonly isNullable: boolean } => {
  if (!Type.IsUnion(schema)) return { schema, isNullable: false }
  const others: TSchema[] = schema.anyOf.filter((option) => !Type.IsNull(option))
  const [only] = others
  return {
    schema: others.length === 1 && only ? only : schema,
    isNullable: others.length < schema.anyOf.length,
  }
}

const NAME = /^[A-Za-z]\w*$/
const NOT_VALUES = ['true', 'false', 'null']

/** Builds the types of single values, each enumeration once. */
export const createValueTypes = (names: TypeNames) => {
  const enums = new Map<string, GraphQLEnumType>()
  const enumType = (values: readonly string[], place: string) => {
    const name = names.of(enumerationOf(values), place, `enum ${values.join()}`)
    const known =
      enums.get(name) ??
      new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, { value }])) })
    enums.set(name, known)
    return known
  }

  /** Returns the type of a single value; everything that has no form in GraphQL is JSON. */
  return (schema: TSchema, place: string) => {
    if (Type.IsEnum(schema)) {
      const values = schema.enum.map(String)
      const isNameable = values.every((value) => NAME.test(value) && !NOT_VALUES.includes(value))
      return isNameable ? enumType(values, place) : GraphQLString
    }
    if (Type.IsString(schema)) return GraphQLString
    if (Type.IsBoolean(schema)) return GraphQLBoolean
    if (Type.IsInteger(schema)) return fitsInt(schema) ? GraphQLInt : GraphQLFloat
    if (Type.IsNumber(schema)) return GraphQLFloat
    return Json
  }
}

const fitsInt = (schema: Type.TInteger): boolean =>
  'maximum' in schema && typeof schema.maximum === 'number' && schema.maximum <= LARGEST_INT

export type ValueType = ReturnType<typeof createValueTypes>
