import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { type Failure, fail } from '../../../floor/failure.ts'
import type { MemberRow } from '../../members/member.ts'
import { membersStore } from '../../members/members.store.ts'
import { signOnPolicyOf } from '../../members/sign-on-policy.ts'
import { isPasswordOf } from '../../users/passwords.ts'
import type { CaptchaGate } from '../captcha/captcha-gate.ts'
import type { IdentityService, LoginContext } from '../identity.ts'
import type { Limits } from '../limits.ts'
import { isCommon } from '../passwords/password-rules.ts'
import type { Answers } from './answers.ts'
import type { Entry } from './entry.ts'
import { ratesOfLogin } from './login-rates.ts'

export interface LoginParts {
  readonly database: Database
  readonly clock: Clock
  readonly entry: Entry
  readonly answers: Answers
  readonly limits: Limits
  readonly captcha: CaptchaGate
}

/** Logs members in by their password. */
export const createMemberLogin = (parts: LoginParts): IdentityService['login'] => {
  const { database, entry, answers, limits, captcha } = parts

  /**
   * What a stranger learns: the same for an unknown address and a wrong password, unless answers may differ.
   */
  const refusal = async (
    context: LoginContext,
    emailKey: string,
    member: MemberRow | undefined,
  ): Promise<Failure> => {
    if (member?.passwordHash) return fail('INVALID_PASSWORD')
    if (!(await answers.mayTell(context, emailKey))) return fail('INVALID_PASSWORD')
    return fail(member ? 'RESET_PASSWORD' : 'INVALID_EMAIL')
  }

  return async (context, { email: emailKey, password, captchaTokens }) => {
    const { siteId } = context
    const rates = ratesOfLogin(context, emailKey)
    await captcha.pass('login', context, emailKey, captchaTokens)
    await limits.begin(siteId, rates)
    const found = await membersStore.findByEmail(database, siteId, emailKey)
    const isRight = await isPasswordOf(found?.passwordHash ?? undefined, password)
    if (!isRight || !found) {
      await captcha.noteFailure(siteId, emailKey)
      throw await refusal(context, emailKey, found)
    }
    // Only someone with the old password learns that it no longer works.
    if (await isCommon(password)) throw fail('RESET_PASSWORD')
    const policy = await signOnPolicyOf(database, siteId)
    return database.transaction(async (tx) => {
      const member = await membersStore.lock(tx, siteId, found.memberId)
      // It was changed while it was being checked.
      if (!member || member.passwordHash !== found.passwordHash) throw fail('INVALID_PASSWORD')
      await limits.giveBack(tx, siteId, rates)
      await captcha.forgive(tx, siteId, emailKey)
      return entry.enter(tx, context, member, { policy })
    })
  }
}
