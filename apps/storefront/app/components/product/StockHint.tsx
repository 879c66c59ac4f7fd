import type { Variant } from '../../catalog/choosable.ts'
import type { ProductPage } from '../../catalog/product-page.ts'
import { useMessages } from '../../messages/messages.ts'

const FEW = 5

interface StockHintProps {
  product: ProductPage
  variant: Variant | undefined
  canBuy: boolean
}

/** Says how things stand with what is chosen; nothing about numbers that would not change a mind. */
export function StockHint({ product, variant, canBuy }: StockHintProps) {
  const { product: words } = useMessages()
  const left = variant ? variant.quantity : product.quantity
  const text = () => {
    if (!canBuy) return product.isInStock ? words.soldOutHere : words.soldOutNow
    if (product.isDigital) return words.file
    return left === undefined || left > FEW ? words.inStock : words.left(left)
  }
  return (
    <p aria-live="polite" className="label">
      {text()}
    </p>
  )
}
