import { shop } from '../session/shop-client.ts'

/** What a new shop needs before it sells, in the order in which people do it. */
export type SetupStep = 'product' | 'buyable' | 'collection' | 'delivery' | 'order'

export interface Setup {
  readonly steps: readonly { readonly name: SetupStep; readonly isDone: boolean }[]
  readonly isDone: boolean
}

/** The collection of all products, which every shop has. */
const EVERYTHING = '00000000-000000-000000-000000000001'

/** Reads which steps are done. */
export const readSetup = async (): Promise<Setup> => {
  const cursorPaging = { limit: 1 }
  const [all, buyable, { items }, { regions }, { orders }] = await Promise.all([
    shop.products.queryProducts({ cursorPaging }),
    shop.products.queryProducts({ filter: { inventoryStatus: 'IN_STOCK', visible: true }, cursorPaging }),
    shop.collections.queryCollections().limit(2).find(),
    shop.settings.getDeliverySettings(),
    shop.orders.searchOrders({ cursorPaging }),
  ])
  const steps = [
    { name: 'product', isDone: all.products.length > 0 },
    { name: 'buyable', isDone: buyable.products.length > 0 },
    { name: 'collection', isDone: items.some(({ _id }) => _id !== EVERYTHING) },
    { name: 'delivery', isDone: regions.some(({ options }) => options.length > 0) },
    { name: 'order', isDone: orders.length > 0 },
  ] as const
  return { steps, isDone: steps.every(({ isDone }) => isDone) }
}
