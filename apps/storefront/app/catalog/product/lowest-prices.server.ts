import { shownText } from '../../currencies.ts'
import { catalog } from '../../shop.server.ts'
import type { ShopTerms } from '../../shop-facts.server.ts'
import type { Shopper } from '../../shopper.ts'
import { amountOf, type PriceText } from '../prices.ts'
import type { ProductPage } from './product-page.ts'

/**
 * Adds the lowest price of the 30 days before a reduction to a product's reduced prices, if the shop shows it. It is
 * text, so pages need no script for it.
 */
export async function withLowestPrices(
  page: ProductPage,
  terms: ShopTerms | undefined,
  shopper: Shopper,
): Promise<ProductPage> {
  if (!terms?.showsLowestPrice || !page.discount) return page
  const { lowestPrices, currency } = await catalog.lowestPrices.getLowestPrices(page.id)
  const lowest = new Map(lowestPrices.map(({ variantId, lowestPrice }) => [variantId, Number(lowestPrice)]))
  const noted = (price: PriceText, amounts: readonly number[]): PriceText => {
    if (amounts.length === 0 || !price.before) return price
    const text = shopper.answers.lowestPrice(shownText(amountOf(Math.min(...amounts), currency), shopper))
    return { ...price, note: price.note ? `${price.note}. ${text}` : text }
  }
  const { price, variants } = page
  // Before anything is chosen, the price is that of the variants without one of their own.
  const alike = variants.filter((variant) => variant.price.now === price?.now)
  const own = variants.length === 0 ? [...lowest.values()] : alike.flatMap(({ id }) => lowest.get(id) ?? [])
  return {
    ...page,
    ...(price && { price: noted(price, own) }),
    variants: variants.map((variant) => ({
      ...variant,
      price: noted(variant.price, [lowest.get(variant.id) ?? []].flat()),
    })),
  }
}
