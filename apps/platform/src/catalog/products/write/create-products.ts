import type { Transaction } from '../../../floor/database/database.ts'
import { fail, InvalidArgument } from '../../../floor/failure.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { catalogs } from '../records/catalogs.store.ts'
import type { ProductRecord } from '../records/product-record.ts'
import { slugsStore } from '../records/slugs.store.ts'
import { breach } from './breaches/breach.ts'
import { openCatalog } from './catalog-writer.ts'
import type { ChangeProducts, ChangeProductsParts, ProductDraft } from './change-products.ts'
import { freeSlugs } from './free-slugs.ts'
import { productCreated } from './product-events.ts'
import { createSaveProducts, haveCollections, missingMedia, type Step, slugOfStep } from './product-saver.ts'
import { createTell } from './tell.ts'

/** Prepares the creation of products; see `ChangeProducts.create`. */
export const createProductsWith = (parts: ChangeProductsParts): ChangeProducts['create'] => {
  const { database, clock, ids, viewOf, writer } = parts
  const tell = createTell(clock, ids)
  const save = createSaveProducts(writer, tell, parts)

  const stepOf = (site: Site, record: ProductRecord): Step => ({
    before: undefined,
    revision: 0,
    printed: writer.print(site, record),
    told: [productCreated(record, viewOf(site).view)],
  })

  /** Unused numbers leave a harmless gap. */
  const numbered = (site: Site, drafts: readonly ProductDraft[]): Promise<ProductRecord[]> =>
    database.transaction(async (tx) => {
      const now = clock.now()
      await openCatalog(tx, site, now)
      const first = 1 + (await catalogs.change(tx, site.siteId, drafts.length))
      const records = drafts.map((draft, index) => {
        const number = first + index
        return { ...draft, slug: draft.slug ?? '', number, createdAt: now, lastUpdated: now }
      })
      return named(tx, site, drafts, records)
    })

  return async (site, drafts, { also } = {}) => {
    const records = await numbered(site, drafts)
    const steps = records.map((record) => stepOf(site, record))
    return database.transaction(async (tx) => {
      await catalogs.change(tx, site.siteId, 0)
      if (!(await haveCollections(tx, site, steps))) throw fail('COLLECTION_NOT_FOUND')
      const missing = await missingMedia(tx, site, steps, clock.now())
      const mediaId = steps.map(missing).find((id) => id !== undefined)
      if (mediaId !== undefined) throw fail('MEDIA_NOT_FOUND', { mediaId })
      const sure = await stillFree(tx, site, drafts, steps, stepOf)
      await save(tx, site, sure)
      const created = sure.map(({ printed }) => printed.record)
      await also?.(tx, created)
      return created
    })
  }
}

/** Gives slugs to drafts without one. */
const named = async (
  tx: Transaction,
  { siteId }: Site,
  drafts: readonly ProductDraft[],
  records: readonly ProductRecord[],
): Promise<ProductRecord[]> => {
  const given = drafts.flatMap(({ slug }) => slug ?? [])
  const nameless = records.flatMap(({ document: { name }, number }, index) =>
    drafts[index]?.slug === undefined ? { name, number } : [],
  )
  const slugs = await freeSlugs(nameless, 'product', async (asked) => {
    return new Set([...(await slugsStore.known(tx, siteId, asked)), ...given])
  })
  const slugOf = new Map(nameless.map(({ number }, index) => [number, slugs[index]]))
  return records.map((record) => ({ ...record, slug: slugOf.get(record.number) ?? record.slug }))
}

/**
 * Others may have taken a slug in the meantime: a generated one is generated again, a given one is rejected.
 */
const stillFree = async (
  tx: Transaction,
  site: Site,
  drafts: readonly ProductDraft[],
  steps: readonly Step[],
  stepOf: (site: Site, record: ProductRecord) => Step,
): Promise<readonly Step[]> => {
  const slugs = steps.map(slugOfStep)
  const taken = await slugsStore.holders(tx, site.siteId, slugs)
  const given = drafts.flatMap(({ slug }) => slug ?? [])
  if (new Set(given).size < given.length || given.some((slug) => taken.has(slug))) throw new SlugTaken()
  if (taken.size === 0) return steps
  const records = steps.map(({ printed }) => printed.record)
  const again = await named(tx, site, drafts, records)
  return steps.map((step, index) => {
    const record = again[index]
    return record && record.slug !== slugOfStep(step) ? stepOf(site, record) : step
  })
}

export class SlugTaken extends InvalidArgument {
  constructor() {
    super([breach('product.slug', 'VALIDATION', 'must not be the slug of another product')])
  }
}
