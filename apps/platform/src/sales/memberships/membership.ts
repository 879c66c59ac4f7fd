import type { Membership as ShownMembership } from '@vitrine/contract'

/** A membership plan: which services it pays for, how often and how long. */
export interface MembershipPlan {
  readonly id: string
  readonly siteId: string
  /** Counts the changes, from 1. */
  readonly revision: number
  readonly name: string
  /** Catalog items of the services that it pays for; none for every service. */
  readonly itemIds: readonly string[]
  /** How often a new membership pays; undefined for unlimited. */
  readonly credits: number | undefined
  /** How many days a new membership is valid; undefined for unlimited. */
  readonly validDays: number | undefined
  /** Whether it can still be granted. Existing memberships stay valid. */
  readonly active: boolean
  readonly createdAt: number
  readonly updatedAt: number
}

/** A buyer's plan. Times are milliseconds since 1970. */
export interface Membership {
  readonly id: string
  readonly siteId: string
  readonly planId: string
  /** The buyer, as `principalOf` names them. */
  readonly buyer: string
  /** Of its plan, as it is now. */
  readonly name: string
  readonly itemIds: readonly string[]
  /** Undefined for unlimited. */
  readonly credits: { readonly total: number; readonly left: number } | undefined
  readonly startsAt: number
  /** Valid until, exclusive; undefined for unlimited. */
  readonly expiresAt: number | undefined
  readonly canceled: boolean
  readonly createdAt: number
}

/** The app id of the shop's own memberships on the wire. */
export const OWN_MEMBERSHIPS = '8a1f5c0e-6d3b-4b57-9a0f-1c2e4d7b6a93'

/** Why a buyer's membership pays for nothing in a cart. */
export type MembershipReason =
  | 'CANCELED'
  | 'NOT_STARTED_YET'
  | 'EXPIRED'
  | 'NO_CREDITS_LEFT'
  | 'DOES_NOT_COVER_ANY_ITEM'

/**
 * Shows a membership as the totals of a cart do.
 * @param lineItemIds - the lines of the services that it covers
 */
export const showMembership = (
  { id, planId, name, credits, expiresAt }: Membership,
  lineItemIds: readonly string[],
): ShownMembership => ({
  ...{ id, appId: OWN_MEMBERSHIPS, name: { original: name, translated: name } },
  lineItemIds: [...lineItemIds],
  ...(credits && { credits: { total: credits.total, remaining: credits.left } }),
  ...(expiresAt !== undefined && { expirationDate: new Date(expiresAt).toISOString() }),
  additionalData: { planId },
})
