import type { Variant } from '../../catalog/product/choosable.ts'
import type { ProductPage } from '../../catalog/product/product-page.ts'
import { useMessages } from '../../messages/messages.ts'

interface StockHintProps {
  product: ProductPage
  variant: Variant | undefined
  canBuy: boolean
  /** When delivery arrives. */
  arrival: string | undefined
}

/** The availability of the selection; numbers only when they matter. */
export function StockHint({ product, variant, canBuy, arrival }: StockHintProps) {
  const { product: words } = useMessages()
  const { left, isPreorder } = variant ?? product
  const text = () => {
    if (product.variants.length > 0 && !variant) return words.notMade
    if (!canBuy) return product.isInStock ? words.soldOutHere : words.soldOutNow
    if (isPreorder && product.preorder)
      return [product.preorder.text, product.preorder.message].filter(Boolean).join(' ')
    if (product.isGiftCard) return words.giftCard
    if (product.isDigital) return words.file
    return left === undefined ? words.inStock : words.left(left)
  }
  return (
    <p aria-live="polite" className="label">
      {text()}
      {canBuy && !product.isDigital && !isPreorder && arrival && ` ${arrival}`}
    </p>
  )
}
