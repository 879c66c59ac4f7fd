import type { search } from '@vitrine/client/search'
import { describe, expect, it } from 'vitest'
import { answersIn } from '../../messages/answers.server.ts'
import type { Language } from '../../messages/languages.ts'
import { facetsOf } from './facet-view.ts'

const facet = (kind: string, name: string, counts: Record<string, number>): search.Facet => ({
  kind,
  name,
  isExact: true,
  values: Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
})

const LISTING = { order: 'newest', page: 1 } as const
const SHELVES = [
  { id: 'id-1', slug: 'vases' },
  { id: 'id-2', slug: 'bowls' },
]

type Surroundings = Parameters<typeof facetsOf>[1]

const about = (
  listing: Surroundings['listing'],
  collections: Surroundings['collections'],
  total: number,
  language: Language = 'en',
): Surroundings => ({
  ...{ listing, collections, total, currency: 'EUR' },
  shopper: { language, answers: answersIn(language) },
})

describe('facetsOf', () => {
  it('names the fields like the address, and marks selected values', () => {
    const listing = { ...LISTING, options: [{ name: 'Size', choices: ['S'] }], stock: 'out' as const }
    const found = [
      facet('OPTION', 'Size', { S: 4, M: 6 }),
      facet('AVAILABILITY', 'Availability', { IN_STOCK: 7, OUT_OF_STOCK: 3 }),
      facet('COLLECTION', 'Collection', { 'id-1': 4, 'id-2': 3, 'id-of-all': 10 }),
    ]
    expect(facetsOf(found, about(listing, SHELVES, 10)).facets).toEqual([
      {
        field: 'option.Size',
        title: 'Size',
        choices: [
          { value: 'S', label: 'S', count: 4, isChosen: true },
          { value: 'M', label: 'M', count: 6, isChosen: false },
        ],
      },
      {
        field: 'stock',
        title: 'Availability',
        choices: [
          { value: 'in', label: 'In stock', count: 7, isChosen: false },
          { value: 'out', label: 'Out of stock', count: 3, isChosen: true },
        ],
      },
      {
        field: 'collection',
        title: 'Collection',
        choices: [
          { value: 'vases', label: 'id-1', count: 4, isChosen: false },
          { value: 'bowls', label: 'id-2', count: 3, isChosen: false },
        ],
      },
    ])
  })

  it('leaves out facets without a real choice, unless one is selected', () => {
    const found = [
      facet('OPTION', 'Drop', { '160 cm': 1, '220 cm': 1 }),
      facet('OPTION', 'Frame', { Oak: 2 }),
      facet('BRAND', 'Brand', { Varga: 90 }),
    ]
    expect(facetsOf(found, about(LISTING, [], 90)).facets).toEqual([])
    const chosen = { ...LISTING, options: [{ name: 'Drop', choices: ['160 cm'] }], brands: ['Varga'] }
    expect(facetsOf(found, about(chosen, [], 90)).facets.map(({ title }) => title)).toEqual([
      'Drop',
      'Workshop',
    ])
  })

  it('lists price ranges separately', () => {
    const prices = {
      ...facet('PRICE', 'Price', {}),
      values: [{ value: '5-9', label: '€5 – €9', count: 2, min: 5, max: 9 }],
    }
    expect(facetsOf([prices], about(LISTING, [], 2))).toEqual({
      facets: [],
      prices: [{ label: '€5.00 – €9.00', min: 5, max: 9, count: 2 }],
    })
    const gift = { ...prices, values: prices.values.map((value) => ({ ...value, min: 0, max: 0 })) }
    expect(facetsOf([gift], about(LISTING, [], 2)).prices[0]?.label).toBe('Free')
    expect(facetsOf([prices], about(LISTING, [], 2, 'de')).prices[0]?.label).toBe('5,00\u00a0€ – 9,00\u00a0€')
  })
})
