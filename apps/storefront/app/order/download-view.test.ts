import { describe, expect, it } from 'vitest'
import { sizeText } from './download-view.ts'

describe('the size of a file', () => {
  it.each([
    [0, '0 byte'],
    [2840, '2.8 kB'],
    [1_250_000, '1.3 MB'],
    [500_000_000, '500 MB'],
    [4_000_000_000_000, '4,000 GB'],
  ])('of %i bytes is written as %s', (bytes, text) => {
    expect(sizeText(bytes, 'en')).toBe(text)
  })

  it('follows the language', () => {
    expect(sizeText(1_250_000, 'de')).toBe('1,3 MB')
  })
})
