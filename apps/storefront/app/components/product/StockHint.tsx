import type { ProductPage } from '../../catalog/product-page.ts'
import type { Variant } from '../../catalog/variants.ts'

const FEW = 5

interface StockHintProps {
  product: ProductPage
  variant: Variant | undefined
  canBuy: boolean
}

/** Says how things stand with what is chosen; nothing about numbers that would not change a mind. */
export function StockHint({ product, variant, canBuy }: StockHintProps) {
  const left = variant ? variant.quantity : product.quantity
  const text = () => {
    if (!canBuy)
      return product.isInStock ? 'Sold out in this choice. Others are still here.' : 'Sold out for now.'
    if (product.isDigital) return 'A file to download, sent by e-mail.'
    if (left === undefined || left > FEW) return 'In stock.'
    return left === 1 ? 'The last one.' : `Only ${left} left.`
  }
  return (
    <p aria-live="polite" className="label">
      {text()}
    </p>
  )
}
