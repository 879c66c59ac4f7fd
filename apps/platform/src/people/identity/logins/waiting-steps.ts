import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { isOfBefore } from '../../members/member.ts'
import { membersStore } from '../../members/members.store.ts'
import { signOnPolicyOf } from '../../members/sign-on-policy.ts'
import type { EmailCodes } from '../addresses/email-codes.ts'
import type { ProveAddress } from '../addresses/prove-address.ts'
import type { IdentityService } from '../identity.ts'
import type { IdentityMails } from '../identity-mails.ts'
import type { Limits } from '../limits.ts'
import type { Answers } from './answers.ts'
import type { Entry } from './entry.ts'
import { rateOfCodes, rateOfMailsFrom } from './login-rates.ts'
import { isAllowed } from './login-state.ts'
import { openedAt, type WaitingLogins } from './waiting-logins.ts'

export interface WaitingStepsParts {
  readonly database: Database
  readonly clock: Clock
  readonly entry: Entry
  readonly proveAddress: ProveAddress
  readonly codes: EmailCodes
  readonly waitingLogins: WaitingLogins
  readonly mails: IdentityMails
  readonly limits: Limits
  readonly answers: Answers
}

/** Longer than it takes to store a mail. */
const EVEN_MS = 60

/** The steps of a waiting login: submit its code, request another, check whether it may continue. */
export const createWaitingSteps = (
  parts: WaitingStepsParts,
): Pick<IdentityService, 'verify' | 'resend' | 'proceed'> => {
  const { database, clock, entry, proveAddress, codes, waitingLogins, mails, limits, answers } = parts

  return {
    verify: async (context, { stateToken, code }) => {
      const { siteId } = context
      const done = await database.transaction(async (tx) => {
        const waiting = await waitingLogins.find(tx, context, stateToken)
        if (!waiting || !isAllowed('verify', waiting.state)) return undefined
        const isRight = await codes.isRight(tx, siteId, waiting.memberId, code)
        const found = isRight ? await membersStore.lock(tx, siteId, waiting.memberId) : undefined
        // A login that started with an earlier password proves nothing now.
        if (!found || found.deletedAt !== null || isOfBefore(found, openedAt(waiting))) return undefined
        const policy = await signOnPolicyOf(tx, siteId)
        const proof = { way: 'code', waiting } as const
        const { member, forget } = await proveAddress(tx, found, { proof, policy, now: clock.now() })
        return { answer: await entry.goOn(tx, context, waiting, { member, policy, stateToken }), forget }
      })
      done?.forget()
      if (!done?.answer) throw fail('VERIFICATION_FAILED')
      return done.answer
    },

    resend: async (context, stateToken) => {
      const { siteId } = context
      await limits.begin(siteId, [rateOfMailsFrom(context)])
      const again = async (tx: Transaction): Promise<void> => {
        const waiting = await waitingLogins.find(tx, context, stateToken)
        // Its time is up: no code could let it continue.
        if (!waiting) throw fail('VERIFICATION_FAILED')
        if (!isAllowed('resend', waiting.state)) return
        const member = await membersStore.find(tx, siteId, waiting.memberId)
        if (member) return entry.sendCode(tx, member)
        // The address was taken: its owner gets another mail, where a new person would get a code.
        const { email: emailKey } = waiting
        const owner = await membersStore.findByEmail(tx, siteId, emailKey)
        await codes.make(tx, siteId, waiting.memberId)
        if (owner && (await limits.may(tx, siteId, rateOfCodes(emailKey))))
          await mails.send(tx, owner, { template: 'account-exists', data: {}, at: clock.now() })
      }
      await answers.evenly(EVEN_MS, () => database.transaction(again))
    },

    proceed: async (context, stateToken) => {
      const { siteId } = context
      const answer = await database.transaction(async (tx) => {
        const waiting = await waitingLogins.find(tx, context, stateToken)
        if (!waiting || !isAllowed('proceed', waiting.state)) return undefined
        const member = await membersStore.find(tx, siteId, waiting.memberId)
        if (!member) return { state: waiting.state, stateToken }
        const policy = await signOnPolicyOf(tx, siteId)
        return entry.goOn(tx, context, waiting, { member, policy, stateToken })
      })
      if (!answer) throw fail('VERIFICATION_FAILED')
      return answer
    },
  }
}
