import { pointHostedAt } from '@vitrine/client/hosted'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { ENGINES } from '@vitrine/platform/testing/engines'
import * as categories from '@wix/auto_sdk_categories_categories'
import { createClient, OAuthStrategy } from '@wix/sdk'
import {
  brandsV3,
  catalogVersioning,
  customizationsV3,
  infoSectionsV3,
  inventoryItemsV3,
  productsV3,
  readOnlyVariantsV3,
  ribbonsV3,
} from '@wix/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const demo = demoShop()
const visible = demo.products.filter((product) => product.visible)
const wanted = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A value is missing')
  return value
}

const publicVisitor = (clientId: string) =>
  createClient({
    auth: OAuthStrategy({ clientId }),
    modules: {
      ...{ brandsV3, catalogVersioning, categories, customizationsV3, infoSectionsV3 },
      ...{ inventoryItemsV3, productsV3, readOnlyVariantsV3, ribbonsV3 },
    },
  })

for (const engine of ENGINES) {
  describe(`the public packages read Catalog V3 on ${engine.name}`, () => {
    let shop: Shop
    let restore: () => void
    let client: ReturnType<typeof publicVisitor>
    beforeAll(async () => {
      shop = await openDemoShop({ engine })
      restore = pointHostedAt(shop.url)
      client = publicVisitor(shop.clientId)
    })
    afterAll(async () => {
      restore()
      await shop[Symbol.asyncDispose]()
    })

    it('productsV3: page by page', async () => {
      const seen: string[] = []
      let page = await client.productsV3.queryProducts().limit(20).find()
      for (;;) {
        seen.push(...page.items.map((item) => wanted(item._id)))
        if (!page.hasNext()) break
        page = await page.next()
      }
      expect(new Set(seen)).toEqual(new Set(visible.map(({ id }) => id)))
      expect(seen).toHaveLength(visible.length)
      expect((await page.prev()).items).toHaveLength(20)
    })

    it('productsV3: by slug, with every field that storefronts ask for', async () => {
      const managed = wanted(visible.find((product) => product.manageVariants && product.variants.length > 3))
      const { product } = await client.productsV3.getProductBySlug(managed.slug, {
        fields: [
          ...([
            'CURRENCY',
            'DESCRIPTION',
            'DIRECT_CATEGORIES_INFO',
            'BREADCRUMBS_INFO',
            'INFO_SECTION',
          ] as const),
          ...(['MEDIA_ITEMS_INFO', 'PLAIN_DESCRIPTION', 'THUMBNAIL', 'URL'] as const),
          ...(['VARIANT_OPTION_CHOICE_NAMES', 'WEIGHT_MEASUREMENT_UNIT_INFO'] as const),
        ],
      })
      expect(product).toMatchObject({
        _id: managed.id,
        name: managed.name,
        slug: managed.slug,
        visible: true,
        currency: 'EUR',
        productType: 'PHYSICAL',
        actualPriceRange: { minValue: { amount: expect.any(String), formattedAmount: expect.any(String) } },
        variantSummary: { variantCount: managed.variants.length },
        description: { nodes: expect.arrayContaining([expect.objectContaining({ type: 'PARAGRAPH' })]) },
      })
      expect(product?._createdDate).toBeInstanceOf(Date)
      expect(product?.url).toMatch(new RegExp(`/products/${managed.slug}$`))
      expect(product?.media?.main?.image).toMatch(/^wix:image:\/\/v1\//)
      expect(product?.variantsInfo?.variants).toHaveLength(managed.variants.length)
      expect(product?.variantsInfo?.variants?.[0]?.choices?.[0]?.optionChoiceNames?.optionName).toBe(
        managed.options[0]?.name,
      )
      expect(await client.productsV3.getProduct(managed.id)).toMatchObject({ _id: managed.id })
      // The official template for Astro shows the variants of a list, and puts one of them into the cart.
      const inList = async (fields: ('CURRENCY' | 'VARIANT_OPTION_CHOICE_NAMES')[]) =>
        (await client.productsV3.queryProducts({ fields }).eq('slug', managed.slug).find()).items[0]
      const fields: ('CURRENCY' | 'VARIANT_OPTION_CHOICE_NAMES')[] = [
        'CURRENCY',
        'VARIANT_OPTION_CHOICE_NAMES',
      ]
      const { variantsInfo } = await client.productsV3.getProduct(managed.id, { fields })
      expect((await inList(fields))?.variantsInfo).toEqual(variantsInfo)
      expect(await inList([])).not.toHaveProperty('variantsInfo')
      await expect(client.productsV3.getProductBySlug('no-such')).rejects.toMatchObject({ status: 404 })
    })

    it('productsV3: search by words, filters and facets as official components send them', async () => {
      const shelf = wanted(demo.collections.find(({ slug }) => slug !== 'all-products'))
      const inShelf = visible.filter(({ collectionSlugs }) => collectionSlugs.includes(shelf.slug))
      const {
        products = [],
        aggregationData,
        pagingMetadata,
      } = await client.productsV3.searchProducts(
        {
          cursorPaging: { limit: 5 },
          filter: { 'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: [shelf.id] } }] } },
          sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
          aggregations: [
            {
              name: 'minPrice',
              fieldPath: 'actualPriceRange.minValue.amount',
              type: 'SCALAR',
              scalar: { type: 'MIN' },
            },
            {
              name: 'optionNames',
              fieldPath: 'options.name',
              type: 'VALUE',
              value: { limit: 20, sortType: 'VALUE', sortDirection: 'ASC' },
            },
          ],
        },
        { fields: ['CURRENCY'] },
      )
      expect(products).toHaveLength(Math.min(5, inShelf.length))
      const least = Math.min(...products.map((one) => Number(one.actualPriceRange?.minValue?.amount)))
      expect(aggregationData?.results?.[0]).toMatchObject({ name: 'minPrice', scalar: { value: least } })
      expect(aggregationData?.results?.[1]?.values?.results?.length).toBeGreaterThan(0)
      expect(pagingMetadata?.hasNext).toBe(inShelf.length > 5)
      const { count } = await client.productsV3.countProducts({
        filter: { 'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: [shelf.id] } }] } },
      })
      expect(count).toBe(inShelf.length)
    })

    it('readOnlyVariantsV3: the variants of products, with prices and choices', async () => {
      const managed = wanted(visible.find((product) => product.manageVariants))
      const { items } = await client.readOnlyVariantsV3
        .queryVariants({ fields: ['CURRENCY'] })
        .in('productData.productId', [managed.id])
        .find()
      expect(items.map(({ _id }) => _id)).toEqual(managed.variants.map(({ id }) => id))
      expect(items[0]).toMatchObject({
        productData: { productId: managed.id, name: managed.name },
        price: { actualPrice: { amount: expect.any(String), formattedAmount: expect.any(String) } },
        inventoryStatus: { inStock: expect.any(Boolean), preorderEnabled: false },
      })
      const { variants } = await client.readOnlyVariantsV3.searchVariants({
        search: { expression: managed.name.split(' ')[0] ?? '' },
      })
      expect(variants?.length).toBeGreaterThan(0)
    })

    it('categories: the tree, categories by id and slug, and what is in them', async () => {
      const treeReference = { appNamespace: '@wix/stores', treeKey: null }
      const { items } = await client.categories.queryCategories({ treeReference }).eq('visible', true).find()
      const shelf = wanted(items.find(({ slug }) => slug === demo.collections[0]?.slug))
      expect(items.find(({ slug }) => slug === 'all-products')).toBeDefined()
      expect(await client.categories.getCategory(wanted(shelf._id), treeReference)).toMatchObject({
        _id: shelf._id,
        name: shelf.name,
      })
      const bySlug = await client.categories.getCategoryBySlug(wanted(shelf.slug), treeReference)
      expect(bySlug.category?._id).toBe(shelf._id)
      const listed = await client.categories.listItemsInCategory(wanted(shelf._id), treeReference)
      const inShelf = visible.filter(({ collectionSlugs }) => collectionSlugs.includes(shelf.slug ?? ''))
      expect(new Set(listed.items?.map(({ catalogItemId }) => catalogItemId))).toEqual(
        new Set(inShelf.map(({ id }) => id)),
      )
      expect((await client.categories.listTrees()).trees).toEqual([treeReference])
      const [first] = inShelf
      const item = { catalogItemId: wanted(first).id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
      const { directCategoryIds } = await client.categories.listCategoriesForItem(item, { treeReference })
      expect(directCategoryIds).toContain(shelf._id)
    })

    it('inventoryItemsV3: the stock of a variant', async () => {
      const counted = wanted(visible.find(({ variants }) => variants.some(({ stock }) => stock.track)))
      const variant = wanted(counted.variants.find(({ stock }) => stock.track))
      const { items } = await client.inventoryItemsV3.queryInventoryItems().eq('variantId', variant.id).find()
      expect(items).toHaveLength(1)
      expect(items[0]).toMatchObject({
        ...{ variantId: variant.id, productId: counted.id, trackQuantity: true },
        ...(variant.stock.track && { quantity: variant.stock.quantity }),
      })
      const found = await client.inventoryItemsV3.getInventoryItem(wanted(items[0]?._id))
      expect(found).toMatchObject({ variantId: variant.id })
    })

    it('customizationsV3, brandsV3, ribbonsV3, infoSectionsV3: what products share', async () => {
      const managed = wanted(visible.find((product) => product.manageVariants))
      const { items } = await client.customizationsV3.queryCustomizations().find()
      const option = wanted(items.find(({ name }) => name === managed.options[0]?.name))
      expect(option.customizationType).toBe('PRODUCT_OPTION')
      const { product } = await client.productsV3.getProductBySlug(managed.slug)
      const [own] = product?.options ?? []
      expect(own?._id).toBe(option._id)
      const choices = option.choicesSettings?.choices?.map(({ _id }) => _id)
      expect(choices).toEqual(
        expect.arrayContaining(wanted(own?.choicesSettings?.choices).map(({ choiceId }) => choiceId)),
      )
      const brands = await client.brandsV3.queryBrands().find()
      expect(brands.items.length).toBeGreaterThan(0)
      const ribbons = await client.ribbonsV3.queryRibbons().find()
      expect(ribbons.items.length).toBeGreaterThan(0)
      const sections = await client.infoSectionsV3.queryInfoSections().find()
      expect(sections.items.length).toBeGreaterThan(0)
    })

    it('catalogVersioning: a client gets the version it was set to', async () => {
      expect(await client.catalogVersioning.getCatalogVersion()).toMatchObject({
        catalogVersion: 'V1_CATALOG',
      })
    })
  })
}
