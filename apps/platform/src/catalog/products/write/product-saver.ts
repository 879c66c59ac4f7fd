import type { Transaction } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { itemChanges, itemEvents } from '../../item-events/item-events.ts'
import { mediaStore } from '../../media/media.store.ts'
import { priceHistoryStore } from '../../price-history/price-history.store.ts'
import { repriced } from '../../price-history/repriced.ts'
import { endSchedules } from '../../schedules/change-schedule.ts'
import {
  type MovedStock,
  type StockCause,
  stockMovementsStore,
} from '../../stock-movements/stock-movements.store.ts'
import { collectionsStore } from '../records/collections.store.ts'
import { filesOf } from '../records/media-source.ts'
import { productPlaces } from '../records/product-places.store.ts'
import type { ProductRecord } from '../records/product-record.ts'
import { slugsStore } from '../records/slugs.store.ts'
import { noteProduct } from './audited-product.ts'
import type { CatalogWriter, PrintedProduct } from './catalog-writer.ts'
import type { Told } from './product-events.ts'
import type { Tell } from './tell.ts'

/** What to write of one product. */
export interface Step {
  /** Undefined if it is new. */
  readonly before: ProductRecord | undefined
  /** The revision of `before` when it was read. */
  readonly revision: number
  readonly printed: PrintedProduct
  readonly told: readonly Told[]
}

/** Writes decisions: products with their slugs and events. The catalog must be locked; see `catalogs`. */
export type SaveProducts = (tx: Transaction, site: Site, steps: readonly Step[]) => Promise<void>

/** Why products are written. */
export interface SaveCause {
  /** Why changes of stock happen; default: by hand. */
  readonly stockReason?: StockCause['reason'] | undefined
  /** Whether schedules survive when their product is shown or hidden; default: no, that ends them. */
  readonly keepsSchedules?: boolean | undefined
}

export const createSaveProducts =
  (
    writer: Pick<CatalogWriter, 'saveProducts'>,
    tell: Tell,
    { stockReason: reason = 'BY_HAND', keepsSchedules = false }: SaveCause,
  ): SaveProducts =>
  async (tx, site, steps) => {
    const printed = steps.map((step) => step.printed)
    const before = new Map(steps.flatMap((step) => (step.before ? [[step.before.number, step.before]] : [])))
    await writer.saveProducts(tx, site, printed, before)
    for (const { before, printed } of steps) {
      const { number, slug } = printed.record
      if (before?.slug !== slug) await slugsStore.change(tx, site.siteId, number, before?.slug, slug)
    }
    for (const { before, printed } of steps) noteProduct(tx, site, before ?? null, printed.record)
    const moved = steps.flatMap(({ before, printed }) => movedStock(before, printed.record))
    const at = printed.reduce((latest, { record }) => Math.max(latest, record.lastUpdated), 0)
    await stockMovementsStore.record(tx, site.siteId, moved, { reason }, at)
    const priced = steps.flatMap(({ before, printed }) => repriced(before, printed.record, site.currency))
    await priceHistoryStore.record(tx, site.siteId, priced, at)
    if (!keepsSchedules) await endSchedules(tx, site.siteId, steps.flatMap(turned))
    const told = steps.flatMap((step) => step.told)
    const changes = steps.flatMap(({ before, printed }) => itemChanges(before, printed.record))
    await tell(tx, site.siteId, [...told, ...(await itemEvents(tx, site.siteId, changes, reason))])
  }

/** A product that is shown or hidden by the step. */
const turned = ({ before, printed: { record } }: Step): ProductRecord[] =>
  before && before.visible !== record.visible ? [record] : []

/** New variants count from nothing; removed ones leave no trace of their own. */
const movedStock = (before: ProductRecord | undefined, after: ProductRecord): MovedStock[] => {
  if (before?.variants === after.variants) return []
  const known = new Map(before?.variants.map(({ variantId, stock }) => [variantId, stock]))
  return after.variants.flatMap(({ variantId, stock }) => {
    const was = known.get(variantId) ?? (stock.track ? NOTHING : stock)
    return [{ productId: after.productId, variantId, before: was, after: stock }]
  })
}

const NOTHING = { track: true, quantity: 0 } as const

/**
 * Returns the files that a product starts to use but that are missing or leaving. The deletion of a file
 * searches for products that use it, and must not miss this one. The catalog must be locked.
 */
export const missingMedia = async (
  tx: Transaction,
  { siteId }: Site,
  steps: readonly Step[],
  now: number,
): Promise<(step: Step) => string | undefined> => {
  const added = new Map(steps.map((step) => [step, addedMedia(step)]))
  const asked = new Set([...added.values()].flat())
  const staying = asked.size > 0 ? await mediaStore.staying(tx, siteId, [...asked], now) : asked
  return (step) => added.get(step)?.find((mediaId) => !staying.has(mediaId))
}

const addedMedia = ({ before, printed }: Step): string[] => {
  const held = new Set(before?.document.media.flatMap(filesOf))
  return printed.record.document.media.flatMap(filesOf).filter((mediaId) => !held.has(mediaId))
}

export const slugOfStep = ({ printed }: Step): string => printed.record.slug
export const numberOfStep = ({ printed }: Step): number => printed.record.number

/**
 * Returns whether the new collections of products exist; one may have been deleted since the products were
 * read. The catalog must be locked.
 */
export const haveCollections = (
  tx: Transaction,
  { siteId }: Site,
  steps: readonly Step[],
): Promise<boolean> => {
  const moving = steps.filter(({ before, printed }) => !productPlaces.areSame(before, printed.record))
  const ids = moving.flatMap(({ printed }) => printed.record.collectionIds)
  return collectionsStore.areThere(tx, siteId, ids)
}
