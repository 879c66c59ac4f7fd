import type {
  AdditionalFeeV2,
  CartDiscountV2,
  CartSummary,
  CartTax,
  PriceSummaryV2,
  TaxSummaryV2,
} from '@vitrine/contract'
import type { AppliedReduction, ItemTax } from '@vitrine/pricing'
import type { WorkedCart } from '../../totals/cart-totals.ts'
import { showErrors } from '../../totals/show/show-errors.ts'
import { showFees } from '../../totals/show/show-fees.ts'
import { showMemberships } from '../../totals/show/show-memberships.ts'
import { type MoneyWriter, moneyWriter } from './convert-money.ts'
import { isOnLines, lineAmounts, showDiscountSource } from './line-amounts.ts'
import { showMethod } from './show-cart-v2.ts'
import { type Strictness, showViolations } from './show-violations.ts'

/** What a summary needs in addition to the cart. */
export interface SummaryTerms {
  readonly calculationId: string
  readonly strictness: Strictness
  /** Seals the prices; undefined for an estimate. */
  readonly seal?: ((cart: WorkedCart) => string) | undefined
}

/** Prints what a cart costs in the newer form. */
export const showSummary = (
  cart: WorkedCart,
  { calculationId, strictness, seal }: SummaryTerms,
): CartSummary => {
  const { stored, subject, worked, price } = cart
  const { totals, found, card } = worked
  const money = moneyWriter(price)
  const amounts = lineAmounts(cart)
  const { selected } = totals.shipping
  return {
    cartId: stored.id,
    cartRevision: String(stored.revision),
    calculationId,
    lineItems: stored.lines.map(({ id, quantity }) => ({
      ...{ lineItemId: id, quantity },
      unitPrice: money(amounts.get(id)?.unitMinor ?? 0),
      totalPrice: money(amounts.get(id)?.totalMinor ?? 0),
    })),
    discounts: totals.discounts.map((reduction) => showDiscount(reduction, cart, money)),
    ...(selected && {
      deliverySummary: { method: showMethod(selected), price: money(totals.summary.shippingMinor) },
    }),
    additionalFees: showFees(totals, worked.fees, price).map(showFee),
    ...(subject.wanted.tax && { taxSummary: showTaxes(cart, money) }),
    priceSummary: showPrices(cart, money),
    paymentSummary: showPayment(cart, money),
    ...(seal && { priceVerificationToken: seal(cart) }),
    calculationErrors: showErrors(totals.errors, { coupon: found.refusal, giftCard: card.refusal }),
    spiViolations: [],
    violations: showViolations(cart, strictness, money),
  }
}

const SCOPES = { SPECIFIC_ITEMS: 'LINE_ITEM', GLOBAL: 'CART_SUBTOTAL', SHIPPING: 'DELIVERY' } as const

const showDiscount = (reduction: AppliedReduction, cart: WorkedCart, money: MoneyWriter): CartDiscountV2 => ({
  ...showDiscountSource(reduction, cart),
  scope: SCOPES[reduction.discountType],
  total: money(reduction.amountMinor),
  lineItemDiscounts: isOnLines(reduction)
    ? reduction.lines.map(({ lineId, amountMinor }) => ({
        lineItemId: lineId,
        amountOff: money(amountMinor),
      }))
    : [],
})

const showFee = ({
  code,
  name,
  providerAppId,
  lineItemIds,
  price,
}: ReturnType<typeof showFees>[number]): AdditionalFeeV2 => ({
  ...(code != null && { code }),
  name: { original: name, translated: name },
  ...(providerAppId != null && { providerAppId }),
  lineItemIds: lineItemIds ?? [],
  ...(price && { price: { amount: price.amount, convertedAmount: price.convertedAmount } }),
  source: 'PLATFORM',
})

/** Discounts on lines are in the subtotal, and those on delivery in the delivery. */
const showPrices = ({ worked: { totals, tax } }: WorkedCart, money: MoneyWriter): PriceSummaryV2 => {
  const { summary, discounts, shipping } = totals
  const off = (reductions: readonly AppliedReduction[]): number =>
    reductions.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const deliveryOff = shipping.selected?.discountMinor ?? 0
  const lineOff = off(discounts.filter(isOnLines))
  return {
    subtotal: money(summary.subtotalMinor - lineOff),
    discount: money(summary.discountMinor - lineOff - deliveryOff),
    delivery: money(summary.shippingMinor - deliveryOff),
    additionalFees: money(summary.additionalFeesMinor),
    tax: money(tax.pricesIncludeTax ? 0 : summary.taxMinor),
    total: money(summary.totalMinor),
  }
}

const showPayment = (
  { worked, stored, subject, price }: WorkedCart,
  money: MoneyWriter,
): CartSummary['paymentSummary'] => {
  const { totals, card, memberships } = worked
  const { selectedMemberships } = showMemberships(memberships, subject.wanted.memberships)
  const giftCard = stored.details?.giftCard
  return {
    giftCards:
      giftCard && card.card
        ? [{ giftCardId: giftCard.id, redeemAmount: moneyWriter(price)(totals.giftCardMinor) }]
        : [],
    memberships: selectedMemberships.map(({ id, appId, lineItemIds = [] }) => ({ id, appId, lineItemIds })),
    requiresPaymentAfterGiftCard: totals.dueNowMinor > 0,
    totalAfterGiftCards: money(totals.summary.totalMinor - totals.giftCardMinor),
    payNow: money(totals.dueNowMinor),
    payLater: money(totals.payLater.totalMinor),
  }
}

const showTaxes = ({ worked: { totals, tax } }: WorkedCart, money: MoneyWriter): TaxSummaryV2 => {
  const { lines, fees, shipping } = totals
  const { selected } = shipping
  const delivery = selected ? [selected, ...selected.charges] : []
  return {
    taxes: taxesOf([...lines, ...delivery, ...fees], money),
    pricesIncludeTax: tax.pricesIncludeTax,
    lineItemTaxes: lines.map((line) => ({
      ...{ lineItemId: line.lineId, tax: money(line.taxMinor), rate: line.rate },
    })),
    ...(selected && { deliveryTax: money(delivery.reduce((sum, { taxMinor }) => sum + taxMinor, 0)) }),
    additionalFeeTaxes: fees.map((fee) => ({ additionalFeeCode: fee.id, tax: money(fee.taxMinor) })),
  }
}

/** Adds up each tax by its name. */
const taxesOf = (items: readonly ItemTax[], money: MoneyWriter): CartTax[] => {
  const sums = new Map<string, { taxableMinor: number; taxMinor: number }>()
  for (const { taxableMinor, breakdown } of items)
    for (const { rate, taxMinor } of breakdown) {
      const name = rate.taxName ?? rate.jurisdiction ?? 'Tax'
      const sum = sums.get(name) ?? { taxableMinor: 0, taxMinor: 0 }
      sums.set(name, { taxableMinor: sum.taxableMinor + taxableMinor, taxMinor: sum.taxMinor + taxMinor })
    }
  return [...sums].map(([name, { taxableMinor, taxMinor }]) => ({
    name: { original: name, translated: name },
    taxableAmount: money(taxableMinor),
    amount: money(taxMinor),
  }))
}
