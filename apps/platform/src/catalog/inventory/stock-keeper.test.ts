import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, statement, type Transaction } from '../../floor/database/database.ts'
import { Failure } from '../../floor/failure.ts'
import { randomIds } from '../../floor/ids.ts'
import { migrations } from '../../migrations.ts'
import type { Site } from '../../shop/sites/site.ts'
import { newProduct, newSite, newVariant } from '../../testing/catalog.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { createCatalog } from '../catalog.service.ts'
import { DEFAULT_VARIANT_ID } from '../products/records/product-record.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import type { StockLine } from './demand.ts'
import { createStockKeeper } from './stock-keeper.ts'

const ORDER = 'b7c1e6a0-4a43-4a4b-9d4f-0d5c2f1f6c11'
const stock = createStockKeeper({ clock: { now: Date.now }, ids: randomIds })

const quantityOf = statement<{ quantity: number }>(
  `SELECT v.quantity FROM products p JOIN variants v ON v.site_id = p.site_id AND v.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id = ?`,
)
const setQuantity = statement(
  `UPDATE variants SET quantity = CAST(? AS BIGINT) WHERE site_id = ? AND product_number =
     (SELECT product_number FROM products WHERE site_id = ? AND product_id = ?)`,
)
const subtract = statement(
  `UPDATE variants SET quantity = quantity - CAST(? AS BIGINT) WHERE site_id = ? AND product_number =
     (SELECT product_number FROM products WHERE site_id = ? AND product_id = ?)`,
)
const eventsOf = statement<{ entity_sequence: number; event_type: string }>(
  'SELECT entity_sequence, event_type FROM outbox WHERE site_id = ? AND entity_id = ? ORDER BY seq',
)
const changesOf = statement<{ changes: number }>('SELECT changes FROM catalogs WHERE site_id = ?')

// Failed when a change didn't raise the product's revision, and when quantities were written as read.
for (const engine of ENGINES) {
  describe(`stock on ${engine.name}`, () => {
    let test: TestDatabase
    let database: Database
    let other: Database
    let site: Site

    beforeAll(async () => {
      test = await engine.open(migrations)
      database = test.database
      other = await test.openAgain()
      site = await newSite(database)
    })
    afterAll(() => test.dispose())

    const catalogOn = (on: Database) =>
      createCatalog({
        database: on,
        clock: { now: Date.now },
        ids: randomIds,
        mediaUrl: 'https://media.example',
      })
    const put = async (product: Parameters<typeof newProduct>[0]) => {
      const made = newProduct(product)
      await catalogOn(database).putProducts(site, [made])
      return made
    }
    const counted = (quantity: number) => put({ stock: { track: true, quantity } })
    const lineOf = (
      { id }: { id: string },
      quantity = 1,
      variantId: string = DEFAULT_VARIANT_ID,
    ): StockLine => ({
      productId: id,
      variantId,
      quantity,
    })
    const take = (lines: readonly StockLine[], from: Database = database) =>
      from.transaction((tx) => stock.take(tx, site.siteId, lines, ORDER))
    const left = async ({ id }: { id: string }) =>
      (await database.first(quantityOf, site.siteId, id))?.quantity

    const crowd = async (buy: (from: Database) => Promise<unknown>, buyers = 200): Promise<number> => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: buyers }, (_, index) => buy(index % 2 === 0 ? database : other)),
      )
      return outcomes.filter(({ status }) => status === 'fulfilled').length
    }

    it('of 20 is sold to exactly 20 of 200 concurrent buyers, from two processes', async () => {
      const product = await counted(20)
      const refusals = new Set<unknown>()
      const sold = await crowd((from) =>
        take([lineOf(product)], from).catch((error: unknown) => {
          refusals.add(error instanceof Failure ? error.code : error)
          throw error
        }),
      )
      expect([sold, await left(product), [...refusals]]).toEqual([20, 0, ['FULL_OUT_OF_STOCK']])
      const events = await database.all(eventsOf, site.siteId, product.id)
      expect(events.map((event) => event.entity_sequence)).toEqual(
        Array.from({ length: 40 }, (_, n) => n + 1),
      )
      expect(new Set(events.map((event) => event.event_type)).size).toBe(2)
    })

    it('would be oversold if it were read first and written later', async () => {
      const product = await counted(20)
      const sold = await crowd(async (from) => {
        const before = (await from.first(quantityOf, site.siteId, product.id))?.quantity ?? 0
        if (before < 1) throw new Error('sold out')
        const write = (tx: Transaction) =>
          tx.run(setQuantity, before - 1, site.siteId, site.siteId, product.id)
        await from.transaction(write)
      }, 60)
      expect(sold).toBeGreaterThan(20)
    })

    it('never goes below zero: the database itself prevents it', async () => {
      const product = await counted(1)
      const taking = database.transaction((tx) => tx.run(subtract, 2, site.siteId, site.siteId, product.id))
      await expect(taking).rejects.toMatchObject({ kind: 'check' })
      expect(await left(product)).toBe(1)
    })

    it('is taken for all lines or none, and shortages are named', async () => {
      const [plenty, few] = [await counted(10), await counted(2)]
      const gone = { id: 'no such product' }
      const taking = take([lineOf(few, 2), lineOf(plenty, 3), lineOf(few, 1), lineOf(gone)])
      await expect(taking).rejects.toMatchObject({
        code: 'PARTIAL_OUT_OF_STOCK',
        data: {
          shortages: [
            { ...lineOf(gone), available: 0 },
            { ...lineOf(few, 3), available: 2 },
          ],
        },
      })
      expect([await left(plenty), await left(few)]).toEqual([10, 2])
      await take([lineOf(few, 1), lineOf(plenty, 3), lineOf(few, 1)])
      expect([await left(plenty), await left(few)]).toEqual([7, 0])
    })

    it("that isn't counted must be in stock, without any lock", async () => {
      const [here, out] = [await put({}), await put({ stock: { track: false, inStock: false } })]
      await take([lineOf(here, 500)])
      await expect(take([lineOf(here), lineOf(out)])).rejects.toMatchObject({
        code: 'PARTIAL_OUT_OF_STOCK',
        data: { shortages: [{ ...lineOf(out), available: 0 }] },
      })
      expect(await database.all(eventsOf, site.siteId, here.id)).toEqual([])
    })

    it('comes back when an order is cancelled, without changing the catalog', async () => {
      const red = newVariant({ choices: { Colour: 'Red' }, stock: { track: true, quantity: 4 } })
      const product = await put({ manageVariants: true, variants: [red] })
      const before = await database.first(changesOf, site.siteId)
      await take([lineOf(product, 4, red.id)])
      await database.transaction((tx) =>
        stock.restock(
          tx,
          site.siteId,
          [lineOf(product, 3, red.id), lineOf(product, 1, 'gone'), lineOf({ id: 'gone' })],
          ORDER,
        ),
      )
      expect(await left(product)).toBe(3)
      expect(await database.first(changesOf, site.siteId)).toEqual(before)
    })

    it('and the product itself can be written at once without undoing each other', async () => {
      const product = await counted(50)
      const { changeProducts } = catalogOn(other)
      const renamed = Array.from({ length: 10 }, (_, index) =>
        changeProducts.one(site, product.id, (record) => ({
          ...record,
          document: { ...record.document, name: `${record.document.name}${index}` },
        })),
      )
      const taken = Array.from({ length: 20 }, () => take([lineOf(product)]))
      const outcomes = await Promise.allSettled(renamed)
      await Promise.all(taken)
      expect(await left(product)).toBe(30)
      const refused = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason.code] : [],
      )
      expect(refused.filter((code) => code !== 'CONFLICT')).toEqual([])
      const [record] = await productRecords.byId(database, site.siteId, [product.id])
      expect(record?.document.name).toHaveLength(product.name.length + renamed.length - refused.length)
    })

    it('of two products is taken in either order without a deadlock', async () => {
      const [one, two] = [await counted(30), await counted(30)]
      const sold = await crowd(
        (from) => take(from === database ? [lineOf(one), lineOf(two)] : [lineOf(two), lineOf(one)], from),
        60,
      )
      expect([sold, await left(one), await left(two)]).toEqual([30, 0, 0])
    })
  })
}
