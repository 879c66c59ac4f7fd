import { describe, expect, it } from 'vitest'
import { isFiltered, type Listing, listingFrom, listingSearch, pagesAround, unfiltered } from './listing.ts'

const read = (search: string) => listingFrom(new URLSearchParams(search))

describe('listingFrom', () => {
  it('shows the newest first by default', () => {
    expect(read('')).toEqual({ order: 'newest', page: 1 })
  })

  it('reads order, page and prices', () => {
    expect(read('?sort=price-up&page=3&min=10&max=99.5')).toEqual({
      order: 'price-up',
      page: 3,
      min: 10,
      max: 99.5,
    })
  })

  it('reads selections, each value once', () => {
    expect(
      read(
        '?option.Size=S&option.Size=M&option.Size=S&option.Glaze=Chalk&brand=Varga&collection=vases&stock=in',
      ),
    ).toEqual({
      order: 'newest',
      page: 1,
      options: [
        { name: 'Size', choices: ['S', 'M'] },
        { name: 'Glaze', choices: ['Chalk'] },
      ],
      brands: ['Varga'],
      collections: ['vases'],
      stock: 'in',
    })
  })

  it('shows the best match first in a search', () => {
    expect(read('?q=moon').order).toBe('relevance')
    expect(read('?q=moon&sort=newest').order).toBe('newest')
  })

  it("shows a collection in the shop's own order first, and keeps that to collections", () => {
    const inCollection = (search: string) => listingFrom(new URLSearchParams(search), true)
    expect(inCollection('')).toEqual({ order: 'featured', page: 1, isCollection: true })
    expect(inCollection('?sort=newest').order).toBe('newest')
    expect(listingSearch(inCollection('?sort=newest&page=2'))).toBe('?sort=newest&page=2')
    expect(listingSearch(inCollection('?sort=featured'))).toBe('')
    expect(unfiltered(inCollection('?sort=oldest&min=3'))).toEqual({
      ...{ order: 'oldest', page: 1, isCollection: true },
    })
    expect(isFiltered(inCollection('?sort=oldest'))).toBe(false)
    expect(read('?sort=featured').order).toBe('newest')
  })

  it('reads prices with a decimal comma, and swaps them if needed', () => {
    expect(read('?min=80,50&max=20')).toMatchObject({ min: 20, max: 80.5 })
  })

  it.each([
    '?sort=toString',
    '?sort=__proto__',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=1e400',
    '?min=&max=',
    '?min=-5',
    '?max=abc',
    '?sort=relevance',
    '?option.=x&option.Size=&brand=',
    `?brand=${'x'.repeat(51)}`,
    '?stock=in&stock=out',
    '?stock=maybe',
    '?min=Infinity',
  ])('leaves out invalid parts: %s', (search) => {
    expect(read(search)).toEqual({ order: 'newest', page: 1 })
  })
})

describe('listingSearch', () => {
  it('leaves out defaults', () => {
    expect(listingSearch({ order: 'newest', page: 1 })).toBe('')
  })

  it('is read back as it was written', () => {
    const listing: Listing = {
      order: 'name-down',
      page: 2,
      min: 5,
      max: 10,
      options: [{ name: 'Dipped in', choices: ['30 × 40 cm', 'A&B=C'] }],
      brands: ['Varga & Sons'],
      collections: ['vases'],
      stock: 'out',
    }
    expect(read(listingSearch(listing))).toEqual(listing)
    expect([isFiltered(listing), isFiltered(unfiltered(listing))]).toEqual([true, false])
  })

  it('keeps the search words and drops removed filters', () => {
    const before = new URLSearchParams('?q=moon&min=5&option.Size=S&brand=x&page=4')
    expect(listingSearch({ order: 'price-up', page: 1 }, before)).toBe('?q=moon&sort=price-up')
    expect(before.get('min')).toBe('5')
  })
})

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 0, 9]],
    [3, 9, [1, 2, 3, 4, 0, 9]],
    [4, 9, [1, 2, 3, 4, 5, 0, 9]],
    [6, 20, [1, 0, 5, 6, 7, 0, 20]],
    [20, 20, [1, 0, 19, 20]],
  ])('links from page %i of %i', (page, count, shown) => {
    expect(pagesAround(page, count)).toEqual(shown)
  })
})
