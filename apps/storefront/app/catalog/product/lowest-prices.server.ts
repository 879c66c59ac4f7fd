import { shownText } from '../../currencies.ts'
import { forgo } from '../../serving/spare.server.ts'
import { catalog, type Visitor } from '../../shop.server.ts'
import type { ShopTerms } from '../../shop-facts.server.ts'
import { amountOf, type PriceText } from '../prices.ts'
import type { ProductPage } from './product-page.ts'

/**
 * Adds the lowest price of the 30 days before a reduction to a product's reduced prices, if the shop shows it. It is
 * text, so pages need no script for it. If it can't be read, a shop that must show it shows no reduction.
 */
export async function withLowestPrices(
  page: ProductPage,
  terms: ShopTerms | undefined,
  visitor: Visitor,
): Promise<ProductPage> {
  if (!terms?.showsLowestPrice || !page.discount) return page
  const read = await catalog.lowestPrices.getLowestPrices(page.id).catch(forgo(visitor))
  if (!read) return withoutReduction(page)
  const { lowestPrices, currency } = read
  const lowest = new Map(lowestPrices.map(({ variantId, lowestPrice }) => [variantId, Number(lowestPrice)]))
  const noted = (price: PriceText, amounts: readonly number[]): PriceText => {
    if (amounts.length === 0 || !price.before) return price
    const text = visitor.answers.lowestPrice(shownText(amountOf(Math.min(...amounts), currency), visitor))
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

function withoutReduction({ discount: _, ...page }: ProductPage): ProductPage {
  const plain = ({ before: __, ...price }: PriceText): PriceText => price
  return {
    ...page,
    ...(page.price && { price: plain(page.price) }),
    variants: page.variants.map((variant) => ({ ...variant, price: plain(variant.price) })),
  }
}
