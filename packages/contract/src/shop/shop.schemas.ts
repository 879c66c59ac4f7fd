import Type from 'typebox'
import { currencyCode, nullable, timestamp } from '../declare/schema.ts'
import { DeliveryWindow } from '../settings/delivery-settings.schemas.ts'
import { returnDays } from '../settings/return-days.ts'
import { timeZone } from '../settings/time-zone.ts'

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

/**
 * What delivery to a region costs at least, before there is a cart. Pickup doesn't count, and neither do
 * options for some items only. Amounts are decimal text in the shop's own currency.
 */
export const ShopDelivery = Type.Object(
  {
    /** ISO 3166-1 alpha-2; empty for the rest of the world. */
    countries: Type.Array(Type.String()),
    /** The lowest price, with its charges. */
    from: Type.String(),
    /** That option is free from this item price. */
    freeFrom: Type.Optional(Type.String()),
    /** When that option arrives. */
    window: Type.Optional(DeliveryWindow),
  },
  { title: 'ShopDelivery' },
)
export type ShopDelivery = Type.Static<typeof ShopDelivery>

/** Who sells, as invoices name them. */
export const ShopSeller = Type.Object(
  { name: Type.String(), address: Type.Array(Type.String()), vatId: Type.Optional(Type.String()) },
  { title: 'ShopSeller' },
)
export type ShopSeller = Type.Static<typeof ShopSeller>

/** A shop as its storefronts see it. `currencies` starts with its own, whose rate is 1. */
export const Shop = Type.Object(
  {
    name: Type.String(),
    /** The language tag (BCP 47) for formatting amounts. */
    locale: Type.String(),
    /** The languages the shop is read in (BCP 47, in lower case), its own first. */
    languages: Type.Array(Type.String()),
    currency: currencyCode,
    currencies: Type.Array(ShopCurrency),
    loginProviders: Type.Array(LoginProvider),
    /** Whether all prices include tax. */
    taxIncludedInPrices: Type.Boolean(),
    /** Whether to show the lowest price of the last 30 days beside a reduction. Present only if true. */
    showsLowestPrice: Type.Optional(Type.Boolean()),
    /** One for each region that the shop delivers to; the one with the shop's own country comes first. */
    deliveries: Type.Array(ShopDelivery),
    /**
     * Countries where orders are delivered or picked up (ISO 3166-1 alpha-2); null for all. Empty: nothing that must be
     * sent can be ordered.
     */
    deliversTo: nullable(Type.Array(Type.String())),
    returnDays,
    timeZone,
    /** A picture from the platform's media store. Absent until the brand settings have one. */
    logoUrl: Type.Optional(Type.String()),
    /** Absent until the brand settings say. */
    seller: Type.Optional(ShopSeller),
  },
  { title: 'Shop' },
)
export type Shop = Type.Static<typeof Shop>

/** Response of `getShop`. */
export const ShopResponse = Type.Object({ shop: Shop }, { title: 'ShopResponse' })
export type ShopResponse = Type.Static<typeof ShopResponse>

/** The currencies of a shop: its own first. */
export const CurrenciesResponse = Type.Object(
  { currencies: Type.Array(Type.Object({ code: currencyCode, symbol: Type.String() })) },
  { title: 'CurrenciesResponse' },
)
export type CurrenciesResponse = Type.Static<typeof CurrenciesResponse>

/** A decimal number: its digits, and how many of them are decimal places. 10.95 is `1095` with 2. */
export const DecimalValue = Type.Object(
  {
    value: Type.String({ pattern: '^-?[0-9]{1,19}$', description: 'a whole number as text, such as 1095' }),
    decimalPlaces: Type.Optional(Type.Integer({ minimum: 0, maximum: 18 })),
  },
  { title: 'DecimalValue' },
)
export type DecimalValue = Type.Static<typeof DecimalValue>

/** When the shop set its rates; null, because the platform doesn't keep that time. */
const rateTimestamp = Type.Optional(nullable(timestamp))

/** Request for `getConversionRate`: two of the shop's currencies. */
export const ConversionRateRequest = Type.Object(
  { from: currencyCode, to: currencyCode },
  { title: 'ConversionRateRequest' },
)
export type ConversionRateRequest = Type.Static<typeof ConversionRateRequest>

/** Response of `getConversionRate`: the rate with up to 10 decimal places. */
export const ConversionRateResponse = Type.Object(
  { rate: DecimalValue, rateTimestamp },
  { title: 'ConversionRateResponse' },
)
export type ConversionRateResponse = Type.Static<typeof ConversionRateResponse>

/** Request for `convertCurrency`: amounts in one of the shop's currencies, and the currency to get them in. */
export const ConvertCurrencyRequest = Type.Object(
  {
    from: currencyCode,
    to: currencyCode,
    amounts: Type.Array(DecimalValue, { minItems: 1, maxItems: 100 }),
  },
  { title: 'ConvertCurrencyRequest' },
)
export type ConvertCurrencyRequest = Type.Static<typeof ConvertCurrencyRequest>

/** Response of `convertCurrency`: the amounts in the same order, each rounded once to the currency's smallest unit. */
export const ConvertCurrencyResponse = Type.Object(
  { amounts: Type.Array(DecimalValue), rateTimestamp },
  { title: 'ConvertCurrencyResponse' },
)
export type ConvertCurrencyResponse = Type.Static<typeof ConvertCurrencyResponse>

const page = Type.Optional(Type.String({ maxLength: 2000 }))

/** Request for `listSiteScripts`: the page to show them on. */
export const SiteScriptsRequest = Type.Object(
  { pageUrl: page, pageName: page },
  { title: 'SiteScriptsRequest' },
)
export type SiteScriptsRequest = Type.Static<typeof SiteScriptsRequest>

/** Response of `listSiteScripts`. */
export const SiteScriptsResponse = Type.Object(
  { siteScripts: Type.Array(Type.Object({ position: Type.String(), html: Type.String() })) },
  { title: 'SiteScriptsResponse' },
)
export type SiteScriptsResponse = Type.Static<typeof SiteScriptsResponse>
