import { useQuery } from '@tanstack/react-query'
import type { orders } from '@vitrine/client/merchant'
import { shop } from '../session/shop-client.ts'

export type SalesOverview = orders.SalesOverview

/** Most that the card of best sellers shows. */
const MOST_SELLERS = 5

/** How the shop is doing, read again each minute. Figures that failed to load don't hide the rest of the page. */
export const useSalesOverview = () =>
  useQuery({
    queryKey: ['home', 'sales'],
    queryFn: () => shop.orderMoney.getSalesOverview(),
    refetchInterval: 60_000,
  })

/** Reads the products of the best sellers, in their order; deleted ones are left out. */
export const useBestSellers = (sellers: SalesOverview['week']['bestSellers']) => {
  const some = sellers.slice(0, MOST_SELLERS)
  const ids = some.map(({ productId }) => productId)
  return useQuery({
    queryKey: ['home', 'sellers', ids],
    queryFn: async () => {
      if (ids.length === 0) return []
      const { products } = await shop.products.queryProducts(
        { filter: { _id: { $in: ids } } },
        { includeVariants: false },
      )
      const found = new Map(products.map((product) => [product._id, product]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    placeholderData: (before) => before,
  })
}
