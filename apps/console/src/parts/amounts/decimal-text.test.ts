import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, writeDecimal } from './decimal-text.ts'

const price = { digits: 2, min: 0, max: 999_999_999.99 }

describe('a number that is typed', () => {
  it.each([
    ['12.5', '12.5', '12.5'],
    ['12,50', '12.50', '12.50'],
    ['1.234,56', '1234.56', '1234.56'],
    ['1,234.56', '1234.56', '1234.56'],
    ['1234,5', '1234.5', '1234.5'],
    ['1 234,56 €', '1234.56', '1234.56'],
    // The language decides what a lone sign before three digits is; as a decimal sign it has too many digits.
    ['1.234', '1234', 'DIGITS'],
    ['1,234', 'DIGITS', '1234'],
    ['12.345.678', '12345678', '12345678'],
    ['1.2.3', 'UNREADABLE', 'UNREADABLE'],
    ['12,5x', 'UNREADABLE', 'UNREADABLE'],
    ['-5', 'TOO_LOW', 'TOO_LOW'],
    ['9999999999', 'TOO_HIGH', 'TOO_HIGH'],
    ['  ', '', ''],
  ])('%s is %s in German and %s in English', (text, german, english) => {
    const read = (language: string) => {
      const found = readDecimal(text, language, price)
      return 'value' in found ? found.value : found.problem
    }
    expect([read('de'), read('en')]).toEqual([german, english])
  })

  it('is written in the language of the reader, and reads back as the same amount, however large', () => {
    expect(writeDecimal('12.5', 'de', { digits: 2, isFixed: true })).toBe('12,50')
    expect(writeDecimal('12.5', 'en', { digits: 2, isFixed: true })).toBe('12.50')
    expect(writeDecimal(0.125, 'de', { digits: 3 })).toBe('0,125')
    fc.assert(
      fc.property(
        fc.constantFrom('de', 'en', 'de-CH', 'en-GB'),
        fc.constantFrom(0, 2, 3),
        fc.bigInt(0n, 99_999_999_999n),
        (language, digits, minor) => {
          const padded = minor.toString().padStart(digits + 1, '0')
          const value = digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
          const text = writeDecimal(value, language, { digits, isFixed: true })
          expect(readDecimal(text, language, { digits })).toEqual({ value })
        },
      ),
    )
  })
})
