import type { ExplainAvailabilityResponse, UnavailabilityReason } from '@vitrine/contract'
import type { ProductRecord } from '../products/records/product-record.ts'
import { isInStock } from '../products/records/stock.ts'

/** What a shop needs for selling anything. */
export interface ShopTerms {
  /** Whether it has any payment method. */
  readonly acceptsPayments: boolean
  /** Whether it delivers anywhere. */
  readonly delivers: boolean
}

/** Lists every reason why shoppers can't buy a product or one of its variants. A pre-order counts as buying. */
export const availabilityOf = (
  { visible, variants, preorder, productType }: ProductRecord,
  { acceptsPayments, delivers }: ShopTerms,
): ExplainAvailabilityResponse => {
  const whole: UnavailabilityReason[] = [
    ...(visible ? [] : [{ code: 'PRODUCT_HIDDEN' as const }]),
    ...(acceptsPayments ? [] : [{ code: 'NO_PAYMENT_METHOD' as const }]),
    ...(delivers || productType === 'digital' ? [] : [{ code: 'NO_DELIVERY' as const }]),
  ]
  const single = variants.map(({ variantId, choices, stock, ...variant }): UnavailabilityReason[] => [
    ...(variant.visible ? [] : [{ code: 'VARIANT_HIDDEN' as const, variantId, choices }]),
    ...(isInStock(stock) || preorder ? [] : [{ code: 'OUT_OF_STOCK' as const, variantId, choices }]),
  ])
  return {
    canBeBought: whole.length === 0 && single.some((reasons) => reasons.length === 0),
    reasons: [...whole, ...single.flat()],
  }
}
