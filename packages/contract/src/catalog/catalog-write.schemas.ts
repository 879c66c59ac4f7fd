import Type from 'typebox'
import { nullable } from '../declare/schema.ts'
import { Dimensions } from './price.schemas.ts'

/** New data for variants, named by choices or ids. */
export const VariantOverride = Type.Object(
  {
    choices: Type.Optional(Type.Record(Type.String(), Type.String())),
    variantIds: Type.Optional(Type.Array(Type.String())),
    price: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 999999999.99 }))),
    cost: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 999999999.99 }))),
    weight: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 999999999.99 }))),
    sku: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    visible: Type.Optional(nullable(Type.Boolean())),
    productDimensions: Type.Optional(Dimensions),
    packageDimensions: Type.Optional(Dimensions),
  },
  { title: 'VariantOverride' },
)
export type VariantOverride = Type.Static<typeof VariantOverride>
