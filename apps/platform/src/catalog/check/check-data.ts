import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../../floor/clock.ts'
import { type Database, statement, type Transaction } from '../../floor/database/database.ts'
import type { Site } from '../../shop/sites/site.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { productWire } from '../products/printed/product-wire.store.ts'
import { createSiteViews } from '../products/printed/site-view.ts'
import type { ProductRecord } from '../products/records/product-record.ts'
import { createCatalogWriter } from '../products/write/catalog-writer.ts'
import { blockOf } from '../search-index/number-set.ts'
import { blockDrifts, fixBlock } from './block-drifts.ts'
import { checkTrigrams } from './check-trigrams.ts'
import { collectionDrifts, slugDrifts } from './collection-drifts.ts'
import type { Drift } from './drift.ts'
import { productDrifts } from './product-drifts.ts'
import { fixTerms, termDrifts, termKeys } from './term-drifts.ts'
import { whileLocked } from './while-locked.ts'

export interface CheckDataParts {
  readonly database: Database
  readonly clock: Clock
  /** Origin of media addresses, without a trailing slash. */
  readonly mediaUrl: string
  /** Whether to fix differences; otherwise nothing is written. */
  readonly fixing: boolean
}

/** Products read at once. */
const CHUNK = 500
/** Products checked again at once while the catalog is locked. */
const LOCKED = 20
/** How many times to read a search index block that others keep changing, and the pause between. */
const TRIES = 50
const PAUSE_MS = 100

const nextNumbers = statement<{ product_number: number }>(
  `SELECT product_number FROM products WHERE site_id = ? AND product_number > ?
   ORDER BY product_number LIMIT ${CHUNK}`,
)
const backlogOf = statement<{ next_number: number }>(
  'SELECT next_number FROM search_backlog WHERE site_id = ?',
)
const lastNumber = statement<{ last_number: number }>('SELECT last_number FROM catalogs WHERE site_id = ?')

/**
 * Recomputes everything derived from products and collections and reports differences, while the shop is
 * running. Apparent differences are checked again under a lock, a few rows at a time.
 *
 * @example for await (const drift of checkData({ database, clock, mediaUrl, fixing: false })) console.log(drift.what)
 */
export async function* checkData(parts: CheckDataParts): AsyncGenerator<Drift> {
  for (const site of await sitesStore.list(parts.database)) {
    yield* checkProducts(parts, site)
    yield* checkCollections(parts, site)
    yield* checkBlocks(parts, site)
    yield* checkTerms(parts, site)
    yield* checkTrigrams(parts.database, site.siteId, parts.fixing)
  }
}

async function* checkProducts(parts: CheckDataParts, site: Site): AsyncGenerator<Drift> {
  const { database, clock, mediaUrl, fixing } = parts
  const { siteId } = site
  const viewOf = createSiteViews(mediaUrl)
  const writer = createCatalogWriter(database, clock, viewOf)
  const driftsOf = async (reader: Database | Transaction, numbers: readonly number[]) => {
    const indexedBelow = (await reader.first(backlogOf, siteId))?.next_number ?? Number.POSITIVE_INFINITY
    return productDrifts(reader, site, viewOf(site), numbers, indexedBelow)
  }
  for (let after = 0; ; ) {
    const numbers = (await database.all(nextNumbers, siteId, after)).map((row) => row.product_number)
    const suspects = (await driftsOf(database, numbers)).map(({ record }) => record.number)
    for (let done = 0; done < suspects.length; done += LOCKED) {
      const some = suspects.slice(done, done + LOCKED)
      const sure = await whileLocked(database, siteId, async (tx) => {
        await productWire.lockAll(tx, siteId, some)
        const found = await driftsOf(tx, some)
        const records = found.map(({ record }) => record)
        if (fixing && found.length > 0)
          await writer.saveProducts(
            tx,
            site,
            records.map((record) => writer.print(site, record)),
            new Map(records.map((record) => [record.number, notTheSame(record)])),
          )
        return found
      })
      for (const { drifts } of sure) yield* drifts
    }
    const last = numbers.at(-1)
    if (last === undefined || numbers.length < CHUNK) return
    after = last
  }
}

/** Makes the store treat variants and places as changed, so that it writes all of them. */
const notTheSame = (record: ProductRecord): ProductRecord => ({
  ...record,
  variants: [...record.variants],
  collectionIds: [...record.collectionIds],
})

async function* checkCollections({ database, fixing }: CheckDataParts, { siteId }: Site) {
  const found = [...(await collectionDrifts(database, siteId)), ...(await slugDrifts(database, siteId))]
  for (const { drift, fix } of found) {
    if (fixing) await whileLocked(database, siteId, fix)
    yield drift
  }
}

async function* checkBlocks({ database, fixing }: CheckDataParts, { siteId }: Site) {
  const last = blockOf((await database.first(lastNumber, siteId))?.last_number ?? 0)
  for (let block = 0; block <= last; block++) {
    let isTold = false
    for (let tries = 0; ; tries++) {
      const found = await blockDrifts(database, siteId, block)
      if (!found) {
        if (tries === TRIES) throw new Error(`Block ${block} of the search index keeps changing.`)
        await delay(PAUSE_MS)
        continue
      }
      if (!isTold) yield* found.drifts
      isTold = true
      if (!fixing || found.drifts.length === 0) break
      await whileLocked(database, siteId, (tx) => fixBlock(tx, siteId, block, found))
    }
  }
}

async function* checkTerms({ database, fixing }: CheckDataParts, { siteId }: Site) {
  for (let after = ''; ; ) {
    const keys = await termKeys(database, siteId, after)
    const suspects = (await termDrifts(database, siteId, keys)).map(({ term }) => term.key)
    for (let done = 0; done < suspects.length; done += LOCKED) {
      const sure = await whileLocked(database, siteId, async (tx) => {
        const found = await termDrifts(tx, siteId, suspects.slice(done, done + LOCKED))
        if (fixing) await fixTerms(tx, siteId, found)
        return found
      })
      for (const { drift } of sure) yield drift
    }
    const last = keys.at(-1)
    if (last === undefined) return
    after = last
  }
}
