import type { Collection, QueryCollectionsResponse } from '@vitrine/contract'
import { readAll } from '../../floor/database/statements/bound-statement.ts'
import { fail } from '../../floor/failure.ts'
import { Tagged } from '../../floor/http/answers.ts'
import { readQuery } from '../../floor/query/language.ts'
import { type ListSource, listOf } from '../products/read/list.store.ts'
import type { Totals } from '../products/read/totals.ts'
import type { CatalogVisit } from '../products/records/catalog-visit.ts'
import {
  COLLECTION_COLUMNS,
  COLLECTION_SOURCE,
  type CollectionRow,
  type CountedCollection,
  collectionsStore,
  countedCollection,
} from '../products/records/collections.store.ts'
import { COLLECTION_FIELDS } from '../products/records/fields.ts'
import { tagged } from '../products/records/stamps/catalog-tags.ts'
import { stampOf } from '../products/records/stamps/product-stamps.store.ts'
import { collectionOf } from './collection.ts'

type ShownCollection = Tagged<{ collection: Collection }>

const SOURCE: ListSource = {
  name: 'collections',
  columns: COLLECTION_COLUMNS,
  from: COLLECTION_SOURCE,
  leading: 'c',
  shown: 'c.visible = 1',
  ties: ['c.collection_number'],
}

/** Reads collections. Visitors can't see hidden ones. */
export const createCollectionQueries = (mediaUrl: string, totals: Totals) => {
  const shown = (
    found: CountedCollection | undefined,
    { audience, language }: CatalogVisit,
  ): ShownCollection => {
    if (!found || (audience === 'public' && !found.visible)) throw fail('COLLECTION_NOT_FOUND')
    const collection = collectionOf(found, mediaUrl, audience, language)
    // The number of its products changes independently, and is part of the tag.
    return new Tagged(
      { collection },
      tagged(stampOf(found.number, found.revision), JSON.stringify(collection)),
    )
  }
  return {
    byId: async (visit: CatalogVisit, id: string): Promise<ShownCollection> =>
      shown(await collectionsStore.byId(visit.reader, visit.site.siteId, id), visit),

    bySlug: async (visit: CatalogVisit, slug: string): Promise<ShownCollection> =>
      shown(await collectionsStore.bySlug(visit.reader, visit.site.siteId, slug), visit),

    page: async (visit: CatalogVisit, asked: unknown): Promise<QueryCollectionsResponse> => {
      const { reader, audience, language } = visit
      const { siteId } = visit.site
      const query = readQuery(asked, { fields: COLLECTION_FIELDS, moneyDigits: 0 })
      const list = listOf<CollectionRow>(SOURCE, siteId, audience, query)
      const rows = await readAll(reader, list.page)
      const count = rows.length
      const { filterKey, limit, offset } = list
      const read = { siteId, filterKey, limit, offset, count, changes: rows[0]?.changes }
      const total = await totals.of(read, list.total, async () => reader)
      return {
        collections: rows.map((row) => collectionOf(countedCollection(row), mediaUrl, audience, language)),
        metadata: { count, offset, total },
      }
    },
  }
}
