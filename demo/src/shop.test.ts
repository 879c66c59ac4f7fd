import { describe, expect, it } from 'vitest'
import { seasons } from './data/seasons.ts'
import { demoShop, drawDocument, drawVideo, pictures } from './index.ts'
import type { DemoProduct, DemoVariant } from './shop.ts'

const shop = demoShop()
const products = shop.products
const variants = products.flatMap((product) => product.variants)
const units = 'ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT'.split(' ')

const inStock = (one: { stock: DemoVariant['stock'] }) =>
  one.stock.track ? one.stock.quantity > 0 : one.stock.inStock
const hasOption = (product: DemoProduct, type: 'color' | 'drop_down') =>
  product.options.some((option) => option.type === type)
const hasMedia = (product: DemoProduct, kind: string) => product.media.some((item) => item.kind === kind)

describe('the demo shop', () => {
  it('has at least 60 products in at least 8 collections', () => {
    expect(products.length).toBeGreaterThanOrEqual(60)
    expect(shop.collections.length).toBeGreaterThanOrEqual(8)
  })

  it('is the same at every call, and each caller may change its own copy', () => {
    const mine = demoShop()
    expect(mine).toEqual(shop)
    mine.products.length = 0
    expect(demoShop()).toEqual(shop)
  })

  it('names every product, collection and variant once', () => {
    const once = (values: string[]) => expect(new Set(values).size).toBe(values.length)
    once(products.map(({ slug }) => slug))
    once(products.map(({ name }) => name))
    once(shop.collections.map(({ slug }) => slug))
    once([...products, ...shop.collections, ...variants].map(({ id }) => id))
    once([...products, ...variants].flatMap(({ sku }) => sku ?? []))
  })

  it('gives ids in the form of a version 4 GUID', () => {
    for (const { id } of [...products, ...shop.collections, ...variants])
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it("keeps a product's id forever", () => {
    expect(products.find(({ slug }) => slug === 'moon-jar')?.id).toBe('049573df-b19f-43ea-82b5-6af0bc4904f5')
  })

  it('refers only to collections, pictures, videos and documents that exist', () => {
    const shelves = new Set(shop.collections.map(({ slug }) => slug))
    for (const product of products) {
      for (const slug of product.collectionSlugs) expect(shelves).toContain(slug)
      for (const item of product.media) {
        if (item.kind === 'image') expect(pictures.has(item.pictureId), item.pictureId).toBe(true)
        if (item.kind === 'video') {
          expect(pictures.has(item.posterPictureId)).toBe(true)
          expect(drawVideo(item.videoId).frameCount).toBeGreaterThan(0)
        }
        if (item.kind === 'document') expect(drawDocument(item.documentId).length).toBeGreaterThan(0)
      }
    }
    for (const { collection, products: own } of seasons)
      expect(
        own.filter((slug) => !products.some((one) => one.slug === slug)),
        collection.slug,
      ).toEqual([])
    for (const id of shop.collections.flatMap(({ pictureIds }) => pictureIds))
      expect(pictures.has(id), id).toBe(true)
  })

  it('shows choices only by pictures of their own product, and only for one option of it', () => {
    for (const product of products) {
      const own = product.media.flatMap((item) => (item.kind === 'image' ? [item.pictureId] : []))
      const shown = product.options.map(({ choices }) =>
        choices.flatMap(({ pictureIds }) => pictureIds ?? []),
      )
      for (const id of shown.flat()) expect(own).toContain(id)
      expect(shown.filter((ids) => ids.length > 0).length, product.slug).toBeLessThanOrEqual(1)
    }
  })

  it('has all combinations of choices as variants when variants are managed, else none', () => {
    for (const { options, manageVariants, variants: own, slug } of products) {
      const combinations = options.reduce((count, { choices }) => count * choices.length, 1)
      expect(own.length, slug).toBe(manageVariants ? combinations : 0)
      expect(new Set(own.map(({ choices }) => JSON.stringify(choices))).size).toBe(own.length)
      for (const { choices } of own)
        for (const { name, choices: offered } of options)
          expect(offered.map(({ description }) => description)).toContain(choices[name])
    }
  })

  it('gives colour choices a CSS colour, and other choices their own text', () => {
    for (const { type, choices } of products.flatMap(({ options }) => options))
      for (const { value, description } of choices) {
        if (type === 'color') expect(value).toMatch(/^#[0-9a-f]{6}$/)
        else expect(value).toBe(description)
      }
  })
})

describe('the limits of the wire', () => {
  it.each(products.map((product) => [product.slug, product] as const))('hold for %s', (_, product) => {
    expect(product.name.length).toBeGreaterThan(0)
    expect(product.name.length).toBeLessThanOrEqual(80)
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(product.slug.length).toBeLessThanOrEqual(100)
    expect(product.description.length).toBeLessThanOrEqual(8000)
    expect(product.sku?.length ?? 0).toBeLessThanOrEqual(40)
    expect(product.brand?.length ?? 1).toBeLessThanOrEqual(50)
    expect(product.ribbon?.length ?? 1).toBeLessThanOrEqual(30)
    expect(product.options.length).toBeLessThanOrEqual(6)
    expect(product.variants.length).toBeLessThanOrEqual(1000)
    for (const { name, choices } of product.options) {
      expect(name.length).toBeLessThanOrEqual(50)
      expect(choices.length).toBeGreaterThan(0)
      expect(choices.length).toBeLessThanOrEqual(100)
      for (const { description } of choices) expect(description.length).toBeLessThanOrEqual(50)
    }
    for (const { sku, stock } of product.variants) {
      expect(sku?.length ?? 0).toBeLessThanOrEqual(40)
      if (stock.track) expect(stock.quantity).toBeLessThanOrEqual(99_999)
    }
    for (const minor of [
      product.priceMinor,
      product.costMinor ?? 0,
      ...product.variants.map((v) => v.priceMinor ?? 0),
    ])
      expect(Number.isInteger(minor) && minor >= 0).toBe(true)
    if (product.pricePerUnit !== undefined) {
      expect(units).toContain(product.pricePerUnit.totalMeasurementUnit)
      expect(units).toContain(product.pricePerUnit.baseMeasurementUnit)
    }
    expect(new Date(product.createdDate).toISOString()).toBe(product.createdDate)
  })

  it.each(shop.collections.map((collection) => [collection.slug, collection] as const))(
    'hold for the collection %s',
    (_, { name, slug, description }) => {
      expect(name.length).toBeLessThanOrEqual(50)
      expect(slug.length).toBeLessThanOrEqual(100)
      expect(description.length).toBeLessThanOrEqual(600)
    },
  )

  it('leave the name and slug of the collection of all products free', () => {
    expect(shop.collections.map(({ slug }) => slug)).not.toContain('all-products')
  })

  it('let descriptions be of plain, closed HTML', () => {
    for (const { description, slug } of products) {
      expect(description, slug).toMatch(/^(<p>[^<>]+<\/p>|<ul>(<li>[^<>]+<\/li>)+<\/ul>)+$/)
      expect(description.toLowerCase()).not.toContain('lorem')
    }
  })
})

/** Every case that the wire knows; each must have at least one product that shows it. */
const cases: Record<string, (product: DemoProduct) => boolean> = {
  'no options': ({ options }) => options.length === 0,
  'an option as drop-down only': (p) => hasOption(p, 'drop_down') && !hasOption(p, 'color'),
  'an option as colour only': (p) => hasOption(p, 'color') && !hasOption(p, 'drop_down'),
  'both kinds of options': (p) => hasOption(p, 'color') && hasOption(p, 'drop_down'),
  'three options': ({ options }) => options.length === 3,
  'options without managed variants': (p) => p.options.length > 0 && !p.manageVariants,
  'a hundred variants or more': ({ variants: own }) => own.length >= 100,
  'variants with their own price': ({ variants: own }) => new Set(own.map((v) => v.priceMinor)).size > 1,
  'variants with their own weight': ({ variants: own }) => new Set(own.map((v) => v.weightKg)).size > 1,
  'variants with their own sku': ({ variants: own }) => own.some((v) => v.sku !== undefined),
  'a hidden variant': ({ variants: own }) => own.some((v) => !v.visible),
  'variants partly out of stock': ({ variants: own }) => own.some(inStock) && own.some((v) => !inStock(v)),
  'variants all out of stock': ({ variants: own }) => own.length > 0 && own.every((v) => !inStock(v)),
  'variants of which some are counted and some are not': ({ variants: own }) =>
    own.some(({ stock }) => stock.track) && own.some(({ stock }) => !stock.track),
  'no stock, uncounted': ({ stock }) => !stock.track && !stock.inStock,
  'endless stock': ({ stock }) => !stock.track && stock.inStock,
  'a single piece left': ({ stock }) => stock.track && stock.quantity === 1,
  'no stock, counted': ({ stock, manageVariants }) => !manageVariants && stock.track && stock.quantity === 0,
  'a discount by amount': ({ discount }) => discount?.type === 'AMOUNT',
  'a discount by percent': ({ discount }) => discount?.type === 'PERCENT',
  'a discount on managed variants': ({ discount, manageVariants }) =>
    discount !== undefined && manageVariants,
  'a ribbon': ({ ribbon }) => ribbon !== undefined,
  'no brand': ({ brand }) => brand === undefined,
  'a price per unit of the same unit': ({ pricePerUnit }) => pricePerUnit?.totalMeasurementUnit === 'M',
  'a price per unit of another quantity': ({ pricePerUnit }) => pricePerUnit?.baseQuantity === 100,
  'a price with cents': ({ priceMinor }) => priceMinor % 100 !== 0,
  'a price of nothing': ({ priceMinor }) => priceMinor === 0,
  'a price above a thousand': ({ priceMinor }) => priceMinor > 100_000,
  'a digital product': ({ type }) => type === 'digital',
  'a hidden product': ({ visible }) => !visible,
  'no picture': ({ media }) => media.length === 0,
  'a video with a poster and several sizes': ({ media }) =>
    media.some((item) => item.kind === 'video' && item.sizes.length > 1),
  'a document': (p) => hasMedia(p, 'document'),
  'ten pictures or more': ({ media }) => media.length >= 10,
  'a name of exactly 80 characters with a word of 20 or more': ({ name }) =>
    name.length === 80 && name.split(' ').some((word) => word.length >= 20),
  'a sku of exactly 40 characters': ({ sku }) => sku?.length === 40,
  'several additional info sections': ({ additionalInfoSections }) => additionalInfoSections.length > 1,
  'no additional info section': ({ additionalInfoSections }) => additionalInfoSections.length === 0,
  'three collections or more': ({ collectionSlugs }) => collectionSlugs.length >= 3,
  'no collection': ({ collectionSlugs }) => collectionSlugs.length === 0,
  'a list in its description': ({ description }) => description.includes('<ul>'),
  'no sku, weight or cost': (p) =>
    p.sku === undefined && p.weightKg === undefined && p.costMinor === undefined,
}

describe('the cases of the wire', () => {
  it.each(Object.entries(cases))('include a product with %s', (_, shows) => {
    expect(products.filter(shows).map(({ slug }) => slug)).not.toEqual([])
  })

  it('include collections that are hidden, empty and of one product', () => {
    const sizes = shop.collections.map(({ slug, visible }) => ({
      visible,
      size: products.filter(({ collectionSlugs }) => collectionSlugs.includes(slug)).length,
    }))
    expect(sizes).toContainEqual({ visible: true, size: 0 })
    expect(sizes).toContainEqual({ visible: true, size: 1 })
    expect(sizes.some(({ visible }) => !visible)).toBe(true)
  })

  it('include a collection without a picture', () => {
    expect(shop.collections.some(({ pictureIds }) => pictureIds.length === 0)).toBe(true)
  })

  it('include currencies of two decimals and of none, other than the shop’s own', () => {
    const codes = shop.conversionRates.map(({ currency }) => currency)
    expect(codes).toEqual(expect.arrayContaining(['USD', 'GBP', 'JPY', 'CHF']))
    expect(codes).not.toContain(shop.currency)
    for (const { rate } of shop.conversionRates) expect(rate).toBeGreaterThan(0)
  })
})
