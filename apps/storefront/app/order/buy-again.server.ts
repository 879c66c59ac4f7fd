import { findProductsById } from '../catalog/catalog.server.ts'
import { type ProductCard, productCard } from '../catalog/product-card.ts'
import type { Visitor } from '../shop.server.ts'
import { findWireOrder } from './order.server.ts'

/** How many recent orders to read. */
const ORDERS = 2

interface Bought {
  id: string
  options: { name: string; choices: string[] }[]
}

/**
 * Lists what a member bought lately and can buy again, each with its choices. Empty for everyone else, and if
 * it can't be read: the page works without.
 */
export async function findBoughtBefore(visitor: Visitor, count: number): Promise<ProductCard[]> {
  const { client } = visitor
  if (!client.auth.loggedIn()) return []
  try {
    const { orders } = await client.orders.queryStoresOrders({ paging: { limit: ORDERS, offset: 0 } })
    const found = await Promise.all(orders.map(({ _id }) => findWireOrder(visitor, _id)))
    const bought = found.flatMap((order) => (order?.lineItems ?? []).flatMap(boughtOf))
    const latest = new Map(bought.toReversed().map((one) => [one.id, one]))
    const products = await findProductsById([...latest.keys()].reverse(), visitor)
    const cards = products.map((product) =>
      productCard(product, visitor, { options: latest.get(product._id ?? '')?.options ?? [] }),
    )
    return cards.filter(({ isSoldOut }) => !isSoldOut).slice(0, count)
  } catch (error) {
    console.error(error)
    return []
  }
}

type WireLine = NonNullable<NonNullable<Awaited<ReturnType<typeof findWireOrder>>>['lineItems']>[number]

function boughtOf({ catalogReference }: WireLine): Bought[] {
  const { catalogItemId, options } = catalogReference ?? {}
  if (!catalogItemId) return []
  const chosen = Object.entries(Object(options?.options)).map(([name, choice]) => ({
    name,
    choices: [String(choice)],
  }))
  return [{ id: catalogItemId, options: chosen }]
}
