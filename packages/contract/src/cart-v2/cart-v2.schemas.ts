import Type from 'typebox'
import { freeForm } from '../declare/schema.ts'

/** Request for a newer cart call; its shape is declared together with its response. */
export const CartV2Request = Type.Object({}, { title: 'CartV2Request' })
export type CartV2Request = Type.Static<typeof CartV2Request>

/** Response of a newer cart call. */
export const CartV2Response = Type.Object(
  {
    cart: Type.Optional(freeForm),
  },
  { title: 'CartV2Response' },
)
export type CartV2Response = Type.Static<typeof CartV2Response>
