/** What a call doesn't do that the hosted platform does. */
export interface PartlyAnswered {
  /** Fields of the request that are refused with FEATURE_NOT_AVAILABLE. */
  readonly fields: readonly string[]
  /** In a few words, for someone who moves a storefront. */
  readonly differs: string
}

const MODIFIERS: PartlyAnswered = {
  fields: ['modifierGroups'],
  differs: 'paid modifiers of items are refused',
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
  addLineItemsToCurrentCartV2: MODIFIERS,
  addLineItemsToCartV2: MODIFIERS,
}
