import type { StateType, StatusV2 } from '@vitrine/contract'

/** A login that is not over: what it waits for. */
export type WaitingState = 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL'

/** What can be done with the token of a login that waits. */
export type Step = 'verify' | 'resend' | 'proceed'

interface StateTerms {
  /** What goes with the state on the wire; nothing with those that the platform never answers. */
  readonly carries: 'sessionToken' | 'stateToken' | 'nothing'
  readonly steps: readonly Step[]
}

/**
 * Every state of the wire (docs/wire/members.md). The platform answers the first three. The others are known to
 * clients: a second factor, a first one or further fields are never asked for, and a check of the status is what
 * `proceed` answers at once.
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

/** Tells whether a step may be taken in a state; elsewhere it is refused like a wrong token. */
export const isAllowed = (step: Step, state: StateType): boolean => STATES[state].steps.includes(step)

/**
 * Finds where somebody stands who has proved to be a member. The address is proved before the owner is asked, so
 * that owners see no members who do not exist. `BARRED` lets nobody in, whatever they prove.
 */
export const stateOf = ({ name, reasons }: StatusV2): WaitingState | 'SUCCESS' | 'BARRED' => {
  if (name === 'ACTIVE') return 'SUCCESS'
  if (name !== 'PENDING') return 'BARRED'
  return reasons.includes('PENDING_EMAIL_VERIFICATION_REQUIRED')
    ? 'REQUIRE_EMAIL_VERIFICATION'
    : 'REQUIRE_OWNER_APPROVAL'
}
