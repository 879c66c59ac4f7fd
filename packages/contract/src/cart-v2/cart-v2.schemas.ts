import Type from 'typebox'
import { freeForm } from '../schema.ts'

/** What a call of the newer cart takes; its shape is declared together with its answer. */
export const CartV2Request = Type.Object({}, { title: 'CartV2Request' })
export type CartV2Request = Type.Static<typeof CartV2Request>

/** What a call of the newer cart answers. */
export const CartV2Response = Type.Object(
  {
    cart: Type.Optional(freeForm),
  },
  { title: 'CartV2Response' },
)
export type CartV2Response = Type.Static<typeof CartV2Response>
