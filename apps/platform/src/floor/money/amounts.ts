import { parseMoney } from '@vitrine/pricing'
import { refuse } from '../failure.ts'

/**
 * Reads an amount set by a merchant or app, in minor units of the shop's currency.
 *
 * @throws {InvalidArgument} DECIMAL_GTE below zero; DECIMAL_MAX_SCALE when it is not an exact amount of the
 * currency
 */
export const minorOf = (text: string, currency: string, field: string): number => {
  const minor = exactMinorOf(text, currency)
  if (minor === undefined) throw refuse(field, 'DECIMAL_MAX_SCALE', `must be an exact amount of ${currency}`)
  if (minor < 0) throw refuse(field, 'DECIMAL_GTE', 'must be at least 0')
  return minor
}

const exactMinorOf = (text: string, currency: string): number | undefined => {
  try {
    return parseMoney(text, currency).amountMinor
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Like `minorOf`, for an optional amount. */
export const minorOrNone = (
  text: string | null | undefined,
  currency: string,
  field: string,
): number | undefined => (text == null ? undefined : minorOf(text, currency, field))
