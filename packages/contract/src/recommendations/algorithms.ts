/** The stores app, which owns these algorithms. */
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/**
 * The recommendation algorithms the platform offers, with their ids on the hosted platform.
 *
 * @example getRecommendation([ALGORITHMS.boughtTogether, ALGORITHMS.sameCollections], { items })
 */
export const ALGORITHMS = {
  /**
   * Products in the same collections as the given items. Products that share the most collections come first,
   * then those in smaller collections, then those added at about the same time.
   */
  sameCollections: { id: '68ebce04-b96a-4c52-9329-08fc9d8c1253', appId },
  /** Products ordered together with the given items. Finds nothing in a shop without orders. */
  boughtTogether: { id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783', appId },
} as const
