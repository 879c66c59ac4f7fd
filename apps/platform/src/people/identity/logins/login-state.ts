import type { StateType, StatusV2 } from '@vitrine/contract'

/** A waiting login: what it waits for. */
export type WaitingState = 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL'

/** What a waiting login's token can be used for. */
export type Step = 'verify' | 'resend' | 'proceed'

interface StateTerms {
  /** The wire's data for a state; nothing for states that the platform never sends. */
  readonly carries: 'sessionToken' | 'stateToken' | 'nothing'
  readonly steps: readonly Step[]
}

/**
 * Every state of the wire (docs/wire/members.md). The platform sends only the first three. Clients know the
 * others: second factors and further fields are never requested, and `proceed` answers a status check at
 * once.
 */
export const STATES: Readonly<Record<StateType, StateTerms>> = {
  SUCCESS: { carries: 'sessionToken', steps: [] },
  REQUIRE_EMAIL_VERIFICATION: { carries: 'stateToken', steps: ['verify', 'resend', 'proceed'] },
  REQUIRE_OWNER_APPROVAL: { carries: 'stateToken', steps: ['proceed'] },
  STATUS_CHECK: { carries: 'nothing', steps: [] },
  REQUIRE_MFA: { carries: 'nothing', steps: [] },
  MFA_CHALLENGE: { carries: 'nothing', steps: [] },
  REQUIRE_FIRST_FACTOR: { carries: 'nothing', steps: [] },
  REQUIRE_MISSING_FIELDS: { carries: 'nothing', steps: [] },
  UNKNOWN_STATE: { carries: 'nothing', steps: [] },
}

/** Whether a step is allowed in a state; otherwise it is refused like a wrong token. */
export const isAllowed = (step: Step, state: StateType): boolean => STATES[state].steps.includes(step)

/**
 * Decides the state of a person who has proved to be a member. The address must be proved before the owner is
 * asked, so owners never see members who don't exist. `BARRED` never lets in.
 */
export const stateOf = ({ name, reasons }: StatusV2): WaitingState | 'SUCCESS' | 'BARRED' => {
  if (name === 'ACTIVE') return 'SUCCESS'
  if (name !== 'PENDING') return 'BARRED'
  return reasons.includes('PENDING_EMAIL_VERIFICATION_REQUIRED')
    ? 'REQUIRE_EMAIL_VERIFICATION'
    : 'REQUIRE_OWNER_APPROVAL'
}
