import type { Reader } from '../../floor/database/database.ts'
import { Failure } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { slugOf } from '../../floor/text/slug.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { MediaFrom, MediaSource } from '../products/records/media-source.ts'
import type { ProductRecord } from '../products/records/product-record.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import type { LineContext } from './applied-line.ts'
import { exchangeStore } from './exchange.store.ts'
import type { CellProblem } from './files/cell-problem.ts'
import type { ProductLine } from './files/product-line.ts'
import type { ReadLine } from './files/read-line.ts'

/** A product in a file, and its counterpart in the shop. */
export interface Item {
  /** Its position in the file, counted from 1. */
  readonly place: number
  readonly read: ReadLine
  readonly line: ProductLine
  readonly productId: string
  readonly isNew: boolean
  /** As it was read; undefined if it is new. */
  readonly before: ProductRecord | undefined
}

/** A product in a file that can't be imported. */
export interface RefusedItem {
  readonly place: number
  readonly read: ReadLine
  readonly problems: readonly CellProblem[]
}

export interface ItemParts {
  readonly database: Reader
  readonly ids: Ids
  /** Finds or fetches a medium; never fetches an address twice. */
  readonly mediaFrom: MediaFrom
}

export interface Items {
  readonly items: readonly (Item | RefusedItem)[]
  readonly context: LineContext
}

/**
 * Finds the products that the lines of a file refer to: by id, otherwise by slug, otherwise by the slug their
 * name gives. So a re-imported file finds what it created.
 *
 * @param from - how many products come before these in the file
 * @param dryRun - fetches nothing
 */
export const itemsOf = async (
  { database, ids, mediaFrom }: ItemParts,
  site: Site,
  reads: readonly ReadLine[],
  from: number,
  dryRun: boolean,
): Promise<Items> => {
  const lines = reads.flatMap(({ line }) => line ?? [])
  const bySlug = await exchangeStore.idsBySlug(
    database,
    site.siteId,
    lines.flatMap((line) => handleOf(line) || []),
  )
  const named = [...lines.flatMap(({ id }) => id || []), ...bySlug.values()]
  const records = await productRecords.byId(database, site.siteId, [...new Set(named)])
  const byId = new Map(records.map((record) => [record.productId, record]))
  const { slugs, collectionIds } = await exchangeStore.collections(database, site.siteId)
  const media = new Map<string, MediaSource>()
  const items: (Item | RefusedItem)[] = []
  for (const [index, read] of reads.entries()) {
    const place = from + index + 1
    const { line } = read
    if (!line) {
      items.push({ place, read, problems: [] })
      continue
    }
    const target = targetOf(line, byId, bySlug, ids)
    const before = 'productId' in target ? byId.get(target.productId) : undefined
    const problems = [
      ...('productId' in target ? [] : [target]),
      ...(await mediaProblems(line, before, media, dryRun ? pretended(mediaFrom) : mediaFrom, site)),
    ]
    items.push(
      'productId' in target && problems.length === 0
        ? { place, read, line, before, ...target }
        : { place, read, problems },
    )
  }
  return { items, context: { currency: site.currency, slugs, collectionIds, media, ids } }
}

export const isRefused = (item: Item | RefusedItem): item is RefusedItem => 'problems' in item

const GUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** What identifies a product without an id. */
const handleOf = ({ slug, name }: ProductLine): string => slug || slugOf(name ?? '')

const targetOf = (
  line: ProductLine,
  byId: ReadonlyMap<string, ProductRecord>,
  bySlug: ReadonlyMap<string, string>,
  ids: Ids,
): Pick<Item, 'productId' | 'isNew'> | CellProblem => {
  const { id } = line
  const holder = bySlug.get(handleOf(line))
  if (id && byId.has(id)) {
    return line.slug && holder !== undefined && holder !== id ? SLUG_TAKEN : { productId: id, isNew: false }
  }
  if (!id) {
    if (handleOf(line) === '') return NAMELESS
    return holder === undefined ? { productId: ids.guid(), isNew: true } : { productId: holder, isNew: false }
  }
  if (!GUID.test(id)) return { field: 'id', code: 'FORMAT', message: 'must be a GUID for a new product' }
  return line.slug && holder !== undefined ? SLUG_TAKEN : { productId: id, isNew: true }
}

const SLUG_TAKEN: CellProblem = {
  field: 'slug',
  code: 'VALIDATION',
  message: 'must not be the slug of another product; omit the id to change that one',
}
const NAMELESS: CellProblem = {
  field: 'name',
  code: 'REQUIRED_FIELD',
  message: 'must contain a letter from A to Z or a digit, unless the row has a slug or an id',
}

/** Finds the media that the product doesn't use yet. */
const mediaProblems = async (
  { media = [] }: ProductLine,
  before: ProductRecord | undefined,
  found: Map<string, MediaSource>,
  mediaFrom: MediaFrom,
  { siteId }: Site,
): Promise<CellProblem[]> => {
  const held = before?.document.media ?? []
  const problems: CellProblem[] = []
  for (const { id, url } of media) {
    const key = id ?? url ?? ''
    if (found.has(key) || held.some(({ mediaId }) => mediaId === key)) continue
    try {
      const source = await mediaFrom(siteId, id === undefined ? { url: key } : { mediaId: id })
      found.set(key, source)
      found.set(source.mediaId, source)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      problems.push({ field: 'media', code: error.code, message: `${error.message} (${key.slice(0, 200)})` })
    }
  }
  return problems
}

/** Assumes that every address leads to a picture. */
const pretended =
  (mediaFrom: MediaFrom): MediaFrom =>
  async (siteId, named) =>
    named.url === undefined
      ? mediaFrom(siteId, named)
      : { kind: 'image', mediaId: named.url, width: 1, height: 1, altText: '', filename: '' }

/** Items that can be written together: all new or none, each product once. */
export const runsOf = (items: readonly (Item | RefusedItem)[]): (readonly (Item | RefusedItem)[])[] => {
  const runs: (Item | RefusedItem)[][] = []
  let isNew: boolean | undefined
  let seen = new Set<string>()
  for (const item of items) {
    const keys = isRefused(item) ? [] : [item.productId, `slug ${handleOf(item.line)}`]
    const fits =
      isRefused(item) || ((isNew ?? item.isNew) === item.isNew && !keys.some((key) => seen.has(key)))
    if (!fits || runs.length === 0) {
      runs.push([])
      isNew = undefined
      seen = new Set()
    }
    runs.at(-1)?.push(item)
    if (isRefused(item)) continue
    isNew = item.isNew
    for (const key of keys) seen.add(key)
  }
  return runs
}
