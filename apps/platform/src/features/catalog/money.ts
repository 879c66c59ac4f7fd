const digitsByCurrency = new Map<string, number>()

/** How many digits the minor unit of a currency has: 2 for EUR, 0 for JPY. */
export const minorDigits = (currency: string): number => {
  const known = digitsByCurrency.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  const digits = maximumFractionDigits ?? 2
  digitsByCurrency.set(currency, digits)
  return digits
}

const formats = new Map<string, Intl.NumberFormat>()

/** Prints minor units of a currency for readers of a locale. */
export const moneyFormat = (locale: string, currency: string): ((minor: number) => string) => {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  const factor = 10 ** minorDigits(currency)
  return (minor) => format.format(minor / factor)
}

/** Multiplies minor units by a rate given as decimal text, and rounds half up, exactly. */
export const convertMinor = (minor: number, rate: string, fromDigits: number, toDigits: number): number => {
  const [whole = '0', fraction = ''] = rate.split('.')
  const numerator = BigInt(minor) * BigInt(whole + fraction) * 10n ** BigInt(toDigits)
  const denominator = 10n ** BigInt(fraction.length + fromDigits)
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}
