import type { Product } from '@vitrine/contract'
import {
  addProductMedia,
  addProductsToCollection,
  bulkAdjustProductProperties,
  bulkUpdateProducts,
  createCollection,
  createProduct,
  deleteCollection,
  deleteProduct,
  deleteProductOptions,
  findMovedProduct,
  getCollection,
  getProduct,
  getProductOptionsAvailability,
  queryProducts,
  removeProductMedia,
  removeProductsFromCollection,
  resetAllProductVariantData,
  updateCollection,
  updateProduct,
  updateProductVariants,
} from '@vitrine/contract/operations'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkData } from '../../catalog/check/check-data.ts'
import { mediaStore } from '../../catalog/media/media.store.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'
import { openSmallShop } from '../small-shop.ts'
import { type Command, command, FILES, START } from './catalog-commands.ts'
import {
  adjusted,
  emptyModel,
  deleteProduct as forget,
  freeSlug,
  type Model,
  type ModelOptions,
  type ModelProduct,
  rearranged,
  shownProduct,
  takeSlug,
} from './catalog-model.ts'

const ALL = '00000000-000000-000000-000000000001'

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]
const picked = <T>(list: readonly T[], indexes: readonly number[]): T[] => [
  ...new Set(indexes.flatMap((index) => pick(list, index) ?? [])),
]
const wireOptions = (given: ModelOptions) =>
  given.map(([option, choices]) => ({ name: option, choices: choices.map((value) => ({ value })) }))

// Fails if cached bytes survive adding a product to a collection, counts ignore hidden products, or variants
// are matched by position instead of choices.
for (const engine of ENGINES) {
  describe(`random catalog writes on ${engine.name}, seed ${SEED}`, () => {
    let shop: Shop
    let visitor: Caller
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSmallShop({ engine }, [])
      visitor = await shop.visitor()
      merchant = await shop.merchant()
      const file = {
        siteId: shop.site.siteId,
        kind: 'document',
        contentType: 'text/plain',
        createdAt: 0,
      } as const
      await shop.database.transaction(async (tx) => {
        for (const mediaId of FILES) await mediaStore.save(tx, { ...file, mediaId })
      })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const productSlugs =
      ({ products, former }: Model) =>
      (text: string) =>
        former.has(text) || products.some((product) => product.slug === text)

    /** Writes to the platform and to the model; both must agree on whether the write is possible. */
    const carryOut = async (model: Model, given: Command): Promise<void> => {
      const send = async (operation: Parameters<Caller['try']>[0], input: unknown) => {
        const { status, body } = await merchant.try(operation, input)
        return { ok: status === 200, body }
      }
      if (given.is === 'create') {
        const { body } = await send(createProduct, {
          product: {
            name: given.name,
            priceData: { price: given.price / 100 },
            manageVariants: given.managed,
            productOptions: wireOptions(given.options),
          },
        })
        const product: ModelProduct = {
          id: String((body.product as Product).id),
          name: given.name,
          slug: freeSlug(given.name, productSlugs(model)),
          visible: true,
          brand: undefined,
          ribbon: '',
          price: given.price,
          managed: given.managed,
          options: given.options,
          variants: [],
          media: [],
          collections: new Set(),
        }
        product.variants = rearranged(product)
        model.products.push(product)
        return
      }
      if (given.is === 'create-collection') {
        const { body } = await send(createCollection, { collection: { name: given.name } })
        const isTaken = (text: string) => model.collections.some((collection) => collection.slug === text)
        const { id } = body.collection as { id: string }
        model.collections.push({ id, slug: freeSlug(given.name, isTaken), visible: true })
        return
      }
      if (given.is === 'set-brand' || given.is === 'adjust') {
        const products = picked(model.products, given.products)
        if (products.length === 0) return
        const ids = products.map(({ id }) => id)
        const { body } =
          given.is === 'adjust'
            ? await send(bulkAdjustProductProperties, {
                ids,
                adjust: { price: { amount: given.cents / 100 } },
              })
            : await send(bulkUpdateProducts, { ids, set: { brand: given.brand } })
        const expected = products.map((product) => {
          if (given.is === 'adjust') return adjusted(product, given.cents)
          product.brand = given.brand || undefined
          return true
        })
        const results = body.results as { itemMetadata: { success: boolean } }[]
        expect(results.map(({ itemMetadata: item }) => item.success)).toEqual(expected)
        return
      }
      if ('at' in given && /collection|put-in|take-out/.test(given.is)) {
        const collection = pick(model.collections, given.at)
        if (!collection) return
        const { id } = collection
        if (given.is === 'show-collection') {
          await send(updateCollection, { collection: { id, visible: given.visible } })
          collection.visible = given.visible
        }
        if (given.is === 'delete-collection') {
          await send(deleteCollection, { id })
          model.collections.splice(model.collections.indexOf(collection), 1)
          for (const product of model.products) product.collections.delete(id)
        }
        if (given.is === 'put-in' || given.is === 'take-out') {
          const products = picked(model.products, given.products)
          const productIds = products.map((product) => product.id)
          await send(given.is === 'put-in' ? addProductsToCollection : removeProductsFromCollection, {
            id,
            productIds,
          })
          for (const { collections } of products)
            given.is === 'put-in' ? collections.add(id) : collections.delete(id)
        }
        return
      }
      const product = 'at' in given ? pick(model.products, given.at) : undefined
      if (product) await changeProduct(model, product, given, send)
    }

    const changeProduct = async (
      model: Model,
      product: ModelProduct,
      given: Command,
      send: (operation: Parameters<Caller['try']>[0], input: unknown) => Promise<{ ok: boolean }>,
    ): Promise<void> => {
      const { id } = product
      switch (given.is) {
        case 'update': {
          const { fields } = given
          const { ok } = await send(updateProduct, {
            product: {
              id,
              ...(fields.name && { name: fields.name }),
              ...(fields.slug && { slug: fields.slug }),
              ...(fields.price !== undefined && { priceData: { price: fields.price / 100 } }),
              ...(fields.visible !== undefined && { visible: fields.visible }),
              ...(fields.managed !== undefined && { manageVariants: fields.managed }),
              ...(fields.options && { productOptions: wireOptions(fields.options) }),
            },
          })
          const isTaken = model.products.some((other) => other !== product && other.slug === fields.slug)
          const endsVariants =
            fields.managed === false && product.managed && (fields.options ?? product.options).length > 0
          expect(ok).toBe(!isTaken && !endsVariants)
          if (!ok) return
          product.name = fields.name ?? product.name
          product.price = fields.price ?? product.price
          product.visible = fields.visible ?? product.visible
          product.managed = fields.managed ?? product.managed
          product.options = fields.options ?? product.options
          product.variants = rearranged(product)
          takeSlug(model, product, fields.slug ?? product.slug)
          return
        }
        case 'delete':
          expect((await send(deleteProduct, { id })).ok).toBe(true)
          return forget(model, product)
        case 'variant': {
          const variant = pick(product.variants, given.variant)
          if (!variant) return
          const { price, sku, visible } = given.fields
          const { ok } = await send(updateProductVariants, {
            id,
            variants: [
              {
                choices: variant.choices,
                ...(price !== undefined && { price: price === null ? null : price / 100 }),
                ...(sku !== undefined && { sku }),
                ...(visible !== undefined && { visible }),
              },
            ],
          })
          expect(ok).toBe(product.managed)
          if (!ok) return
          if (price !== undefined) variant.price = price ?? undefined
          variant.sku = sku ?? variant.sku
          variant.visible = visible ?? variant.visible
          return
        }
        case 'reset':
          expect((await send(resetAllProductVariantData, { id })).ok).toBe(true)
          product.variants = product.variants.map(({ choices }) => ({
            choices,
            price: undefined,
            sku: '',
            visible: true,
          }))
          return
        case 'drop-options':
          expect((await send(deleteProductOptions, { id })).ok).toBe(true)
          if (product.managed && product.options.length > 0) product.variants = []
          product.options = []
          product.managed = false
          if (product.variants.length === 0) product.variants = rearranged(product)
          return
        case 'add-media': {
          const files = picked(FILES, given.files)
          if (files.length === 0) return
          expect((await send(addProductMedia, { id, media: files.map((mediaId) => ({ mediaId })) })).ok).toBe(
            true,
          )
          product.media = [...new Set([...product.media, ...files])]
          return
        }
        case 'remove-media': {
          const files = picked(FILES, given.files)
          expect((await send(removeProductMedia, { id, mediaIds: files })).ok).toBe(true)
          product.media = files.length === 0 ? [] : product.media.filter((file) => !files.includes(file))
        }
      }
    }

    const seen = (product: Product) => ({
      name: product.name,
      slug: product.slug,
      brand: product.brand ?? undefined,
      ribbon: product.ribbon,
      price: product.priceData?.price,
      priceRange: product.priceRange,
      manageVariants: product.manageVariants,
      options: product.productOptions.map((option) => [
        option.name,
        ...(option.choices ?? []).map(({ description }) => description),
      ]),
      variants: product.variants.map(({ choices, variant }) => ({
        choices,
        price: variant?.priceData?.price,
        sku: variant?.sku,
        visible: variant?.visible,
      })),
      media: product.media?.items.map(({ id }) => id),
      collections: product.collectionIds.filter((id) => id !== ALL).sort(),
    })

    const assertSame = async (model: Model): Promise<void> => {
      for (const product of model.products) {
        const { id } = product
        const answer = await visitor.try(getProduct, { id })
        expect(answer.status).toBe(product.visible ? 200 : 404)
        const own = await merchant.call(getProduct, { id })
        expect(own.product && seen(own.product)).toEqual(shownProduct(product))
        if (!product.visible) continue
        expect(seen(answer.body.product as Product)).toEqual(shownProduct(product))
        const bySlug = await visitor.call(queryProducts, { query: { filter: { slug: product.slug } } })
        expect(bySlug.products?.map((found) => found.id)).toEqual([id])
        expect((await visitor.try(findMovedProduct, { slug: product.slug })).status).toBe(404)
        const [variant] = product.variants.slice(-1)
        const choices = Object.fromEntries(product.options.map(([option, of]) => [option, of.at(-1) ?? '']))
        const available = await visitor.call(getProductOptionsAvailability, { id, options: choices })
        expect([available.selectedVariant?.price?.price, available.availableForPurchase]).toEqual([
          (variant?.price ?? product.price) / 100,
          variant?.visible,
        ])
      }
      for (const [slug, id] of model.former) {
        const { status, body } = await merchant.try(findMovedProduct, { slug })
        const product = model.products.find((candidate) => candidate.id === id)
        expect([status, body.slug]).toEqual([200, product?.slug])
      }
      for (const { id, visible, slug } of [
        ...model.collections,
        { id: ALL, visible: true, slug: 'all-products' },
      ]) {
        const inside = model.products.filter(({ collections }) => id === ALL || collections.has(id))
        for (const [caller, members] of [
          [visitor, inside.filter((product) => product.visible)],
          [merchant, inside],
        ] as const) {
          const query = { filter: { collectionIds: { $hasSome: [id] } }, paging: { limit: 100 } }
          const page = await caller.call(queryProducts, { query })
          expect(page.products?.map((product) => product.id).sort()).toEqual(
            members.map((member) => member.id).sort(),
          )
          expect(page.metadata?.total).toBe(members.length)
          const { status, body } = await caller.try(getCollection, { id })
          expect(status).toBe(visible || caller === merchant ? 200 : 404)
          if (status === 200)
            expect(body.collection).toMatchObject({ slug, numberOfProducts: members.length })
        }
      }
    }

    /** Bytes, counts, copies and the search index match the products and collections. */
    const assertDerived = async (): Promise<void> => {
      const { database } = shop
      const mediaUrl = `http://localhost:${new URL(shop.url).port}`
      const clock = { now: Date.now }
      for await (const drift of checkData({ database, clock, mediaUrl, fixing: false }))
        expect(drift).toBeUndefined()
    }

    it(
      'leaves every read as in a simple model',
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30 }), async (commands) => {
            const model = emptyModel()
            for (const given of [...START, ...commands]) await carryOut(model, given)
            await assertSame(model)
            await assertDerived()
            for (const { id } of model.products) await merchant.call(deleteProduct, { id })
            for (const { id } of model.collections) await merchant.call(deleteCollection, { id })
            await assertSame(emptyModel())
            await assertDerived()
          }),
          runs(engine.name === 'SQLite' ? 12 : 4),
        )
      },
      PATIENCE_MS,
    )
  })
}
