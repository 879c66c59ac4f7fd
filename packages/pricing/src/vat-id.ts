import type { VatType } from '@vitrine/contract'

/** Weights of the digits before a check digit, from the last one backwards: CPF goes on to 11, CNPJ starts over after 9. */
const LENGTHS = { CPF: { digits: 11, highest: 11 }, CNPJ: { digits: 14, highest: 9 } } as const

/**
 * Tells whether a Brazilian tax number is well formed and its two check digits are right. Dots, dash and slash are
 * passed over. Since July 2026 a company's number may have capital letters in its first twelve places.
 *
 * @param type - what the number claims to be; UNSPECIFIED is never right
 * @example isVatNumber('CPF', '529.982.247-25') // true
 * @see Instrução Normativa RFB 2.229/2024 for letters in the CNPJ
 */
export const isVatNumber = (type: VatType, text: string): boolean => {
  if (type === 'UNSPECIFIED') return false
  const number = text.replaceAll(/[./-]/g, '')
  const { digits, highest } = LENGTHS[type]
  const pattern = type === 'CPF' ? /^\d{11}$/ : /^[\dA-Z]{12}\d{2}$/
  // A digit repeated throughout checks out and belongs to nobody.
  if (!pattern.test(number) || /^(.)\1*$/.test(number)) return false
  return [digits - 2, digits - 1].every(
    (place) => checkDigit(number.slice(0, place), highest) === Number(number[place]),
  )
}

/** Modulo 11 over character codes less 48, which are the digits themselves and 17 to 42 for letters. */
const checkDigit = (before: string, highest: number): number => {
  const values = [...before].reverse().map((character) => character.charCodeAt(0) - 48)
  const sum = values.reduce((total, value, index) => total + value * (2 + (index % (highest - 1))), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
