import Type from 'typebox'
import { countryCode, nullable } from '../declare/schema.ts'

const subdivision = Type.String({
  pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$',
  description: 'a subdivision of a country such as CA-BC',
})
const name = Type.String({ minLength: 1, maxLength: 50 })

/** A part of the world. An address must match every given field. */
export const ShopArea = Type.Object(
  {
    country: countryCode,
    /** ISO 3166-2. */
    subdivision: Type.Optional(nullable(subdivision)),
    /** Case is ignored. */
    city: Type.Optional(nullable(name)),
    /** The start of postal codes: "V1L" matches "V1L 4B6". */
    postalCodes: Type.Optional(
      nullable(Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { minItems: 1, maxItems: 1000 })),
    ),
  },
  { title: 'ShopArea' },
)
export type ShopArea = Type.Static<typeof ShopArea>

/** The location of the shop itself, for taxes. */
export const ShopPlace = Type.Object(
  {
    country: countryCode,
    subdivision: Type.Optional(nullable(subdivision)),
    city: Type.Optional(nullable(name)),
    postalCode: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 20 }))),
  },
  { title: 'ShopPlace' },
)
export type ShopPlace = Type.Static<typeof ShopPlace>
