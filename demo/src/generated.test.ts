import { describe, expect, it } from 'vitest'
import { demoShop } from './catalogue.ts'
import { pictures } from './gallery.ts'
import { generatedProducts } from './generated.ts'
import type { DemoProduct } from './shop.ts'

const first = (count: number, n: number): DemoProduct[] => {
  const found: DemoProduct[] = []
  for (const product of generatedProducts(n)) {
    if (found.length === count) break
    found.push(product)
  }
  return found
}

describe('generatedProducts', () => {
  const many = [...generatedProducts(20_000)]

  it('returns as many as requested, always the same ones for any number', () => {
    expect(many).toHaveLength(20_000)
    expect(first(500, 500)).toEqual(many.slice(0, 500))
    expect([...generatedProducts(0)]).toEqual([])
  })

  it('can be iterated more than once', () => {
    const products = generatedProducts(3)
    expect([...products]).toEqual([...products])
  })

  it('makes a product only when it is requested', () => {
    expect(first(2, 1_000_000)).toEqual(many.slice(0, 2))
  })

  it('rejects numbers that are not whole, negative or above a million', () => {
    for (const n of [-1, 0.5, Number.NaN, 1_000_001]) expect(() => generatedProducts(n)).toThrow(RangeError)
  })

  it('puts about three quarters of them into one collection', () => {
    const share =
      many.filter(({ collectionSlugs }) => collectionSlugs.includes('prints')).length / many.length
    expect(share).toBeGreaterThan(0.73)
    expect(share).toBeLessThan(0.77)
  })

  it("uses only the shop's collections and pictures, with unique ids and slugs", () => {
    const shop = demoShop()
    const shelves = new Set(shop.collections.map(({ slug }) => slug))
    const all = [...shop.products, ...many]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
    for (const { collectionSlugs, media, name, slug } of many) {
      for (const shelf of collectionSlugs) expect(shelves.has(shelf)).toBe(true)
      for (const item of media) if (item.kind === 'image') expect(pictures.has(item.pictureId)).toBe(true)
      expect(name.length).toBeLessThanOrEqual(80)
      expect(slug.length).toBeLessThanOrEqual(100)
    }
  })

  it('mixes prices, options, discounts and stock', () => {
    expect(new Set(many.map(({ priceMinor }) => priceMinor)).size).toBeGreaterThan(200)
    expect(new Set(many.map(({ options }) => options.length))).toEqual(new Set([0, 1, 2]))
    expect(many.some(({ discount }) => discount !== undefined)).toBe(true)
    expect(many.some(({ visible }) => !visible)).toBe(true)
    expect(many.some(({ stock }) => stock.track && stock.quantity === 0)).toBe(true)
    expect(many.some(({ stock }) => !stock.track)).toBe(true)
    expect(many.some(({ variants }) => variants.length === 9)).toBe(true)
  })
})
