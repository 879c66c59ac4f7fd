import { describe, expect, it } from 'vitest'
import { isVatNumber } from './vat-id.ts'

describe('a Brazilian tax number', () => {
  it.each([
    ['CPF', '529.982.247-25'],
    ['CPF', '11144477735'],
    // A remainder below 2 gives the check digit 0.
    ['CPF', '123.456.789-09'],
    ['CNPJ', '11.222.333/0001-81'],
    ['CNPJ', '00000000000191'],
    // The tax office's example of a number with letters.
    ['CNPJ', '12.ABC.345/01DE-35'],
  ] as const)('%s %s is valid', (type, text) => expect(isVatNumber(type, text)).toBe(true))

  it.each([
    ['CPF', '529.982.247-24'],
    ['CPF', '529.982.247-35'],
    ['CPF', '592.982.247-25'],
    ['CPF', '111.111.111-11'],
    ['CPF', '5299822472'],
    ['CPF', '1114447773X'],
    ['CPF', ''],
    ['CNPJ', '11.222.333/0001-82'],
    ['CNPJ', '12.ABC.345/01DE-53'],
    ['CNPJ', '12.abc.345/01de-35'],
    ['CNPJ', '00000000000000'],
    ['CNPJ', '529.982.247-25'],
    ['UNSPECIFIED', '529.982.247-25'],
  ] as const)('%s %s is invalid', (type, text) => expect(isVatNumber(type, text)).toBe(false))
})
