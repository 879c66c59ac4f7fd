import type { HostSelectedMembership, InvalidMembership, Membership } from '@vitrine/contract'
import { timesMinor } from '../minor.ts'
import type { PricedLine } from './lines.ts'

/** What the platform knows about a buyer's memberships, and which were chosen. Uses the wire's entities. */
export interface MembershipTerms {
  /** Usable ones; without `lineItemIds` for every service, without `credits` unlimited. */
  readonly eligible: readonly Membership[]
  /** Unusable ones, with the reason. */
  readonly invalid?: readonly InvalidMembership[] | undefined
  /** Without `lineItemIds` for every line that the membership may pay for. */
  readonly selected: readonly HostSelectedMembership[]
}

/** What a membership pays for a line: the whole price except the modifiers, at one credit per unit. */
export interface MembershipPayment {
  readonly id: string
  readonly appId: string
  readonly credits: number
  readonly amountMinor: number
}

/** Why a chosen membership does not pay for a line, or for none. */
export interface MembershipError {
  readonly part: 'MEMBERSHIP'
  readonly code:
    | 'MEMBERSHIP_NOT_ELIGIBLE'
    | 'LINE_NOT_PAYABLE_BY_MEMBERSHIP'
    | 'NOT_ENOUGH_CREDITS'
    | 'MEMBERSHIP_REQUIRED'
  readonly membershipId?: string
  readonly lineId?: string
  /** The platform's reason for an invalid membership. */
  readonly reason?: string
}

export interface MembershipPayments {
  /** By line id. */
  readonly payments: ReadonlyMap<string, MembershipPayment>
  readonly errors: readonly MembershipError[]
}

/**
 * Lets the chosen memberships pay for whole lines of services, in the order chosen and by line id, while
 * credits last. Credits never go below zero, and each line is paid for once.
 * @param lines - in the order of their ids
 */
export const membershipPayments = (
  lines: readonly PricedLine[],
  { eligible, invalid = [], selected }: MembershipTerms,
): MembershipPayments => {
  const payments = new Map<string, MembershipPayment>()
  const errors: MembershipError[] = []
  const used = new Map<string, number>()
  for (const { id, appId, lineItemIds } of selected) {
    const refuse = (code: MembershipError['code'], more: Partial<MembershipError> = {}) =>
      errors.push({ part: 'MEMBERSHIP', code, membershipId: id, ...more })
    const membership = eligible.find((each) => each.id === id && each.appId === appId)
    if (!membership) {
      const reason = invalid.find(
        ({ membership }) => membership?.id === id && membership.appId === appId,
      )?.reason
      refuse('MEMBERSHIP_NOT_ELIGIBLE', reason === undefined ? {} : { reason })
      continue
    }
    const key = `${appId} ${id}`
    for (const line of lines) {
      const may = line.itemType === 'SERVICE' && (membership.lineItemIds?.includes(line.id) ?? true)
      if (!(lineItemIds?.includes(line.id) ?? may) || payments.has(line.id)) continue
      const credits = (used.get(key) ?? 0) + line.quantity
      if (!may) refuse('LINE_NOT_PAYABLE_BY_MEMBERSHIP', { lineId: line.id })
      else if (credits > (membership.credits?.remaining ?? credits))
        refuse('NOT_ENOUGH_CREDITS', { lineId: line.id })
      else {
        used.set(key, credits)
        const amountMinor = timesMinor(line.priceMinor - (line.modifiersMinor ?? 0), line.quantity)
        payments.set(line.id, { id, appId, credits: line.quantity, amountMinor })
      }
    }
  }
  return { payments, errors: [...errors, ...missing(lines, payments)] }
}

/** Lines that only a membership may pay for, and none does. */
const missing = (
  lines: readonly PricedLine[],
  payments: ReadonlyMap<string, MembershipPayment>,
): MembershipError[] =>
  lines
    .filter(({ id, paymentOption }) => paymentOption === 'MEMBERSHIP' && !payments.has(id))
    .map(({ id }) => ({ part: 'MEMBERSHIP', code: 'MEMBERSHIP_REQUIRED', lineId: id }))
