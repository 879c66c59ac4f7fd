import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { iamAuthentication, iamRecovery, iamVerification } from '../service.ts'
import type {
  RawHttpResponse,
  SignOnResponse,
  StateMachineResponse,
  ValidateEmailResponse,
} from './authentication.schemas.ts'
import type {
  ChangePasswordRequest,
  LoginRequest,
  LoginV2Request,
  LoginWithTokenParamsRequest,
  LogoutRequest,
  ProceedRequest,
  RegisterRequest,
  RegisterV2Request,
  SignOnRequest,
  ValidateEmailRequest,
} from './identity.requests.ts'
import type {
  RecoverRequest,
  SendActivationEmailRequest,
  SendRecoveryEmailRequest,
} from './recovery.requests.ts'
import type {
  ResendDuringAuthenticationRequest,
  StartRequest,
  StartResponse,
  VerifyDuringAuthenticationRequest,
} from './verification.requests.ts'

/** Registers a member, first version of the call. */
export const register = /* @__PURE__ */ operation<RegisterRequest, StateMachineResponse>(
  'register',
  iamAuthentication,
  'POST',
  '/v1/register',
)

/** Logs a member in, first version of the call. */
export const login = /* @__PURE__ */ operation<LoginRequest, StateMachineResponse>(
  'login',
  iamAuthentication,
  'POST',
  '/v1/login',
)

/** Registers a member. */
export const registerV2 = /* @__PURE__ */ operation<RegisterV2Request, StateMachineResponse>(
  'registerV2',
  iamAuthentication,
  'POST',
  '/v2/register',
)

/** Logs a member in. */
export const loginV2 = /* @__PURE__ */ operation<LoginV2Request, StateMachineResponse>(
  'loginV2',
  iamAuthentication,
  'POST',
  '/v2/login',
)

/** Changes the calling member's password; needs a recent login. */
export const changePassword = /* @__PURE__ */ operation<ChangePasswordRequest, Empty>(
  'changePassword',
  iamAuthentication,
  'POST',
  '/v2/change-password',
)

/** Logs a member in with the parameters of an external provider. */
export const loginWithTokenParams = /* @__PURE__ */ operation<
  LoginWithTokenParamsRequest,
  StateMachineResponse
>('loginWithTokenParams', iamAuthentication, 'POST', '/v1/sso/login-with-token-params')

/** Continues a login that was waiting. */
export const proceed = /* @__PURE__ */ operation<ProceedRequest, StateMachineResponse>(
  'proceed',
  iamAuthentication,
  'POST',
  '/v1/state/proceed',
)

/** Signs a member on without a password. Elevated. */
export const signOn = /* @__PURE__ */ operation<SignOnRequest, SignOnResponse>(
  'signOn',
  iamAuthentication,
  'POST',
  '/v2/sign-on',
)

/** Ends the hosted session and redirects back. */
export const logout = /* @__PURE__ */ operation<LogoutRequest, RawHttpResponse>(
  'logout',
  iamAuthentication,
  'GET',
  '/v1/logout',
)

/** Returns whether an address can be registered. */
export const validateEmail = /* @__PURE__ */ operation<ValidateEmailRequest, ValidateEmailResponse>(
  'validateEmail',
  iamAuthentication,
  'POST',
  '/v2/validate-email',
)

/** Mails a link to set a new password. Responds in the same way for every address. */
export const sendRecoveryEmail = /* @__PURE__ */ operation<SendRecoveryEmailRequest, Empty>(
  'sendRecoveryEmail',
  iamRecovery,
  'POST',
  '/v1/send-email',
)

/** Mails a link to set a first password. Elevated. */
export const sendActivationEmail = /* @__PURE__ */ operation<SendActivationEmailRequest, Empty>(
  'sendActivationEmail',
  iamRecovery,
  'POST',
  '/v1/activation-email',
)

/** Sets a new password with the token from a recovery mail. */
export const recover = /* @__PURE__ */ operation<RecoverRequest, StateMachineResponse>(
  'recover',
  iamRecovery,
  'POST',
  '/v1/recover',
)

/** Mails a verification code. Elevated. */
export const startVerification = /* @__PURE__ */ operation<StartRequest, StartResponse>(
  'startVerification',
  iamVerification,
  'POST',
  '/v1/Start',
)

/** The same call, as spelled in current packages. */
export const startVerificationLower = /* @__PURE__ */ operation<StartRequest, StartResponse>(
  'startVerificationLower',
  iamVerification,
  'POST',
  '/v1/start',
)

/** Checks the code sent for a waiting login. */
export const verifyDuringAuthentication = /* @__PURE__ */ operation<
  VerifyDuringAuthenticationRequest,
  StateMachineResponse
>('verifyDuringAuthentication', iamVerification, 'POST', '/v1/auth/verify')

/** Sends the code again. */
export const resendDuringAuthentication = /* @__PURE__ */ operation<ResendDuringAuthenticationRequest, Empty>(
  'resendDuringAuthentication',
  iamVerification,
  'POST',
  '/v1/auth/resend',
)
