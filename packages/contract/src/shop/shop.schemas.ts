import Type from 'typebox'
import { currencyCode } from '../schema.ts'

/**
 * A currency for showing amounts, and the value of one unit of the shop's own currency in it, as decimal
 * text.
 */
export const ShopCurrency = Type.Object(
  { currency: currencyCode, rate: Type.String() },
  { title: 'ShopCurrency' },
)
export type ShopCurrency = Type.Static<typeof ShopCurrency>

/** A provider that a shop's members can log in with. Its id is the `idp` of the authorize address. */
export const LoginProvider = Type.Object(
  { id: Type.String(), name: Type.String() },
  { title: 'LoginProvider' },
)
export type LoginProvider = Type.Static<typeof LoginProvider>

/** A shop as its storefronts see it. `currencies` starts with its own, whose rate is 1. */
export const Shop = Type.Object(
  {
    name: Type.String(),
    /** The language tag (BCP 47) for formatting amounts. */
    locale: Type.String(),
    currency: currencyCode,
    currencies: Type.Array(ShopCurrency),
    loginProviders: Type.Array(LoginProvider),
  },
  { title: 'Shop' },
)
export type Shop = Type.Static<typeof Shop>

/** Response of `getShop`. */
export const ShopResponse = Type.Object({ shop: Shop }, { title: 'ShopResponse' })
export type ShopResponse = Type.Static<typeof ShopResponse>
