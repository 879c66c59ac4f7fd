import type { HostSelectedMembership, MembershipOptions } from '@vitrine/contract'
import type { FoundMemberships } from '../memberships-of.ts'

/** Shows usable memberships, unusable ones with the reason, and which were chosen. */
export const showMemberships = (
  { eligible, invalid }: FoundMemberships,
  selected: readonly HostSelectedMembership[],
): MembershipOptions => {
  const isChosen = (membership: HostSelectedMembership): boolean =>
    selected.some(({ id, appId }) => id === membership.id && appId === membership.appId)
  const isEligible = ({ id, appId }: HostSelectedMembership): boolean =>
    eligible.some((membership) => membership.id === id && membership.appId === appId)
  return {
    eligibleMemberships: [...eligible],
    invalidMemberships: [...invalid],
    selectedMemberships: selected.filter(isEligible),
    validatedExistingMemberships: {
      memberships: eligible.filter(isChosen).map((membership) => ({ membership })),
    },
  }
}
