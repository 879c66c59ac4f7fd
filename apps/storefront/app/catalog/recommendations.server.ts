import { recommendations } from '@vitrine/client/ecom'
import { report } from '../serving/report.server.ts'
import { catalogFor } from '../shop.server.ts'
import type { Shopper } from '../shopper.ts'
import type { ProductPage } from './product/product-page.ts'
import { type ProductCard, productCard } from './product-card.ts'

const { boughtTogether, sameCollections } = recommendations.algorithms

/**
 * Lists recommendations for a product, best first: bought together if that fills a row, otherwise from the same
 * collections; for a sold-out one only what is like it and in stock. Empty if there are none or the request
 * fails: the page works without them.
 */
export async function recommendedFor(
  { id, isInStock }: Pick<ProductPage, 'id' | 'isInStock'>,
  count: number,
  shopper: Shopper,
): Promise<ProductCard[]> {
  const { recommendations } = catalogFor(shopper)
  const find = async (minimumRecommendedItems: number) => {
    const { products = [] } = await recommendations.getRecommendation(
      isInStock ? [boughtTogether, sameCollections] : [sameCollections],
      {
        ...{ items: [{ catalogItemId: id, appId: sameCollections.appId }], includeProducts: true },
        minimumRecommendedItems,
      },
    )
    return products
  }
  try {
    const enough = await find(count)
    const products = enough.length > 0 ? enough : await find(1)
    const cards = products.map((product) => productCard(product, shopper))
    return cards.filter(({ isSoldOut }) => isInStock || !isSoldOut).slice(0, count)
  } catch (error) {
    report(error)
    return []
  }
}
