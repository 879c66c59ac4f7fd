import type { Database } from '../../../floor/database/database.ts'
import { Failure, fail, InvalidArgument, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { MediaFrom } from '../../products/records/media-source.ts'
import { blankProduct } from '../../products/records/new-product.ts'
import { defaultVariant, type ProductRecord } from '../../products/records/product-record.ts'
import { productRecords } from '../../products/records/product-records.store.ts'
import { NO_STOCK } from '../../products/records/stock.ts'
import type { ProductDraft } from '../../products/write/change-products.ts'
import { SlugTaken } from '../../products/write/create-products.ts'
import { fetchesOf, findMedia } from './given-media.ts'
import type { GivenProduct } from './given-product.ts'
import { knownParts } from './known-parts.ts'
import { givenPreorder } from './preorder-terms.ts'
import { editedV3Product, type ReadyProduct } from './product-edit-v3.ts'

export interface PrepareParts {
  readonly database: Database
  readonly ids: Ids
  readonly mediaFrom: MediaFrom
}

/** A product to create, and the terms of its pre-orders. */
export interface PreparedDraft extends Pick<ReadyProduct, 'preorder'> {
  readonly draft: ProductDraft
}

/** Why something can't be written. */
export type Refusal = Failure | InvalidArgument

/** How many files one call may fetch from elsewhere. */
const MOST_FETCHES = 50

/** Finds what written products name, before any transaction. */
export const createPrepare = ({ database, ids, mediaFrom }: PrepareParts) => {
  const ready = async (
    site: Site,
    given: GivenProduct,
    before: ProductRecord | undefined,
  ): Promise<ReadyProduct> => {
    const known = await knownParts(database, site.siteId, given)
    const found = await findMedia(mediaFrom, site.siteId, given, before)
    return { given, known, found, preorder: givenPreorder(given) }
  }

  return {
    /** @throws {Failure | InvalidArgument} when the product can't be created */
    draft: async (site: Site, given: GivenProduct): Promise<PreparedDraft> => {
      const readied = await ready(site, given, undefined)
      const blank = {
        ...blankProduct(ids.guid()),
        variants: [defaultVariant(NO_STOCK)],
      }
      const { slug, ...draft } = editedV3Product(blank, readied, site, ids, true)
      return { draft: { ...draft, slug: slug || undefined }, preorder: readied.preorder }
    },

    /**
     * Finds what each of several changes names.
     *
     * @returns the changes or what is wrong with them, by product
     */
    changes: async (
      site: Site,
      products: readonly (GivenProduct & { readonly id: string })[],
    ): Promise<Map<string, ReadyProduct | Refusal>> => {
      const records = await productRecords.byId(
        database,
        site.siteId,
        products.map(({ id }) => id),
      )
      const byId = new Map(records.map((record) => [record.productId, record]))
      const prepared = new Map<string, ReadyProduct | Refusal>()
      for (const given of products) {
        // A product that doesn't exist is noticed when it's written.
        const before = byId.get(given.id)
        prepared.set(given.id, await caught(ready(site, before ? given : {}, before)))
      }
      return prepared
    },
  }
}

/** @throws {InvalidArgument} when a call would fetch too many files from elsewhere */
export const assertFewFetches = (given: readonly GivenProduct[], field: string): void => {
  if (fetchesOf(given) > MOST_FETCHES)
    throw refuse(field, 'MAX_SIZE', `must have at most ${MOST_FETCHES} media URLs`)
}

/** Returns a refusal as a result; throws anything else. */
export const caught = async <T>(result: Promise<T>): Promise<T | Refusal> => {
  try {
    return await result
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}

export const isRefusal = (value: unknown): value is Refusal =>
  value instanceof Failure || value instanceof InvalidArgument

/** Catalog V3 has its own error for a slug that is taken. */
export const refusalInV3 = (refusal: Refusal): Refusal =>
  refusal instanceof SlugTaken ? fail('DUPLICATE_SLUG_ERROR') : refusal

/** The same for the refusal of a write. */
export const inV3 = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write
  } catch (error) {
    throw isRefusal(error) ? refusalInV3(error) : error
  }
}
