import type { Collection, Product } from '@vitrine/contract'
import {
  createCollection,
  createProduct,
  queryCollections,
  queryProducts,
} from '@vitrine/contract/operations'
import { RULES, type Rule } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import fc from 'fast-check'
import Type, { type TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { flawsOf } from '../documented.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'
import { openSmallShop } from '../small-shop.ts'
import { type Attack, attacksOn, strike } from './attack.ts'
import { fieldsOf, type Path, withValueAt } from './schema-paths.ts'

const writes = RULES.filter(({ operation }) =>
  ['/stores/v1', '/stores/v2'].some((base) =>
    (operation.service.bases.public[0] + operation.path).startsWith(base),
  ),
)
const productsForm = compileInput(RULES.find(({ operation }) => operation === queryProducts)?.output ?? {})

const SIZES = [
  { name: 'Size', choices: [{ value: 'S', description: 'Small' }, { value: 'L' }] },
  { name: 'Glaze', choices: [{ value: '#fff', description: 'White' }] },
]

/** Every writable field with a valid value. */
const fullProduct = (name: string) => ({
  name,
  slug: '',
  visible: true,
  productType: 'physical',
  description: '<p>Thrown <em>slowly</em></p>',
  sku: 'V',
  weight: 1.5,
  productDimensions: { length: '1', width: '2', height: '3', unit: 'CM' },
  packageDimensions: { length: '1', unit: 'CM' },
  priceData: { price: 20 },
  costAndProfitData: { itemCost: 8 },
  pricePerUnitData: {
    totalQuantity: 250,
    totalMeasurementUnit: 'ML',
    baseQuantity: 1,
    baseMeasurementUnit: 'L',
  },
  additionalInfoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
  manageVariants: true,
  productOptions: SIZES,
  discount: { type: 'PERCENT', value: 10 },
  seoData: {
    tags: [{ type: 'title', children: 'Vase', custom: false, disabled: false, props: {}, meta: {} }],
    settings: { preventAutoRedirect: false, keywords: [{ term: 'vase', isMain: true, origin: 'me' }] },
  },
  ribbon: 'New',
  brand: 'Clay',
})

/** Numbers that print with an exponent, or don't fit their type. */
const NUMBERS = [
  5e-324,
  1e-7,
  0.1 + 0.2,
  33.333333333333336,
  -0,
  0.005,
  999999999.99,
  2 ** 53,
  1e21,
  1e308,
  -1e-7,
]

const isNumeric = (schema: TSchema): boolean =>
  Type.IsUnion(schema) ? schema.anyOf.some(isNumeric) : Type.IsNumber(schema) || Type.IsInteger(schema)

/** Leaves out what excludes the field: `set` and `adjust` allow one part each. */
const withoutRivals = (right: unknown, [first]: Path): unknown =>
  first === 'set' || first === 'adjust' ? { ...Object(right), [first]: {} } : right

// Fails if percentages like 1e-7 pass, which plain decimal text can't represent.
for (const engine of ENGINES) {
  describe(`a merchant's corrupted write on ${engine.name}, seed ${SEED}`, () => {
    let shop: Shop
    let merchant: Caller
    let visitor: Caller
    let product: Product
    let collection: Collection
    beforeAll(async () => {
      shop = await openSmallShop({ engine }, [])
      merchant = await shop.merchant()
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const renew = async () => {
      const made = await merchant.try(createProduct, { product: fullProduct('Vase') })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      product = made.body.product as Product // in tests, the platform checks its answers against the contract
      collection =
        (await merchant.call(createCollection, { collection: { name: 'Vases' } })).collection ?? collection
    }

    const validInput = ({ operation }: Rule): unknown => {
      const { id, variants } = product
      switch (operation.name) {
        case 'createProduct':
          return { product: fullProduct('Bowl') }
        case 'updateProduct':
          return { product: { ...fullProduct('Bowl'), slug: undefined, id } }
        case 'updateProductVariants':
          return {
            id,
            variants: [
              {
                choices: { Size: 'Small' },
                price: 3,
                cost: 1,
                weight: 2,
                sku: 'S',
                visible: true,
                productDimensions: { length: '1', unit: 'CM' },
              },
              { variantIds: [variants[0]?.id], price: null },
            ],
          }
        case 'addProductMedia':
          return { id, media: [{ mediaId: 'x', choice: { option: 'Size', choice: 'Small' } }] }
        case 'removeProductMedia':
          return { id, mediaIds: ['x'] }
        case 'addProductMediaToChoices':
        case 'removeProductMediaFromChoices':
          return { id, media: [{ option: 'Size', choice: 'Small', mediaIds: [] }] }
        case 'createCollection':
          return { collection: { name: 'Bowls', description: 'Round.', visible: true } }
        case 'updateCollection':
          return { collection: { id: collection.id, name: 'Bowls', description: null, visible: false } }
        case 'deleteCollection':
          return { id: collection.id }
        case 'addProductsToCollection':
        case 'removeProductsFromCollection':
          return { id: collection.id, productIds: [id] }
        case 'bulkUpdateProducts':
          return { ids: [id, id, 'none'], set: { weight: 1 } }
        case 'bulkAdjustProductProperties':
          return { ids: [id], adjust: { price: { percentage: { rate: 12.5, roundToInt: true } } } }
        case 'updateInventoryVariants':
          return {
            inventoryItem: {
              productId: id,
              trackQuantity: true,
              variants: [{ variantId: variants[0]?.id, quantity: 3 }],
            },
          }
        case 'incrementInventory':
          return { incrementData: [{ productId: id, variantId: variants[0]?.id, incrementBy: 1 }] }
        case 'decrementInventory':
          return { decrementData: [{ productId: id, variantId: variants[0]?.id, decrementBy: 1 }] }
        default:
          return { id }
      }
    }

    /** Everything that visitors and merchants can list, in documented form and with correct counts. */
    const assertWhole = async (): Promise<void> => {
      for (const caller of [visitor, merchant]) {
        const { status, body } = await caller.try(queryProducts, { query: { paging: { limit: 100 } } })
        expect([status, productsForm(body)]).toEqual([200, []])
        const { collections = [] } = await caller.call(queryCollections, {
          query: { paging: { limit: 100 } },
        })
        for (const { id, numberOfProducts } of collections) {
          const query = { filter: { collectionIds: { $hasSome: [id] } }, paging: { limit: 1 } }
          expect((await caller.call(queryProducts, { query })).metadata?.total).toBe(numberOfProducts)
        }
      }
    }

    it(
      'gets a documented answer for any number',
      async () => {
        await renew()
        const flaws: string[] = []
        for (const rule of writes) {
          const right = validInput(rule)
          for (const { path } of fieldsOf(rule.input).filter(({ schema }) => isNumeric(schema))) {
            for (const value of NUMBERS) {
              const input = withValueAt(withoutRivals(right, path), path, value)
              const { status, ...answer } = await merchant.try(rule.operation, input)
              const found = flawsOf({ status, ...answer }, rule)
              flaws.push(...found.map((flaw) => `${rule.operation.name} ${path.join('.')} ${value} ${flaw}`))
            }
          }
        }
        expect(flaws).toEqual([])
        await assertWhole()
      },
      PATIENCE_MS,
    )

    it(
      'gets a documented answer, and leaves a readable catalog',
      async () => {
        const batches = fc.array(attacksOn(writes), { minLength: 4, maxLength: 16 })
        await fc.assert(
          fc.asyncProperty(batches, async (attacks: readonly Attack[]) => {
            await renew()
            const answers = await Promise.all(
              attacks.map((attack) => strike(merchant, attack, validInput(attack.rule))),
            )
            const flaws = answers.flatMap((answer, index) => {
              const attack = attacks[index]
              const about = JSON.stringify([attack?.path, attack?.value])?.slice(0, 200)
              return flawsOf(answer, attack?.rule).map(
                (flaw) => `${attack?.rule.operation.name} ${flaw} ${about}`,
              )
            })
            expect(flaws).toEqual([])
          }),
          runs(engine.name === 'SQLite' ? 15 : 5),
        )
        await assertWhole()
        expect(shop.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
      },
      PATIENCE_MS,
    )
  })
}
