const digitsByCurrency = new Map<string, number>()

/**
 * Tells how many digits the minor unit of a currency has (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
 *
 * @throws {RangeError} when the code is not three letters
 */
export const minorDigits = (currency: string): number => {
  const known = digitsByCurrency.get(currency)
  if (known !== undefined) return known
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const digits = options.maximumFractionDigits ?? 2
  digitsByCurrency.set(currency, digits)
  return digits
}
