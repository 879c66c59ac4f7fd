import type {
  Category,
  CategoryRequestedFields,
  CategoryResponse,
  QueryCategoriesRequest,
  QueryCategoriesResponse,
  TreeReference,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { type Field, field } from '../../../floor/query/field.ts'
import { createReaderFor } from '../../../floor/query/reader.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { arrangedItems } from '../../products/read/arranged-items.store.ts'
import type { Audience } from '../../products/records/audience.ts'
import { type CatalogVisit, visitOf } from '../../products/records/catalog-visit.ts'
import {
  COLLECTION_COLUMNS,
  COLLECTION_SOURCE,
  type CollectionRow,
  type CountedCollection,
  collectionsStore,
  countedCollection,
} from '../../products/records/collections.store.ts'
import { STORES_APP_IDS } from '../../products/records/offer.ts'
import { ALL_PRODUCTS } from '../../products/records/product-record.ts'
import { productRecords } from '../../products/records/product-records.store.ts'
import { groundOf } from '../../search/hits.ts'
import type { SearchEngine } from '../../search/search-engine.ts'
import { both, hasNumber, numbersOf, setOf, without } from '../../search-index/number-set.ts'
import { termKey } from '../../search-index/search-terms.ts'
import { type CategoryTree, directCategories, STORES_TREE } from '../category-tree.ts'
import { withShownNames } from '../query/both-names.ts'
import { cutPage, readCursor } from '../query/cursor.ts'
import type { ProductSets } from '../query/product-sets.ts'
import { countRows, type RowList, readRowPage, withWords } from '../query/row-page.ts'
import { categoryOf } from './category.ts'
import { readCategoryTree } from './category-tree.store.ts'

/** Reads of categories and of what is in them. */
export interface CategoriesService {
  readonly get: UseCase<typeof operations.getCategory>
  readonly getBySlug: UseCase<typeof operations.getCategoryBySlug>
  readonly query: UseCase<typeof operations.queryCategories>
  readonly search: UseCase<typeof operations.searchCategories>
  readonly count: UseCase<typeof operations.countCategories>
  readonly items: UseCase<typeof operations.listItemsInCategory>
  readonly ofItem: UseCase<typeof operations.listCategoriesForItem>
  readonly ofItems: UseCase<typeof operations.listCategoriesForItems>
  readonly trees: UseCase<typeof operations.listTrees>
}

const FIELDS = withShownNames([
  ['id', field('text', 'c.collection_id')],
  ['slug', field('text', 'c.slug')],
  ['name', field('name', 'c.name_key')],
  ['visible', field('flag', 'c.visible')],
  ['createdDate', field('time', 'c.created_at')],
  ['updatedDate', field('time', 'c.last_updated')],
  ['parentCategory.id', field('text', 'c.parent_id')],
  ['parentCategory.index', field('number', 'c.place')],
  // The database would compare a constant by the rules of its own language, so only equality is allowed.
  [
    'treeReference.appNamespace',
    { ...field('text', `'${STORES_TREE.appNamespace}'`, 'unsortable'), onlyEqual: true },
  ],
  ['treeReference.treeKey', { ...field('text', "''", 'unsortable'), onlyEqual: true }],
] satisfies [string, Field][])

const LIST: RowList<CollectionRow> = {
  source: {
    name: 'categories',
    columns: COLLECTION_COLUMNS,
    from: COLLECTION_SOURCE,
    leading: 'c',
    shown: 'c.visible = 1',
    ties: ['c.collection_number'],
  },
  fields: FIELDS,
  keyOf: (row) => row.collection_number,
}

const productIds = selectIn<{ product_number: number; product_id: string }>(
  'SELECT product_number, product_id FROM products WHERE site_id = ? AND product_number IN (?*)',
)

/** Every shop has one tree; calls about another one find nothing there. */
export const assertTree = (tree: TreeReference | undefined): void => {
  if (tree !== undefined && (tree.appNamespace !== STORES_TREE.appNamespace || tree.treeKey))
    throw refuse('treeReference.appNamespace', 'VALIDATION', `must be ${STORES_TREE.appNamespace}`)
}

export const createCategories = (
  database: Database,
  engine: SearchEngine,
  sets: ProductSets,
  mediaUrl: string,
): CategoriesService => {
  const readerFor = createReaderFor(database)

  const shown = async (
    { reader, site, audience, language }: CatalogVisit,
    found: CountedCollection | undefined,
    fields: readonly CategoryRequestedFields[] = [],
  ): Promise<CategoryResponse> => {
    if (!found || (audience === 'public' && !found.visible)) throw fail('CATEGORY_NOT_FOUND')
    const tree = await readCategoryTree(reader, site.siteId)
    return { category: categoryOf(found, { tree, audience, language, mediaUrl, fields: new Set(fields) }) }
  }

  const audienceOf = (visit: CatalogVisit, withHidden = false): Audience => {
    if (withHidden && visit.audience === 'public')
      throw fail('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES')
    return withHidden ? visit.audience : 'public'
  }

  const page = async (
    call: Call<Pick<QueryCategoriesRequest, 'treeReference' | 'returnNonVisibleCategories' | 'fields'>>,
    place: 'query' | 'search',
    query: NonNullable<QueryCategoriesRequest['query']>,
  ): Promise<QueryCategoriesResponse> => {
    const visit = await visitOf(database, call)
    const { reader, site } = visit
    const { treeReference, returnNonVisibleCategories, fields = [] } = call.input
    assertTree(treeReference)
    const { cursorPaging: paging, filter, sort } = query
    const { siteId } = site
    const audience = audienceOf(visit, returnNonVisibleCategories)
    const asked = { reader, siteId, audience, field: place, filter, sort, paging }
    const { rows, pagingMetadata } = await readRowPage(LIST, readerFor, asked)
    const tree = await readCategoryTree(reader, siteId)
    const { audience: sees, language } = visit
    const view = { tree, audience: sees, language, mediaUrl, fields: new Set(fields) }
    const categories: Category[] = rows.map((row) => categoryOf(countedCollection(row), view))
    return { categories, pagingMetadata }
  }

  /** The products of a category that the caller can see. */
  const productsIn = async (
    { reader, site, audience }: CatalogVisit,
    tree: CategoryTree,
    ids: readonly string[],
  ) => {
    const edition = await engine.editionOf(reader, site.siteId)
    const ground = await groundOf(reader, engine.postings, edition, site, audience, {})
    const { products } = ground.seen
    if (ids.includes(ALL_PRODUCTS.id)) return products
    const on = { reader, siteId: site.siteId, ground, tree }
    return both(products, await sets.withKeys(on, ids.map(termKey.collection)))
  }

  return {
    get: async (call) => {
      const visit = await visitOf(database, call)
      const { categoryId, treeReference, fields } = call.input
      assertTree(treeReference)
      return shown(visit, await collectionsStore.byId(visit.reader, visit.site.siteId, categoryId), fields)
    },

    getBySlug: async (call) => {
      const visit = await visitOf(database, call)
      const { slug, treeReference, fields } = call.input
      assertTree(treeReference)
      return shown(visit, await collectionsStore.bySlug(visit.reader, visit.site.siteId, slug), fields)
    },

    query: (call) => page(call, 'query', call.input.query ?? {}),

    search: (call) => {
      const { search: words, ...query } = call.input.search ?? {}
      return page(call, 'search', { ...query, filter: withWords(query.filter, words?.expression, ['name']) })
    },

    count: async (call) => {
      const visit = await visitOf(database, call)
      const { treeReference, returnNonVisibleCategories, filter, search } = call.input
      assertTree(treeReference)
      const { reader, site } = visit
      const audience = audienceOf(visit, returnNonVisibleCategories)
      const asked = { reader, siteId: site.siteId, audience, field: 'request' }
      const sought = withWords(filter, search?.expression, ['name'])
      return { count: await countRows(LIST, readerFor, { ...asked, filter: sought }) }
    },

    items: async (call) => {
      const visit = await visitOf(database, call)
      const { reader, site, audience } = visit
      const { categoryId, treeReference, cursorPaging } = call.input
      const { includeItemsFromSubcategories = false, useCategoryArrangement = false } = call.input
      assertTree(treeReference)
      const tree = await readCategoryTree(reader, site.siteId)
      const category = tree.get(categoryId)
      if (!category || (audience === 'public' && !category.visible)) throw fail('CATEGORY_NOT_FOUND')
      const place = cursorPaging?.cursor
        ? readCursor('items', cursorPaging.cursor, 'request')
        : { asked: { includeItemsFromSubcategories, useCategoryArrangement }, offset: 0 }
      const ids = place.asked.includeItemsFromSubcategories === true ? tree.below(categoryId) : [categoryId]
      const products = await productsIn(visit, tree, ids)
      const isArranged = place.asked.useCategoryArrangement === true
      const arranged = isArranged ? await arrangedItems.of(reader, site.siteId, categoryId) : []
      const first = arranged.map(({ number }) => number).filter((number) => hasNumber(products, number))
      const rest = without(products, setOf(first))
      const entries = [...first, ...numbersOf(rest, 'falling')]
      const list = { kind: 'items', field: 'request', entries, skipped: 0, keyOf: (number: number) => number }
      const cut = cutPage(list, place, cursorPaging?.limit ?? ITEMS_PER_PAGE)
      const rows = await productIds(reader, site.siteId, cut.page)
      const idOf = new Map(rows.map((row) => [row.product_number, row.product_id]))
      const items = cut.page.flatMap((number) => {
        const catalogItemId = idOf.get(number)
        return catalogItemId === undefined ? [] : [{ catalogItemId, appId: STORES_APP_ID }]
      })
      return { items, pagingMetadata: { count: items.length, cursors: cut.cursors, hasNext: cut.hasNext } }
    },

    ofItem: async (call) => {
      const visit = await visitOf(database, call)
      const { reader, site, audience } = visit
      const { item, treeReference } = call.input
      assertTree(treeReference)
      const [record] = await productRecords.byId(reader, site.siteId, [item.catalogItemId])
      if (!record || (audience === 'public' && !record.visible)) throw fail('PRODUCT_NOT_FOUND')
      const tree = await readCategoryTree(reader, site.siteId)
      const direct = directCategories(record.collectionIds)
      const all = direct.flatMap((id) => [id, ...tree.pathTo(id).map((node) => node.id)])
      return { directCategoryIds: direct, allCategoryIds: [...new Set(all)] }
    },

    ofItems: async (call) => {
      const visit = await visitOf(database, call)
      const { reader, site, audience } = visit
      const { items, treeReference } = call.input
      assertTree(treeReference)
      const ids = [...new Set(items.map(({ catalogItemId }) => catalogItemId))]
      const records = await productRecords.byId(reader, site.siteId, ids)
      const byId = new Map(records.map((record) => [record.productId, record]))
      const tree = await readCategoryTree(reader, site.siteId)
      const categoriesForItems = items.flatMap((item) => {
        const record = STORES_APP_IDS.includes(item.appId) ? byId.get(item.catalogItemId) : undefined
        if (!record || (audience === 'public' && !record.visible)) return []
        const direct = directCategories(record.collectionIds)
        const above = direct.flatMap((id) => tree.pathTo(id).map((node) => node.id))
        const indirect = [...new Set(above)].filter((id) => !direct.includes(id))
        return [{ item, directCategoryIds: direct, indirectCategoryIds: indirect }]
      })
      return { categoriesForItems }
    },

    trees: async () => ({ trees: [STORES_TREE] }),
  }
}

const ITEMS_PER_PAGE = 100
/** The id of the stores app that references to products have. */
export const STORES_APP_ID = STORES_APP_IDS[0] ?? ''
