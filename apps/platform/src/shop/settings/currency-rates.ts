import type {
  ConversionRateRequest,
  ConversionRateResponse,
  ConvertCurrencyRequest,
  ConvertCurrencyResponse,
  DecimalValue,
} from '@vitrine/contract'
import { type Decimal, exchanged, minorDigits } from '@vitrine/pricing'
import { refuse } from '../../floor/failure.ts'
import type { Site } from '../sites/site.ts'

/** Decimal places of a rate. */
const RATE_PLACES = 10
/** Larger numbers wouldn't fit the wire's 64-bit numbers. */
const LARGEST = 2n ** 63n - 1n

/**
 * Converts amounts between two of a shop's currencies, at the rates its prices are shown with.
 *
 * @throws {InvalidArgument} for a currency that the shop doesn't show, and for an amount that gets too large
 */
export const convertedAmounts = (
  site: Site,
  { from, to, amounts }: ConvertCurrencyRequest,
): ConvertCurrencyResponse => {
  const [sold, bought] = [rateOf(site, from, 'from'), rateOf(site, to, 'to')]
  return {
    amounts: amounts.map(({ value, decimalPlaces = 0 }, index) => {
      const amount = exchanged(
        { digits: BigInt(value), places: decimalPlaces },
        sold,
        bought,
        minorDigits(to),
      )
      if (amount.digits > LARGEST || amount.digits < -LARGEST)
        throw refuse(`amounts[${index}].value`, 'MAX', 'is too large to be converted')
      return printed(amount)
    }),
    rateTimestamp: null,
  }
}

/**
 * Returns what one unit of a currency is worth in another.
 *
 * @throws {InvalidArgument} for a currency that the shop doesn't show
 */
export const conversionRate = (site: Site, { from, to }: ConversionRateRequest): ConversionRateResponse => {
  const one = { digits: 1n, places: 0 }
  const rate = exchanged(one, rateOf(site, from, 'from'), rateOf(site, to, 'to'), RATE_PLACES)
  return { rate: printed(shortened(rate)), rateTimestamp: null }
}

/** What one unit of the shop's own currency is worth, as decimal text. */
const rateOf = ({ currency, conversionRates }: Site, code: string, field: string): string => {
  if (code === currency) return '1'
  const rate = Object.hasOwn(conversionRates, code) ? conversionRates[code] : undefined
  if (rate === undefined)
    throw refuse(
      field,
      'VALIDATION',
      `must be one of ${[currency, ...Object.keys(conversionRates)].join(', ')}`,
    )
  return rate
}

const shortened = ({ digits, places }: Decimal): Decimal =>
  places > 0 && digits % 10n === 0n
    ? shortened({ digits: digits / 10n, places: places - 1 })
    : { digits, places }

const printed = ({ digits, places }: Decimal): DecimalValue => ({
  value: String(digits),
  decimalPlaces: places,
})
