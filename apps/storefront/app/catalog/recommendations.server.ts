import { recommendations } from '@vitrine/client/ecom'
import { catalogFor } from '../shop.server.ts'
import type { Shopper } from '../shopper.ts'
import { type ProductCard, productCard } from './product-card.ts'

const { boughtTogether, sameCollections } = recommendations.algorithms

/**
 * Lists recommendations for a product, best first: bought together, otherwise from the same collections.
 * Empty if there are none or the request fails: the page works without them.
 */
export async function recommendedFor(
  productId: string,
  count: number,
  shopper: Shopper,
): Promise<ProductCard[]> {
  try {
    const { recommendation } = await catalogFor(shopper).recommendations.getRecommendation(
      [boughtTogether, sameCollections],
      { items: [{ catalogItemId: productId, appId: sameCollections.appId }] },
    )
    const ids = (recommendation?.items ?? []).slice(0, count).map(({ catalogItemId }) => catalogItemId)
    if (ids.length === 0) return []
    const { items } = await catalogFor(shopper).products.queryProducts().in('_id', ids).limit(count).find()
    const byId = new Map(items.map((product) => [product._id, product]))
    return ids.flatMap((id) => {
      const product = byId.get(id)
      return product ? [productCard(product, shopper)] : []
    })
  } catch (error) {
    console.error(error)
    return []
  }
}
