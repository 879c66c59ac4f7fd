import type { Empty, StateMachineResponse } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import type { KnownActor } from '../../floor/callers/actor.ts'
import type { Reader } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { answer, answerAnyone, answerRefusing, type Route } from '../../shop/calls/answer.ts'
import type { Call } from '../../shop/calls/call.ts'
import { sessionsStore } from '../access/sessions/sessions.store.ts'
import { judgeEmail } from './addresses/validate-email.ts'
import { clientOf } from './client-of.ts'
import type { ChangingMember, IdentityService, LoginAnswer, LoginContext } from './identity.ts'
import { loginRefusal, registrationRefusal } from './logins/login-refusal.ts'
import { createLogout } from './logins/logout.ts'
import { readLoginV1, readRegistrationV1 } from './logins/version-one.ts'
import type { Recovery } from './passwords/recovery.ts'

export interface IdentityRoutesParts {
  readonly database: Reader
  readonly service: IdentityService
  readonly recovery: Recovery
  readonly platformUrl: string
}

/** Answers the wire's identity, recovery and verification calls. */
export const identityRoutes = (parts: IdentityRoutesParts): readonly Route[] => {
  const { database, service, recovery, platformUrl } = parts
  const leave = createLogout(database, platformUrl)
  return [
    answerRefusing(operations.registerV2, registrationRefusal, async (call) => {
      const { loginId, password, profile, captchaTokens } = call.input
      const registration = { email: loginId.email, password, profile, captchaTokens }
      return shown(await service.register(contextOf(call), registration))
    }),
    answerRefusing(operations.register, registrationRefusal, async (call) =>
      shown(await service.register(contextOf(call), readRegistrationV1(call.input))),
    ),
    answerRefusing(operations.loginV2, loginRefusal, async (call) => {
      const { loginId, password, captchaTokens } = call.input
      return shown(await service.login(contextOf(call), { email: loginId.email, password, captchaTokens }))
    }),
    answer(operations.login, async (call) =>
      shown(await service.login(contextOf(call), readLoginV1(call.input))),
    ),
    answer(operations.verifyDuringAuthentication, async (call) =>
      shown(await service.verify(contextOf(call), call.input)),
    ),
    answer(operations.resendDuringAuthentication, async (call): Promise<Empty> => {
      await service.resend(contextOf(call), call.input.stateToken)
      return {}
    }),
    answer(operations.proceed, async (call) =>
      shown(await service.proceed(contextOf(call), call.input.stateToken)),
    ),
    answer(operations.sendRecoveryEmail, async (call): Promise<Empty> => {
      const { email, language, redirect } = call.input
      const context = contextOf(call)
      const named = redirect?.clientId ?? context.clientId
      const returnTo = await recovery.returnAddress(context.siteId, named, redirect?.url, 'redirect.url')
      // The client was already checked together with the address.
      const clientId = returnTo === undefined ? context.clientId : named
      const request = { email, returnTo, language: language ?? undefined }
      await service.sendRecovery({ ...context, clientId }, request)
      return {}
    }),
    answer(operations.recover, async (call) => {
      const { recoveryToken, password } = call.input
      if (!password) throw refuse('password', 'REQUIRED_FIELD', 'must be given')
      return shown(await service.recover(contextOf(call), { recoveryToken, password }))
    }),
    answer(operations.changePassword, async ({ actor, input }): Promise<Empty> => {
      await service.changePassword(await changing(database, actor), input.newPassword)
      return {}
    }),
    answer(operations.validateEmail, async ({ input }) => judgeEmail(input.email)),
    answerAnyone(operations.logout, ({ input }) => leave(input)),
  ]
}

/** Who asks, and from where. */
export const contextOf = ({ actor, address }: Call<unknown>): LoginContext => ({
  siteId: actor.siteId,
  clientId: clientOf(actor),
  address,
  ...(actor.type === 'ANONYMOUS_VISITOR' && { visitorId: actor.visitorId }),
})

/** The wire's answer to a login. */
export const shown = ({ state, sessionToken, stateToken, identity }: LoginAnswer): StateMachineResponse => ({
  state,
  ...(sessionToken !== undefined && { sessionToken }),
  ...(stateToken !== undefined && { stateToken }),
  ...(identity && { identity }),
})

/** A token without a login proves no recent one. */
const changing = async (database: Reader, actor: KnownActor): Promise<ChangingMember> => {
  if (actor.type !== 'MEMBER') throw fail('PERMISSION_DENIED')
  const { siteId, memberId, sessionId = '' } = actor
  const session = await sessionsStore.find(database, siteId, sessionId)
  return { siteId, memberId, sessionId, authenticatedAt: session?.authenticatedAt ?? 0 }
}
