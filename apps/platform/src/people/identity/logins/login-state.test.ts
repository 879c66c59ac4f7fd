import { StateType, type StatusV2 } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { isAllowed, STATES, type Step, stateOf } from './login-state.ts'

const APPROVAL = 'PENDING_ADMIN_APPROVAL_REQUIRED'
const PROOF = 'PENDING_EMAIL_VERIFICATION_REQUIRED'

describe('the state of a login', () => {
  it.each<[StatusV2['name'], StatusV2['reasons'], string]>([
    ['ACTIVE', [], 'SUCCESS'],
    ['PENDING', [PROOF], 'REQUIRE_EMAIL_VERIFICATION'],
    ['PENDING', [APPROVAL], 'REQUIRE_OWNER_APPROVAL'],
    ['PENDING', [APPROVAL, PROOF], 'REQUIRE_EMAIL_VERIFICATION'],
    ['BLOCKED', [], 'BARRED'],
    ['DELETED', [], 'BARRED'],
    ['OFFLINE', [], 'BARRED'],
    ['UNKNOWN_STATUS', [], 'BARRED'],
  ])('of a %s member with policy %j is %s', (name, reasons, state) => {
    expect(stateOf({ name, reasons })).toBe(state)
  })

  it("is one of the wire's, and only waiting ones continue", () => {
    expect(Object.keys(STATES).sort()).toEqual(Object.keys(StateType).sort())
    const allowed = (['verify', 'resend', 'proceed'] as Step[]).flatMap((step) =>
      (Object.keys(STATES) as StateType[])
        .filter((state) => isAllowed(step, state))
        .map((state) => `${step} ${state}`),
    )
    expect(allowed).toEqual(
      [
        'verify REQUIRE_EMAIL_VERIFICATION',
        'resend REQUIRE_EMAIL_VERIFICATION',
        'proceed REQUIRE_OWNER_APPROVAL',
        'proceed REQUIRE_EMAIL_VERIFICATION',
      ].sort((a, b) => allowed.indexOf(a) - allowed.indexOf(b)),
    )
  })
})
