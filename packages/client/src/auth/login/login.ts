import type { IdentityProfile } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import type { Call } from '../../calls/caller.ts'
import type { CommerceError } from '../../http/error.ts'
import { profile } from '../../identity/profile.shapes.ts'
import type { Argument } from '../../wire/forms.ts'
import type { LoginErrorCode, StateMachine } from './login-state.ts'

/** The fields of a login form. */
export interface LoginParams {
  email: string
  password: string
  /** Tokens of the captcha that the site requires. */
  captchaTokens?: { recaptchaToken?: string; invisibleRecaptchaToken?: string }
}

/** The fields of a registration form. */
export interface RegisterParams extends LoginParams {
  profile?: Argument<Partial<IdentityProfile>, typeof profile>
}

/** Registration, login, and the verification code that either may ask for. */
export interface Login {
  /**
   * Registers a member. A refusal is returned, not thrown, with an `errorCode` where a form can help.
   * @throws {CommerceError} when there was no answer
   */
  register(params: RegisterParams): Promise<StateMachine>
  /**
   * Logs a member in. A refusal is returned, not thrown, with an `errorCode` where a form can help.
   * @throws {CommerceError} when there was no answer
   */
  login(params: LoginParams): Promise<StateMachine>
  /**
   * Sends the code that the member received by mail.
   * @param state - the answer of register or login; by default the latest
   * @throws {CommerceError} when the code is refused
   */
  processVerification(
    inputs: { verificationCode?: string; code?: string },
    state?: StateMachine,
  ): Promise<StateMachine>
}

type Codes = Record<string, LoginErrorCode>

const UNKNOWN_STATE: StateMachine = { loginState: 'FAILURE', error: 'Unknown _state' }

/** @param call - makes calls with the visitor's token */
export function createLogin(call: Call): Login {
  let last: StateMachine = { loginState: 'INITIAL' }

  const stateOf = ({ state, sessionToken, stateToken }: Record<string, unknown>): StateMachine => {
    if (state === 'SUCCESS' && typeof sessionToken === 'string')
      return { loginState: state, data: { sessionToken } }
    if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' }
    if (state !== 'REQUIRE_EMAIL_VERIFICATION' || typeof stateToken !== 'string') return UNKNOWN_STATE
    last = { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } }
    return last
  }

  /** Maps the server codes that forms know, and the fallback for all others. */
  const enter =
    (operation: operations.Operation, codes: Codes, other?: LoginErrorCode) =>
    async ({ email, captchaTokens, ...more }: RegisterParams): Promise<StateMachine> => {
      const { recaptchaToken: Recaptcha, invisibleRecaptchaToken: InvisibleRecaptcha } = captchaTokens ?? {}
      const captcha = captchaTokens && [{ Recaptcha, InvisibleRecaptcha }]
      const input = { ...more, loginId: { email }, captchaTokens: captcha }
      try {
        return stateOf(await call(operation, input, undefined, { profile }))
      } catch (cause) {
        const { code, message, details } = cause as CommerceError
        // There was no answer, or a proxy's page instead.
        if (!details) throw cause
        const known: Codes = { '-19971': 'missingCaptchaToken', '-19970': 'invalidCaptchaToken', ...codes }
        const violations = details.validationError?.fieldViolations
        const violation = other ? undefined : violations?.find(({ data }) => data?.type === 'EMAIL')
        const failure: StateMachine = {
          loginState: 'FAILURE',
          error: violation?.description ?? message,
          errorCode: violation ? 'invalidEmail' : (known[code] ?? other),
        }
        return Object.defineProperty(failure, 'cause', { value: cause })
      }
    }

  return {
    register: enter(operations.registerV2, { '-19995': 'emailAlreadyExists' }),
    login: enter(
      operations.loginV2,
      { '-19976': 'invalidPassword', '-19973': 'resetPassword' },
      'invalidEmail',
    ),
    async processVerification({ verificationCode, code = verificationCode }, state = last) {
      if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return UNKNOWN_STATE
      return stateOf(await call(operations.verifyDuringAuthentication, { code, ...state.data }))
    },
  }
}
