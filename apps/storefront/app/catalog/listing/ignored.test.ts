import { describe, expect, it } from 'vitest'
import { ignoredIn, isLoose, namedParameters } from './ignored.ts'
import { listingFrom } from './listing.ts'

const read = (search: string) => {
  const params = new URLSearchParams(search)
  const listing = listingFrom(params)
  return { ignored: ignoredIn(params, listing).map(String), isLoose: isLoose(params, listing) }
}

describe('an ignored part of an address', () => {
  it.each([
    ['?page=-1&price=a&color[]=x&sort=DROP', ['page,-1', 'price,a', 'color[],x', 'sort,DROP']],
    ['?page=2&page=3&sort=name-up&sort=oldest', ['page,3', 'sort,oldest']],
    ['?min=abc&max=5', ['min,abc']],
    ['?stock=maybe&option.=x', ['stock,maybe', 'option.,x']],
    ['?sort=relevance', ['sort,relevance']],
  ])('is reported: %s', (search, ignored) => {
    expect(read(search).ignored).toEqual(ignored)
  })

  it.each([
    '',
    '?q=moon&sort=relevance&page=1&min=&max=+&brand=',
    '?min=50&max=10,5&min=50',
    '?stock=in&stock=out',
    '?option.Size=S&option.Size=S&brand=A',
    '?utm_source=x&gclid=1&_ga=2&srsltid=3&ref=y&gbraid=4',
  ])('is never something understood, empty or meant for others: %s', (search) => {
    expect(read(search).ignored).toEqual([])
  })
})

describe('an address', () => {
  it.each([
    ['?sort=newest&min=&max=', true],
    ['?page=1', true],
    ['?min=50&max=10', true],
    ['?brand=A&brand=A', true],
    ['', false],
    ['?brand=B&brand=A&page=2&sort=oldest', false],
    ['?utm_source=x', false],
    ['?q=++moon', false],
  ])('%s contains more than it needs: %s', (search, answer) => {
    expect(read(search).isLoose).toBe(answer)
  })
})

describe('namedParameters', () => {
  it('is reported in short: a handful, none longer than a line, without unprintable characters', () => {
    const many = Array.from({ length: 7 }, (_, place) => [`a${place}`, `\0${'x'.repeat(900)}`] as const)
    const { named, more } = namedParameters([...many, ['a0', `\0${'x'.repeat(900)}`]])
    expect([named.length, more]).toEqual([5, 2])
    expect(named[0]).toMatch(/^a0= x{36}…$/)
  })
})
