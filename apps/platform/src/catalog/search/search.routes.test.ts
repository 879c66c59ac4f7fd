import { searchProducts } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoShop } from '../../testing/demo-shop.ts'
import type { Caller, Shop } from '../../testing/index.ts'

describe('/vitrine/v1/products/search, in the demo shop', () => {
  let shop: Shop
  let visitor: Caller

  beforeAll(async () => {
    shop = await openDemoShop()
    visitor = await shop.visitor()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it('answers GET and POST alike, in the documented form', async () => {
    const input = {
      search: { expression: 'bowl' },
      facets: ['PRICE', 'OPTION', 'COLOR', 'AVAILABILITY', 'BRAND', 'COLLECTION'],
    } as const
    const got = await visitor.call(searchProducts, { ...input, facets: [...input.facets] })
    const posted = await visitor.post('/vitrine/v1/products/search', input)
    expect(posted.body).toEqual(got)
    expect(got.metadata.total).toBeGreaterThan(3)
    expect(compileInput(ruleOf(searchProducts).output)(got)).toEqual([])
  })

  it('has facets that help to choose', async () => {
    const facets = ['PRICE', 'OPTION', 'COLOR', 'AVAILABILITY', 'BRAND', 'COLLECTION'] as const
    const answer = await visitor.call(searchProducts, { facets: [...facets], paging: { limit: 0 } })
    const shown = answer.facets.map(({ name, values }) => [
      name,
      values.map(({ label, count }) => `${label}: ${count}`).join(', '),
    ])
    expect(shown).toMatchInlineSnapshot(`
      [
        [
          "Price",
          "€0.00: 1, €5.00 – €9.99: 4, €10.00 – €19.99: 4, €20.00 – €49.99: 33, €50.00 – €99.99: 30, €100.00 – €199.99: 7, €200.00 – €1,480.00: 3",
        ],
        [
          "Frame",
          "Oak: 34, Unframed: 34, Black ash: 33",
        ],
        [
          "Size",
          "30 × 40 cm: 32, 50 × 70 cm: 32, 70 × 100 cm: 32, 45 × 45 cm: 1, 60 × 60 cm: 1",
        ],
        [
          "Glaze",
          "Celadon: 6, Chalk: 6, Moss: 4, Storm: 4, Indigo: 3, Oatmeal: 3, Ochre: 3, Shino: 3, Tenmoku: 3, Basalt: 2, Blossom: 2, Bare terracotta: 1",
        ],
        [
          "Colour",
          "Bottle: 2, Clay: 2, Flax: 2, Indigo: 2, Marigold: 2, Moss: 2, Oat: 2, Rose: 2, Sea: 2, Slate: 2, Madder: 1, Soot: 1",
        ],
        [
          "Amount",
          "€25: 1, €50: 1, €100: 1, €200: 1",
        ],
        [
          "Drop",
          "160 cm: 1, 220 cm: 1, 250 cm: 1, 280 cm: 1",
        ],
        [
          "Height",
          "22 cm: 1, 31 cm: 1, Low: 1, Tall: 1",
        ],
        [
          "Dipped in",
          "Indigo: 1, Ochre: 1, Tenmoku: 1",
        ],
        [
          "Filling",
          "Cover only: 1, Feather: 1, Wool: 1",
        ],
        [
          "Stripe",
          "Blue: 1, Green: 1, Red: 1",
        ],
        [
          "Width",
          "100 cm: 1, 140 cm: 1, 180 cm: 1",
        ],
        [
          "Check",
          "Glen: 1, Shore: 1",
        ],
        [
          "Ground",
          "Cream: 1, Indigo: 1",
        ],
        [
          "Leaf",
          "Bottle: 1, Rust: 1",
        ],
        [
          "Pattern",
          "Current: 1, Turns: 1",
        ],
        [
          "Color",
          "Green: 13, Blue: 11, Beige: 9, Brown: 7, White: 6, Yellow: 6, Pink: 4, Black: 3, Grey: 2, Orange: 2, Red: 2",
        ],
        [
          "Availability",
          "In stock: 78, Out of stock: 4",
        ],
        [
          "Brand",
          "Aldermere Press: 42, Varga Pottery: 24, Tulloch Weaving: 10",
        ],
        [
          "Collection",
          "Prints: 35, Ceramics: 23, New This Season: 16, Geometry: 13, Landscapes: 12, Tableware: 12, Textiles: 11, First Warm Days: 8, Long Evenings: 8, Seconds and Last Pieces: 8, Vases: 8, Books and Paper: 7, Botanicals: 6, Line and Ink: 6, Throws and Blankets: 4, Wallpapers: 4, Cushions: 2, Table Linen: 2, By Commission: 1",
        ],
      ]
    `)
    for (const { values } of answer.facets) for (const { count } of values) expect(count).toBeGreaterThan(0)
  })

  it("is for visitors, and rejects what isn't documented", async () => {
    expect((await shop.caller().post('/vitrine/v1/products/search', {})).status).toBe(401)
    const { status, body } = await visitor.try(searchProducts, { paging: { limit: 101 }, sort: 'price' })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(/INVALID_ENUM_VALUE.*MAX/)
  })

  it('finds blue under 40 in one call: by words, and by filters', async () => {
    const filtered = await visitor.call(searchProducts, { filters: { colors: ['BLUE'], price: { max: 40 } } })
    const found = await visitor.call(searchProducts, { search: { expression: 'blue under 40' } })
    expect(found).toMatchObject({ price: { max: 40 }, otherWords: 'blue' })
    const slugs = (answer: typeof found) => answer.products.map(({ slug }) => slug)
    expect(slugs(filtered).length).toBeGreaterThan(1)
    expect(slugs(found)).toEqual(expect.arrayContaining(slugs(filtered)))
    const choices = filtered.products.map(({ productOptions = [] }) =>
      productOptions.flatMap((option) => (option.choices ?? []).map(({ description }) => description)),
    )
    for (const some of choices) expect(some.join(' ')).toMatch(/Indigo|Sea|Storm|Blue/)
    for (const { priceData } of filtered.products) expect(priceData?.discountedPrice).toBeLessThanOrEqual(40)
  })

  it('shows prices in the requested currency, and tells caches so', async () => {
    const input = { search: { expression: 'moon jar' } }
    const { headers, body } = await visitor.try(searchProducts, input, { 'x-vitrine-currency': 'USD' })
    expect(headers.get('vary')).toContain('X-Vitrine-Currency')
    expect(JSON.stringify(body)).toContain('"convertedPriceData":{"currency":"USD"')
  })
})
