import { describe, expect, it } from 'vitest'
import { demoShop } from './catalogue.ts'
import { demoGerman } from './german.ts'

const shop = demoShop()
const german = demoGerman(shop)
const texts = new Map(german.texts.map(({ text, translation }) => [text, translation]))

describe('the demo shop in German', () => {
  it('translates every product with its sections and pictures', () => {
    for (const { id, slug, description, additionalInfoSections, media } of shop.products) {
      const texts = german.products.get(id)
      expect(texts?.name, slug).toBeTruthy()
      expect(texts?.description.match(/<(p|li)>/g), slug).toEqual(description.match(/<(p|li)>/g))
      expect(texts?.additionalInfoSections.length, slug).toBe(additionalInfoSections.length)
      expect(texts?.media.length, slug).toBe(media.length)
    }
  })

  it('translates every collection within the limits of the API', () => {
    for (const { id, slug } of shop.collections) {
      const { name = '', description = '' } = german.collections.get(id) ?? {}
      expect([name.length > 0, name.length <= 50, description.length > 0], slug).toEqual([true, true, true])
    }
    for (const { name } of german.products.values()) expect(name.length).toBeLessThanOrEqual(80)
  })

  it('translates every option, choice and ribbon', () => {
    const used = shop.products.flatMap(({ options, ribbon }) => [
      ...(ribbon ? [ribbon] : []),
      ...options.flatMap(({ name, choices }) => [name, ...choices.map(({ description }) => description)]),
    ])
    expect([...new Set(used)].filter((text) => !texts.has(text))).toEqual([])
  })
})
