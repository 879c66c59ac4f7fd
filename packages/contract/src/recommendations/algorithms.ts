/** The stores app, whose algorithms these are. */
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/**
 * The ways to find recommendations that the platform offers, by the ids they have on the hosted platform.
 *
 * @example getRecommendation([ALGORITHMS.boughtTogether, ALGORITHMS.sameCollections], { items })
 */
export const ALGORITHMS = {
  /**
   * Products that are in the same collections as the items at hand: those that share most of them first, then those
   * of the smaller collection, then those that came into the shop about the same time.
   */
  sameCollections: { id: '68ebce04-b96a-4c52-9329-08fc9d8c1253', appId },
  /** Products that were ordered together with the items at hand. Finds nothing in a shop that has no orders. */
  boughtTogether: { id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783', appId },
} as const
