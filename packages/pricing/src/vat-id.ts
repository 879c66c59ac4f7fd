import type { VatType } from '@vitrine/contract'

/**
 * Weights of the digits before a check digit, from the last one backwards: CPF goes up to 11, CNPJ starts
 * over after 9.
 */
const LENGTHS = { CPF: { digits: 11, highest: 11 }, CNPJ: { digits: 14, highest: 9 } } as const

/**
 * Checks that a Brazilian tax number is well formed and has two correct check digits. Dots, dash and slash
 * are ignored. Since July 2026 a company's number may have capital letters in its first twelve places.
 * @param type - the kind of number; UNSPECIFIED is never valid
 * @example isVatNumber('CPF', '529.982.247-25') // true
 * @see Instrução Normativa RFB 2.229/2024 for letters in the CNPJ
 */
export const isVatNumber = (type: VatType, text: string): boolean => {
  if (type === 'UNSPECIFIED') return false
  const number = text.replaceAll(/[./-]/g, '')
  const { digits, highest } = LENGTHS[type]
  const pattern = type === 'CPF' ? /^\d{11}$/ : /^[\dA-Z]{12}\d{2}$/
  // A repeated digit passes the check but is never issued.
  if (!pattern.test(number) || /^(.)\1*$/.test(number)) return false
  return [digits - 2, digits - 1].every(
    (place) => checkDigit(number.slice(0, place), highest) === Number(number[place]),
  )
}

/** Modulo 11 over character codes minus 48: the digits themselves, and 17 to 42 for letters. */
const checkDigit = (before: string, highest: number): number => {
  const values = [...before].reverse().map((character) => character.charCodeAt(0) - 48)
  const sum = values.reduce((total, value, index) => total + value * (2 + (index % (highest - 1))), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
