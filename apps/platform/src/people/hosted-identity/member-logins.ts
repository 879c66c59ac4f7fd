import type {
  HostedLoginRequest,
  HostedRecoveryRequest,
  HostedRegisterRequest,
  HostedStateRequest,
  HostedStep,
  HostedVerifyRequest,
} from '@vitrine/contract/hosted-identity'
import type { Database } from '../../floor/database/database.ts'
import { Failure, fail } from '../../floor/failure.ts'
import { languageOf } from '../../floor/http/pages/asked-language.ts'
import type { IdentityService, LoginAnswer, LoginContext } from '../identity/identity.ts'
import type { SessionTokens } from '../identity/logins/session-tokens.ts'
import type { BrowserMemory } from './browser-memory.ts'
import type { FinishLogin } from './finish-login.ts'
import type { PageCall } from './pages-request.ts'

/** What members do on the pages of a request. */
export interface MemberLogins {
  logIn(call: PageCall, given: HostedLoginRequest): Promise<HostedStep>
  register(call: PageCall, given: HostedRegisterRequest): Promise<HostedStep>
  verify(call: PageCall, given: HostedVerifyRequest): Promise<HostedStep>
  resend(call: PageCall, given: HostedStateRequest): Promise<object>
  proceed(call: PageCall, given: HostedStateRequest): Promise<HostedStep>
  sendRecovery(call: PageCall, given: HostedRecoveryRequest): Promise<object>
}

export interface MemberLoginsParts {
  readonly database: Database
  readonly identity: IdentityService
  readonly sessionTokens: SessionTokens
  readonly memory: Pick<BrowserMemory, 'find'>
  readonly finish: FinishLogin
}

/** Takes members through the steps of a login, which are those of the wire's identity calls. */
export const createMemberLogins = (parts: MemberLoginsParts): MemberLogins => {
  const { database, identity, sessionTokens, memory, finish } = parts

  const contextOf = ({ request, asked }: PageCall, email = ''): LoginContext => ({
    ...{ siteId: asked.siteId, clientId: asked.clientId, address: request.ip },
    knownBrowser: email ? memory.find(request, asked.siteId, email) : undefined,
  })

  const stepOf = async (call: PageCall, answer: LoginAnswer, email?: string): Promise<HostedStep> => {
    const { state, stateToken, sessionToken: token = '' } = answer
    if (state === 'REQUIRE_OWNER_APPROVAL') return { step: 'APPROVAL', ...(stateToken && { stateToken }) }
    if (state === 'REQUIRE_EMAIL_VERIFICATION')
      return { step: 'CODE', stateToken: stateToken ?? '', ...(email && { email }) }
    const { siteId, clientId } = call.asked
    const who = await database.transaction((tx) => sessionTokens.redeem(tx, { siteId, clientId, token }))
    if (!who) throw fail('UNAUTHENTICATED')
    return finish.begin(call, who.memberId)
  }

  return {
    logIn: async (call, { email, password, captcha }) => {
      const attempt = {
        email,
        password,
        ...(captcha && { captchaTokens: [{ InvisibleRecaptcha: captcha }] }),
      }
      const answer = await identity.login(contextOf(call, email), attempt).catch(asOnPages)
      if (answer === 'BLOCKED') return { step: 'BLOCKED' }
      return stepOf(call, answer, email)
    },

    register: async (call, { email, password, firstName, captcha }) => {
      const registration = {
        ...{ email, password, language: languageOf(call.request) },
        ...(firstName && { profile: { firstName } }),
        ...(captcha && { captchaTokens: [{ Recaptcha: captcha }] }),
      }
      return stepOf(call, await identity.register(contextOf(call, email), registration), email)
    },

    verify: async (call, given) => stepOf(call, await identity.verify(contextOf(call), given)),

    proceed: async (call, { stateToken }) =>
      stepOf(call, await identity.proceed(contextOf(call), stateToken)),

    resend: async (call, { stateToken }) => {
      await identity.resend(contextOf(call), stateToken)
      return {}
    },

    sendRecovery: async (call, { email }) => {
      const language = languageOf(call.request)
      await identity.sendRecovery(contextOf(call), { email, language, returnTo: call.asked.redirectOrigin })
      return {}
    },
  }
}

/**
 * The pages have one message for unknown addresses and wrong passwords, under every answer policy.
 */
const asOnPages = (error: unknown): 'BLOCKED' => {
  if (!(error instanceof Failure)) throw error
  if (error.code === 'PERMISSION_DENIED' && error.data.status === 'BLOCKED') return 'BLOCKED'
  throw error.code === 'INVALID_EMAIL' ? fail('INVALID_PASSWORD') : error
}
