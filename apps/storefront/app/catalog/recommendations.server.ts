import { recommendations } from '@vitrine/client/ecom'
import { catalogFor } from '../shop.server.ts'
import type { Shopper } from '../shopper.ts'
import { type ProductCard, productCard } from './product-card.ts'

const { boughtTogether, sameCollections } = recommendations.algorithms

/**
 * Lists what may be liked by whoever looks at a product, best first: what was bought with it, else what shares its
 * collections. When nothing comes to mind, or nobody answers, it is nothing: the page is whole without it.
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
