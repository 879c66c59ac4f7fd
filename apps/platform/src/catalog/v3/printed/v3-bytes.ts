import type { RequestedFields } from '@vitrine/contract'
import { createBounded } from '../../../floor/bounded.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { textsMark } from '../../../shop/sites/texts.ts'
import type { Shown } from '../../products/records/catalog-visit.ts'
import type { ProductRecord } from '../../products/records/product-record.ts'
import { productRecords } from '../../products/records/product-records.store.ts'
import { listedV3Product } from './product-v3.ts'
import type { V3View } from './v3-view.ts'

/** The products of pages as JSON, in memory for as long as they stay the same. */
export interface V3Bytes {
  /** The existing products, in the order of the numbers. */
  of(reader: Reader, view: V3View, numbers: readonly number[]): Promise<Uint8Array[]>
}

interface Kept {
  readonly revision: number
  readonly bytes: Uint8Array
}

const KEPT_BYTES = 64 * 1024 * 1024
const revisions = selectIn<{ product_number: number; revision: number }>(
  'SELECT product_number, revision FROM product_wire WHERE site_id = ? AND product_number IN (?*)',
)

export const createV3Bytes = (): V3Bytes => {
  const kept = createBounded<Kept>(KEPT_BYTES)
  return {
    of: async (reader, view, numbers) => {
      const { siteId } = view.site
      const prefix = `${basisOf(view)} `
      // Revisions first: a product read later can only be newer, and is then read again.
      const rows = await revisions(reader, siteId, numbers)
      const current = new Map(rows.map((row) => [row.product_number, row.revision]))
      const found = new Map<number, Uint8Array>()
      for (const [number, revision] of current) {
        const known = kept.get(prefix + number)
        if (known?.revision === revision) found.set(number, known.bytes)
      }
      const missing = [...current.keys()].filter((number) => !found.has(number))
      const records = missing.length === 0 ? [] : await productRecords.byNumber(reader, siteId, missing)
      for (const record of records) {
        const revision = current.get(record.number) ?? 0
        const bytes = printed(record, revision, view)
        found.set(record.number, bytes)
        kept.set(prefix + record.number, { revision, bytes }, bytes.length + prefix.length)
      }
      return numbers.flatMap((number) => found.get(number) ?? [])
    },
  }
}

const printed = (record: ProductRecord, revision: number, view: V3View): Uint8Array =>
  Buffer.from(JSON.stringify(listedV3Product(record, revision, view)))

/** Everything that a product's bytes depend on in addition to the product and its revision. */
const basisOf = ({ site, mediaUrl, currency, texts, fields, tree }: V3View): string =>
  `${basisIn(site, mediaUrl, { currency, language: texts.language }, [...fields].sort())} ${tree.stamp}`

/** What a list of products depends on in addition to the catalog. */
export const basisIn = (
  site: Site,
  mediaUrl: string,
  { currency, language }: Shown,
  fields: readonly RequestedFields[],
): string => {
  const { siteId, storefrontUrl, locale, weightUnit, conversionRates } = site
  const rate = conversionRates[currency] ?? ''
  const texts = textsMark(site, language)
  return `${siteId} ${mediaUrl} ${storefrontUrl} ${site.currency} ${locale} ${weightUnit} ${currency} ${rate} ${fields.join()} ${texts}`
}
