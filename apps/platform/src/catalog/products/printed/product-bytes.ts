import { createBounded } from '../../../floor/bounded.ts'
import type { Database, Reader } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { textsMark } from '../../../shop/sites/texts.ts'
import type { Shown } from '../records/catalog-visit.ts'
import { productRecords } from '../records/product-records.store.ts'
import { publicView } from './product.ts'
import { productWire, type StoredBytes } from './product-wire.store.ts'
import type { SiteView } from './site-view.ts'
import { INLINE_VARIANTS, printProduct } from './wire-bytes.ts'

/** A product's place on a page. */
export interface Place {
  readonly number: number
  readonly revision: number
  readonly variantCount: number
}

/** How products are shown, and whether to include variants stored separately. */
export interface Wanted extends Shown {
  readonly variants: 'all' | 'inline'
}

/** Returns the bytes of products: from memory, or stored, or rebuilt. Never stale ones. */
export interface ProductBytes {
  /** Returns everything that bytes depend on in addition to the product and its revision. */
  basis(site: Site, shown: Shown): string
  /** Returns bytes at least as new as the places, by number; none for a deleted product. */
  of(
    reader: Reader,
    site: Site,
    places: readonly Place[],
    wanted: Wanted,
  ): Promise<ReadonlyMap<number, StoredBytes>>
}

/** For products of all shops together. Every page contains their revisions, so memory needs no expiry. */
const KEPT_BYTES = 64 * 1024 * 1024

export const createProductBytes = (
  database: Database,
  mediaUrl: string,
  viewOf: (site: Site) => SiteView,
): ProductBytes => {
  const kept = createBounded<StoredBytes>(KEPT_BYTES)

  /** Concurrent callers for the same product wait at the lock, then find it rebuilt or rebuild it again. */
  const rebuild = (site: Site, numbers: readonly number[]): Promise<StoredBytes[]> => {
    const { view, madeFor } = viewOf(site)
    const inOrder = [...numbers].sort((one, other) => one - other)
    return database.transaction(async (tx) => {
      const rebuilt: StoredBytes[] = []
      for (const number of inOrder) {
        const revision = await productWire.lock(tx, site.siteId, number)
        const [record] = await productRecords.byNumber(tx, site.siteId, [number])
        if (!record || revision === undefined) continue
        const bytes = printProduct(record, view)
        await productWire.rebuild(tx, site.siteId, number, madeFor, bytes)
        rebuilt.push({ number, revision, ...bytes })
      }
      return rebuilt
    })
  }

  /** In the shop's own currency and language. */
  const stored = async (
    reader: Reader,
    site: Site,
    places: readonly Place[],
    { variants }: Wanted,
  ): Promise<StoredBytes[]> => {
    const numbers = places.map((place) => place.number)
    const good = await productWire.good(reader, site.siteId, viewOf(site).madeFor, numbers, variants)
    if (good.length === numbers.length) return good
    const found = new Set(good.map(({ number }) => number))
    return [
      ...good,
      ...(await rebuild(
        site,
        numbers.filter((number) => !found.has(number)),
      )),
    ]
  }

  /**
   * In another currency or language. A product that changes while it is read counts as the previous revision, so it is
   * built again.
   */
  const converted = async (
    reader: Reader,
    site: Site,
    places: readonly Place[],
    shown: Wanted,
  ): Promise<StoredBytes[]> => {
    const view = publicView(site, mediaUrl, shown)
    const revisions = new Map(places.map((place) => [place.number, place.revision]))
    const records = await productRecords.byNumber(reader, site.siteId, [...revisions.keys()])
    return records.map((record) => ({
      number: record.number,
      revision: revisions.get(record.number) ?? 0,
      ...printProduct(record, view),
    }))
  }

  const basis = (site: Site, { currency, language }: Shown): string => {
    const rate = site.conversionRates[currency] ?? ''
    return `${site.siteId} ${viewOf(site).madeFor} ${currency} ${rate} ${textsMark(site, language)}`
  }

  return {
    basis,
    of: async (reader, site, places, wanted) => {
      const { currency, language, variants } = wanted
      const prefix = basis(site, wanted)
      const isGood = (bytes: StoredBytes | undefined, { revision }: Place): bytes is StoredBytes =>
        bytes !== undefined &&
        bytes.revision >= revision &&
        (variants === 'inline' || bytes.variantCount <= INLINE_VARIANTS || bytes.moreVariants !== undefined)

      const found = new Map<number, StoredBytes>()
      const missing: Place[] = []
      for (const place of places) {
        const bytes = kept.get(prefix + place.number)
        if (isGood(bytes, place)) found.set(place.number, bytes)
        else missing.push(place)
      }
      if (missing.length === 0) return found
      const read = currency === site.currency && language === undefined ? stored : converted
      for (const bytes of await read(reader, site, missing, wanted)) {
        found.set(bytes.number, bytes)
        kept.set(prefix + bytes.number, bytes, bytes.body.length + (bytes.moreVariants?.length ?? 0))
      }
      return found
    },
  }
}
