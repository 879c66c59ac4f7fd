import { describe, expect, it } from 'vitest'
import { readPriceWords } from './price-words.ts'

describe('price words', () => {
  it.each([
    ['vase under 40', 'vase', { max: 40 }],
    ['Vase unter 40 €', 'Vase', { max: 40, currency: 'EUR' }],
    ['under €39.50 vase', 'vase', { max: 39.5, currency: 'EUR' }],
    ['bis 30 Euro Geschenk', 'Geschenk', { max: 30, currency: 'EUR' }],
    ['Kissen bis zu 12,50€', 'Kissen', { max: 12.5, currency: 'EUR' }],
    ['höchstens 1.200 € Service', 'Service', { max: 1200, currency: 'EUR' }],
    ['less than $1,000', '', { max: 1000, currency: 'USD' }],
    ['over 20', '', { min: 20 }],
    ['Decke über 150 CHF', 'Decke', { min: 150, currency: 'CHF' }],
    ['cup 20 to 50', 'cup', { min: 20, max: 50 }],
    ['from £50 to £20', '', { min: 20, max: 50, currency: 'GBP' }],
    ['zwischen 20 und 50 Euro', '', { min: 20, max: 50, currency: 'EUR' }],
    ['20-50 €', '', { min: 20, max: 50, currency: 'EUR' }],
    ['book 25 euros', 'book', { max: 25, currency: 'EUR' }],
    ['vase under 40 in white', 'vase in white', { max: 40 }],
  ])('of %j leave %j', (expression, rest, price) => {
    expect(readPriceWords(expression)).toMatchObject({ rest, price })
  })

  it.each([
    'over and under',
    'print 30 to 40 cm',
    'under 30 cm',
    'shirt size 36 to 40',
    'counterpoint no 3',
    '50 x 70 print',
    'Set bis 12 Personen',
    'VP-01-20',
    'sunder40',
    'under',
    `${'under '.repeat(30)}`,
  ])('are not in %j', (expression) => {
    expect(readPriceWords(expression)).toEqual({ rest: expression, text: '', price: undefined })
  })
})
