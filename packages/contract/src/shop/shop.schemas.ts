import Type from 'typebox'
import { currencyCode } from '../schema.ts'

/** A currency that amounts can be shown in, and what one unit of the shop's own is in it, as decimal text. */
export const ShopCurrency = Type.Object(
  { currency: currencyCode, rate: Type.String() },
  { title: 'ShopCurrency' },
)
export type ShopCurrency = Type.Static<typeof ShopCurrency>

/** Another place that a shop's members may log in at; its id is what the authorize address takes as `idp`. */
export const LoginProvider = Type.Object(
  { id: Type.String(), name: Type.String() },
  { title: 'LoginProvider' },
)
export type LoginProvider = Type.Static<typeof LoginProvider>

/** A shop as its storefronts introduce it. `currencies` begins with its own, whose rate is 1. */
export const Shop = Type.Object(
  {
    name: Type.String(),
    /** BCP 47: how the platform formats amounts. */
    locale: Type.String(),
    currency: currencyCode,
    currencies: Type.Array(ShopCurrency),
    loginProviders: Type.Array(LoginProvider),
  },
  { title: 'Shop' },
)
export type Shop = Type.Static<typeof Shop>

/** What `getShop` answers. */
export const ShopResponse = Type.Object({ shop: Shop }, { title: 'ShopResponse' })
export type ShopResponse = Type.Static<typeof ShopResponse>
