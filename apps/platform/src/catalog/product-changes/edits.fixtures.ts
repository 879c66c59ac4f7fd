import type { ProductChange, StartProductChangeRequest } from '@vitrine/contract'
import { callBy, newSite, type TestCatalog } from '../../testing/catalog.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import type { NewCollection, NewProduct } from '../products/records/new-product.ts'
import type { ProductRecord } from '../products/records/product-record.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { createChanges, createChanging } from './product-changes.fixtures.ts'

/** Opens a site with products, and changes them as staff do: each change is carried out at once. */
export const openShopOf = async (
  test: TestCatalog,
  products: readonly NewProduct[],
  collections: readonly NewCollection[],
) => {
  const { database, catalog } = test
  const site = await newSite(database)
  await catalog.putCollections(site, collections)
  await catalog.putProducts(site, products)
  const changes = createChanges(database)
  const by = <Input>(input: Input) => callBy('merchant', site, input, {})
  const ids = products.map(({ id }) => id)
  const work = async (change: ProductChange): Promise<ProductChange> => {
    await createChanging(database).work()
    return (await changes.get(by({ id: change.id }))).productChange
  }
  const start = async (change: Partial<StartProductChangeRequest>) =>
    work((await changes.start(by(change.items ? change : { ids, ...change }))).productChange)
  const undo = async ({ id }: ProductChange) => work((await changes.undo(by({ id }))).productChange)
  const read = async (): Promise<ProductRecord[]> => {
    const found = await productRecords.byId(database, site.siteId, ids)
    return ids.flatMap((id) => found.find(({ productId }) => productId === id) ?? [])
  }
  const failures = async ({ id }: ProductChange) =>
    (await changes.failures(by({ id }))).failures.map(({ productId, error }) => [productId, error.code])
  const deleteCollection = (id: string) =>
    database.transaction(async (tx) => {
      const numbers = await collectionsStore.numbers(tx, site.siteId, [id])
      await collectionsStore.remove(tx, site.siteId, numbers.get(id) ?? 0)
    })
  return { site, ids, by, changes, start, undo, read, failures, work, deleteCollection }
}
