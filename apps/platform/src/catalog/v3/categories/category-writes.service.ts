import type {
  BulkCategoriesResponse,
  Category,
  CategoryItemsRequest,
  CategoryRequestedFields,
  CategoryResponse,
  ItemCategoriesRequest,
  MoveCategoryRequest,
  TreeReference,
  UpdateCategoryRequest,
  V3BulkResponse,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail, InvalidArgument, refuse } from '../../../floor/failure.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { attemptAt } from '../../../shop/idempotency/attempt.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { createChangeCollection } from '../../collections/change-collection.ts'
import { type CollectionInput, collectionBreaches } from '../../collections/collection-edit.ts'
import type { CollectionPlaces } from '../../collections/collection-places.service.ts'
import {
  type CategoryPlace,
  createCollectionSaver,
  type SavedBy,
} from '../../collections/collection-saver.ts'
import type { CollectionWrites } from '../../collections/collection-writes.service.ts'
import { memberships } from '../../collections/memberships.store.ts'
import { visitOf } from '../../products/records/catalog-visit.ts'
import { type CountedCollection, collectionsStore } from '../../products/records/collections.store.ts'
import { STORES_APP_IDS } from '../../products/records/offer.ts'
import { type CatalogWrite, type CatalogWritesParts, writeOf } from '../../products/write/catalog-write.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import type { CategoryTree } from '../category-tree.ts'
import { asCategory } from './as-category.ts'
import { assertTree } from './categories.service.ts'
import { categoryOf } from './category.ts'
import { readCategoryTree } from './category-tree.store.ts'

/** Writes of categories, for merchants and apps. They are the collections of Catalog V1. */
export interface CategoryWrites {
  readonly create: UseCase<typeof operations.createCategory>
  readonly update: UseCase<typeof operations.updateCategory>
  readonly updateVisibility: UseCase<typeof operations.updateCategoryVisibility>
  readonly delete: UseCase<typeof operations.deleteCategory>
  readonly move: UseCase<typeof operations.moveCategory>
  readonly addItems: UseCase<typeof operations.bulkAddItemsToCategory>
  readonly removeItems: UseCase<typeof operations.bulkRemoveItemsFromCategory>
  readonly bulkUpdate: UseCase<typeof operations.bulkUpdateCategories>
  readonly bulkShow: UseCase<typeof operations.bulkShowCategories>
  readonly addItem: UseCase<typeof operations.bulkAddItemToCategories>
  readonly removeItem: UseCase<typeof operations.bulkRemoveItemFromCategories>
}

/** Categories from the root to the lowest. */
export const DEEPEST = 5

export const createCategoryWrites = (
  parts: CatalogWritesParts,
  collections: Pick<CollectionWrites, 'delete'>,
  places: CollectionPlaces,
): CategoryWrites => {
  const { database, ids, mediaUrl } = parts
  const saver = createCollectionSaver(parts)
  const { change, read } = createChangeCollection(parts)

  const shown = async (
    { site, view }: CatalogWrite,
    collection: CountedCollection,
    fields: readonly CategoryRequestedFields[] = [],
  ): Promise<{ category: Category }> => {
    const tree = await readCategoryTree(database, site.siteId)
    const language = view.texts?.language
    return {
      category: categoryOf(collection, {
        ...{ tree, audience: 'merchant', language, mediaUrl, fields: new Set(fields) },
      }),
    }
  }

  /** @param revision - not checked if there is none */
  const edit = async (
    call: Call<{ readonly fields?: readonly CategoryRequestedFields[] }>,
    id: string,
    revision: string | undefined,
    input: CollectionInput,
    parentId?: string,
  ): Promise<CategoryResponse> => {
    const write = await writeOf(parts, call)
    assertSound(input)
    const changing = change(write, id, (tx, before) => {
      if (revision !== undefined && revision !== String(before.revision)) throw fail('CONFLICT')
      if (parentId !== undefined && parentId !== before.parentId)
        throw refuse('category.parentCategory.id', 'VALIDATION', 'can only be changed with moveCategory')
      return saver.changed(tx, write.site.siteId, before, input, BY)
    })
    return shown(write, await asCategory(changing), call.input.fields)
  }

  /** Changes one category after the other; each succeeds or fails on its own, and is changed once per key. */
  const each = async <Item>(
    call: Call<{
      readonly fields?: readonly CategoryRequestedFields[]
      readonly returnEntity?: boolean
      readonly treeReference?: TreeReference
    }>,
    items: readonly Item[],
    idOf: (item: Item) => string,
    editOne: (
      one: Call<{ readonly fields?: readonly CategoryRequestedFields[] }>,
      item: Item,
    ) => Promise<CategoryResponse>,
  ): Promise<BulkCategoriesResponse> => {
    assertTree(call.input.treeReference)
    const results: BulkCategoriesResponse['results'] = []
    for (const [index, item] of items.entries()) {
      try {
        const { category } = await editOne({ ...call, attempt: () => attemptAt(call.attempt(), index) }, item)
        const itemMetadata = succeeded(idOf(item), index)
        results.push({ itemMetadata, ...(call.input.returnEntity && { category }) })
      } catch (error) {
        results.push({ itemMetadata: failed(idOf(item), index, error) })
      }
    }
    return bulkAnswer(results)
  }

  /** Adds or removes products that exist; each of the others fails on its own. */
  const moveItems = async (
    call: Call<CategoryItemsRequest>,
    move: CollectionPlaces['add'],
  ): Promise<V3BulkResponse> => {
    const { categoryId, items, treeReference } = call.input
    assertTree(treeReference)
    const { site } = await visitOf(database, call)
    const wanted = items.filter(({ appId }) => STORES_APP_IDS.includes(appId))
    const members = await memberships.named(database, site.siteId, [
      ...new Set(wanted.map(({ catalogItemId }) => catalogItemId)),
    ])
    const known = new Set(members.map(({ productId }) => productId))
    await asCategory(move({ ...call, input: { id: categoryId, productIds: [...known] } }))
    return bulkAnswer(
      items.map(({ catalogItemId: id, appId }, index) => ({
        itemMetadata:
          known.has(id) && STORES_APP_IDS.includes(appId)
            ? succeeded(id, index)
            : failed(id, index, fail('PRODUCT_NOT_FOUND')),
      })),
    )
  }

  const moveItem = async (
    call: Call<ItemCategoriesRequest>,
    move: CollectionPlaces['add'],
  ): Promise<V3BulkResponse> => {
    const { item, categoryIds, treeReference } = call.input
    assertTree(treeReference)
    const { site } = await visitOf(database, call)
    const { catalogItemId, appId } = item
    const [member] = STORES_APP_IDS.includes(appId)
      ? await memberships.named(database, site.siteId, [catalogItemId])
      : []
    if (!member) throw fail('PRODUCT_NOT_FOUND')
    const results = []
    for (const [index, id] of categoryIds.entries()) {
      const input = { id, productIds: [catalogItemId] }
      // Repeating this changes nothing, so a key needs no claim.
      const moving = asCategory(move({ ...call, input, attempt: () => undefined }))
      results.push({
        itemMetadata: await moving.then(
          () => succeeded(id, index),
          (error: unknown) => failed(id, index, error),
        ),
      })
    }
    return bulkAnswer(results)
  }

  return {
    create: async (call) => {
      const write = await writeOf(parts, call)
      const { category: asked, treeReference, fields } = call.input
      assertTree(treeReference)
      const { siteId } = write.site
      const input = inputOf(asked)
      assertSound(input)
      const parentId = asked.parentCategory?.id || ''
      const placeIn = async (tx: Transaction): Promise<CategoryPlace> => {
        const tree = await readCategoryTree(tx, siteId)
        assertDepth(tree, parentId, 1)
        return { parentId, place: parentId === '' ? 0 : siblingsIn(tree, parentId).length }
      }
      const id = ids.guid()
      const created = saver.created(write, id, input, { ...BY, placeIn })
      const collection = await once(database, write.attempt, id, created, (known) => read(write, known))
      return shown(write, collection, fields)
    },

    update: (call) => {
      const { category, treeReference } = call.input
      assertTree(treeReference)
      const { id, revision, parentCategory } = category
      return edit(call, String(id), revision, inputOf(category), parentCategory?.id ?? undefined)
    },

    updateVisibility: (call) => {
      const { categoryId, revision, visible, treeReference } = call.input
      assertTree(treeReference)
      return edit(call, categoryId, revision, { visible })
    },

    delete: async (call) => {
      assertTree(call.input.treeReference)
      await asCategory(collections.delete({ ...call, input: { id: call.input.categoryId } }))
      return {}
    },

    move: async (call) => {
      const { categoryId, treeReference, parentCategoryId, position, moveAfterCategoryId } = call.input
      assertTree(treeReference)
      const write = await writeOf(parts, call)
      const { siteId } = write.site
      const parentId = parentCategoryId || ''
      const moving = change(write, categoryId, async (tx, before) => {
        const tree = await readCategoryTree(tx, siteId)
        if (parentId !== '' && !tree.get(parentId)) throw fail('PARENT_CATEGORY_NOT_IN_TREE')
        const below = tree.below(categoryId)
        if (below.includes(parentId)) throw fail('TREE_CYCLE_DETECTED')
        const own = tree.pathTo(categoryId).length - 1
        const height = below.reduce((most, id) => Math.max(most, tree.pathTo(id).length - own), 1)
        assertDepth(tree, parentId, height)
        const others = siblingsIn(tree, parentId).filter((id) => id !== categoryId)
        const at = placeAmong(others, position, moveAfterCategoryId)
        for (const [place, id] of others.toSpliced(at, 0, categoryId).entries())
          await collectionsStore.place(tx, siteId, id, { parentId, place }, 1)
        return (await collectionsStore.byId(tx, siteId, categoryId)) ?? before
      })
      await asCategory(moving)
      const tree = await readCategoryTree(database, siteId)
      return {
        ...(parentId !== '' && { parentCategoryId: parentId }),
        categoriesAfterMove: siblingsIn(tree, parentId),
      }
    },

    bulkUpdate: (call) => {
      const categories = call.input.categories.map(({ category }) => category)
      const idOf = ({ id }: { readonly id?: unknown }) => String(id ?? '')
      return each(call, categories, idOf, (one, category) =>
        edit(
          one,
          idOf(category),
          category.revision,
          inputOf(category),
          category.parentCategory?.id ?? undefined,
        ),
      )
    },

    bulkShow: (call) =>
      each(
        call,
        call.input.categoryIds,
        (id) => id,
        (one, id) => edit(one, id, undefined, { visible: true }),
      ),

    addItems: (call) => moveItems(call, places.add),
    removeItems: (call) => moveItems(call, places.remove),
    addItem: (call) => moveItem(call, places.add),
    removeItem: (call) => moveItem(call, places.remove),
  }
}

const BY: SavedBy = { taken: () => fail('DUPLICATE_SLUG') }

/** The fields that a collection stores. `moveCategory` changes its place in the tree. */
const inputOf = (category: Omit<UpdateCategoryRequest['category'], 'revision'>): CollectionInput => {
  const { name, slug, description, visible } = category
  return {
    ...(name !== undefined && { name }),
    ...(slug && { slug }),
    ...(description !== undefined && { description }),
    ...(typeof visible === 'boolean' && { visible }),
  }
}

const assertSound = (input: CollectionInput): void => {
  const violations = collectionBreaches(input)
  if (violations.length === 0) return
  throw new InvalidArgument(
    violations.map((one) => ({ ...one, field: one.field.replace(/^collection/, 'category') })),
  )
}

/** @throws {Failure} when a tree of this height doesn't fit below the parent */
const assertDepth = (tree: CategoryTree, parentId: string, height: number): void => {
  if (parentId !== '' && !tree.get(parentId)) throw fail('CATEGORY_NOT_FOUND')
  if (tree.pathTo(parentId).length + height > DEEPEST) throw fail('CATEGORY_DEPTH_LIMIT_EXCEEDED')
}

/** The categories of a parent in their order; those whose parent is missing are at the root. */
const siblingsIn = (tree: CategoryTree, parentId: string): string[] =>
  tree.ids.filter((id) => {
    const parent = tree.get(id)?.parentId
    return parentId === '' ? parent === undefined || !tree.get(parent) : parent === parentId
  })

const placeAmong = (
  others: readonly string[],
  position: MoveCategoryRequest['position'],
  after: string | null | undefined,
): number => {
  switch (position) {
    case 'FIRST':
      return 0
    case 'LAST':
      return others.length
    case 'AFTER': {
      const place = others.indexOf(after ?? '')
      if (place < 0)
        throw refuse('moveAfterCategoryId', 'VALIDATION', 'must be a category with the same parent')
      return place + 1
    }
  }
}
