import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const gives = { rateTimestamp: date }

/** Two of the shop's currencies, as ISO 4217 codes. */
export type CurrencyPair = Argument<wire.ConversionRateRequest>
/** A decimal number: its digits as text, and how many of them are decimal places. */
export type DecimalValue = Argument<wire.DecimalValue>
/** The currencies of the shop, its own first. */
export type ListCurrenciesResponse = Answer<wire.CurrenciesResponse>
/** The amounts in the other currency, in the same order. */
export type ConvertCurrencyResponse = Answer<wire.ConvertCurrencyResponse, typeof gives>
/** The rate between two currencies. */
export type ConversionRateResponse = Answer<wire.ConversionRateResponse, typeof gives>

/**
 * Lists the currencies that the shop can show amounts in, its own first.
 * @example
 * const { currencies } = await client.currencies.listCurrencies()
 * // currencies[0] is { code: 'EUR', symbol: '€' }
 */
export const listCurrencies: () => Promise<ListCurrenciesResponse> = /* @__PURE__ */ method(
  operations.listCurrencies,
  () => ({}),
)

/**
 * Converts amounts between two of the shop's currencies, at the rates its prices are shown with. Each amount is rounded
 * once, to the smallest unit of the currency.
 * @throws {CommerceError} `INVALID_ARGUMENT` for a currency that isn't one of the shop's
 * @example
 * await client.currencies.convertCurrency({ from: 'EUR', to: 'USD' }, [{ value: '1095', decimalPlaces: 2 }])
 */
export const convertCurrency: (
  identifiers: CurrencyPair,
  amounts: readonly DecimalValue[],
) => Promise<ConvertCurrencyResponse> = /* @__PURE__ */ method(
  operations.convertCurrency,
  (identifiers, amounts) => ({ ...identifiers, amounts }),
  { gives },
)

/**
 * Returns what one unit of a currency is worth in another, with up to 10 decimal places.
 * @throws {CommerceError} `INVALID_ARGUMENT` for a currency that isn't one of the shop's
 * @example const { rate } = await client.currencies.getConversionRate({ from: 'EUR', to: 'USD' })
 */
export const getConversionRate: (identifiers: CurrencyPair) => Promise<ConversionRateResponse> =
  /* @__PURE__ */ method(operations.getConversionRate, (identifiers) => ({ ...identifiers }), { gives })
