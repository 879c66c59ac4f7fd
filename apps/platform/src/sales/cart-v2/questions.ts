import type { CartSummaryResponse, CartV2Response, EstimateCartV2CurrentRequest } from '@vitrine/contract'
import type { Ids } from '../../floor/ids.ts'
import type { StoredCart } from '../cart/kept/cart.store.ts'
import type { PricesQuestion, TotalsQuestion, WorkedCart } from '../totals/cart-totals.ts'
import { type Wanted, wantedTotals } from '../totals/totals-request.ts'
import { showCartV2 } from './show/show-cart-v2.ts'
import { showSummary } from './show/show-summary.ts'
import type { Strictness } from './show/show-violations.ts'

/** The questions that the newer form asks about a cart. */
export interface CartQuestions {
  readonly read: PricesQuestion<CartV2Response>
  readonly calculate: TotalsQuestion
  readonly estimate: (input: EstimateCartV2CurrentRequest) => TotalsQuestion
}

/** Discounts on lines are all that a cart itself shows, and the title of its delivery method. */
export const wantedToRead = (cart: StoredCart): Wanted =>
  parts(cart, {
    calculateTax: false,
    calculateShipping: cart.details?.selectedShippingOption !== undefined,
    calculateAdditionalFees: false,
  })

/** Without an address or a method any delivery price would be a guess. */
const wantedToCalculate = (cart: StoredCart): Wanted =>
  parts(cart, {
    calculateTax: true,
    calculateShipping:
      cart.details?.contactInfo?.address?.country != null ||
      cart.details?.selectedShippingOption !== undefined,
    calculateAdditionalFees: true,
  })

interface Parts {
  readonly calculateTax: boolean
  readonly calculateShipping: boolean
  readonly calculateAdditionalFees: boolean
}

const parts = (cart: StoredCart, wanted: Parts): Wanted => wantedTotals({ ...wanted }, cart)

/** Asks for a cart itself. */
export const readQuestion: PricesQuestion<CartV2Response> = {
  key: 'v2 read',
  wanted: wantedToRead,
  giftCard: 'none',
  show: (cart): CartV2Response => ({ cart: showCartV2(cart) }),
}

/** @param seal - seals the prices of a calculation; see `priceTokens` */
export const createQuestions = (ids: Ids, seal: (cart: WorkedCart) => string): CartQuestions => ({
  read: readQuestion,

  calculate: {
    key: 'v2 calculate',
    wanted: wantedToCalculate,
    show: (cart): CartSummaryResponse => ({
      cart: showCartV2(cart),
      summary: showSummary(cart, { calculationId: ids.guid(), strictness: 'checkout', seal }),
    }),
  },

  estimate: (input) => {
    const { calculateTax, calculateDelivery, calculateAdditionalFees, calculateGiftCards } = input
    const strictness = STRICTNESS[input.validationConfig ?? 'PRE_CHECKOUT_VALIDATIONS']
    const flags = [calculateTax, calculateDelivery, calculateAdditionalFees, calculateGiftCards]
    return {
      key: `v2 estimate ${strictness} ${flags.map((flag) => (flag === true ? 1 : 0)).join('')}`,
      wanted: (cart) =>
        parts(cart, {
          calculateTax: calculateTax === true,
          calculateShipping: calculateDelivery === true,
          calculateAdditionalFees: calculateAdditionalFees === true,
        }),
      ...(calculateGiftCards !== true && { giftCard: 'none' }),
      show: (cart): CartSummaryResponse => ({
        cart: showCartV2(cart),
        summary: showSummary(cart, { calculationId: ids.guid(), strictness }),
      }),
    }
  },
})

const STRICTNESS = {
  SKIP_VALIDATIONS: 'none',
  PRE_CHECKOUT_VALIDATIONS: 'cart',
  CHECKOUT_VALIDATIONS: 'checkout',
} as const satisfies Record<string, Strictness>
