/** How the reader writes numbers, and how many digits the shop's currency has after the point. */
export interface NumberForm {
  readonly decimal: string
  readonly digits: number
  /** Writes a number without grouping, as it is typed. */
  plain(value: number, digits: number): string
}

/** @param language - BCP 47 */
export const numberFormOf = (language: string, currency: string): NumberForm => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  const forms = new Map<number, Intl.NumberFormat>()
  return {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    digits: maximumFractionDigits,
    plain: (value, digits) => {
      const form =
        forms.get(digits) ??
        new Intl.NumberFormat(language, {
          useGrouping: false,
          minimumFractionDigits: digits === maximumFractionDigits ? digits : 0,
          maximumFractionDigits: digits,
        })
      forms.set(digits, form)
      return form.format(value)
    },
  }
}

const CLUTTER = /[\s\u00a0\u202f'’\p{Sc}]|\b[A-Z]{3}\b/gu

/**
 * Reads a number as people write it: with or without grouping and a currency. A single comma or point that can't be
 * grouping is the decimal one in every language, so prices from an English file can be pasted into a German sheet.
 *
 * @returns decimal text such as `1250.5`; undefined if it isn't a number
 */
export const decimalIn = (text: string, { decimal }: Pick<NumberForm, 'decimal'>): string | undefined => {
  const bare = text.replace(CLUTTER, '')
  if (!/^[+-]?\d[\d.,]*$|^[+-]?[.,]\d+$/.test(bare)) return undefined
  const mark = decimalMarkIn(bare, decimal)
  const [whole = '', fraction, ...others] = mark ? bare.split(mark) : [bare]
  if (others.length > 0 || /[.,]/.test(fraction ?? '')) return undefined
  if (!/^[+-]?(\d{1,3}([.,]\d{3})*|\d*)$/.test(whole) || new Set(whole.match(/[.,]/g)).size > 1)
    return undefined
  const digits = whole.replace(/[.,]/g, '').replace(/^\+/, '')
  return fraction ? `${digits || '0'}.${fraction}` : digits || '0'
}

/** The decimal sign; undefined if there is none. */
const decimalMarkIn = (bare: string, decimal: string): string | undefined => {
  const marks = bare.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (!last) return undefined
  if (new Set(marks).size === 2) return last
  if (marks.length > 1) return undefined // 1.234.567
  return /[.,]\d{3}$/.test(bare) && last !== decimal && /^[+-]?[1-9]/.test(bare) ? undefined : last
}

/** Turns decimal text into whole minor units; undefined if it has more digits than the currency. */
export const minorOf = (decimalText: string, digits: number): number | undefined => {
  const [whole = '0', fraction = ''] = decimalText.split('.')
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > digits) return undefined
  const minor = Number(`${whole}${kept.padEnd(digits, '0')}`)
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** Writes minor units as decimal text for the wire. */
export const majorText = (minor: number, digits: number): string => {
  if (digits === 0) return String(minor)
  const padded = String(minor).padStart(digits + 1, '0')
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

/** Turns a wire number into minor units. */
export const minorOfNumber = (major: number, digits: number): number => Math.round(major * 10 ** digits)

/** Takes a share of an amount, rounded half to even as the shop does. @param percent - at most 6 digits after the point */
export const percentOf = (minor: number, percent: number): number => {
  const whole = 100_000_000n
  const share = BigInt(minor) * BigInt(Math.round(percent * 1_000_000))
  const [quotient, rest] = [share / whole, share % whole]
  const isUp = rest * 2n > whole || (rest * 2n === whole && quotient % 2n === 1n)
  return Number(isUp ? quotient + 1n : quotient)
}
