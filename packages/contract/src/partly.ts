/** What a call doesn't do that the hosted platform does. */
export interface PartlyAnswered {
  /** Fields of the request that are refused with FEATURE_NOT_AVAILABLE, or `field=value` if only that value is. */
  readonly fields: readonly string[]
  /** In a few words, for someone who moves a storefront. */
  readonly differs: string
  /** Few storefronts send these fields, so a call counts as answered unless they are written out. */
  readonly isRare?: true
}

const MODIFIERS: PartlyAnswered = {
  fields: ['modifierGroups'],
  differs: 'paid modifiers of items are refused',
  isRare: true,
}
const LINES_V2: PartlyAnswered = {
  fields: ['modifierGroups', 'futureMembership'],
  differs: 'paid modifiers, and memberships that are bought with the cart, are refused',
  isRare: true,
}
const CART_V2: PartlyAnswered = {
  fields: [...LINES_V2.fields, 'demo', 'taxExemptGroupId'],
  differs:
    'demo carts, groups exempt from tax, paid modifiers, and memberships that are bought with the cart, are refused',
  isRare: true,
}
const DRAFT_DISCOUNTS: PartlyAnswered = {
  fields: ['discountType=SHIPPING'],
  differs: 'discounts on shipping are refused',
  isRare: true,
}

/** The operations that are answered, but not in every form, by name. */
export const PARTLY: Readonly<Record<string, PartlyAnswered>> = {
  createRedirectSession: {
    fields: [
      ...['bookingsCheckout', 'bookingsBook', 'eventsCheckout', 'paidPlansCheckout'],
      ...['ecomOrderPaymentRequest', 'membersAccount'],
    ],
    differs: 'no pages for bookings, events, plans, payment requests or the members area',
  },
  addToCurrentCart: MODIFIERS,
  addToCart: MODIFIERS,
  createCart: MODIFIERS,
  updateCurrentCart: MODIFIERS,
  updateCart: MODIFIERS,
  createCheckout: MODIFIERS,
  addToCheckout: MODIFIERS,
  updateCheckout: MODIFIERS,
  addLineItemsToCurrentCartV2: LINES_V2,
  addLineItemsToCartV2: LINES_V2,
  updateLineItemsInCurrentCartV2: LINES_V2,
  updateLineItemsInCartV2: LINES_V2,
  createCurrentCartV2: CART_V2,
  createCartV2: CART_V2,
  updateCurrentCartV2: CART_V2,
  updateCartV2: CART_V2,
  createDraftOrder: DRAFT_DISCOUNTS,
  createDraftOrderDiscounts: DRAFT_DISCOUNTS,
  setDraftOrderDiscounts: DRAFT_DISCOUNTS,
}
