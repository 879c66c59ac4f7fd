import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { iamAuthentication, iamRecovery, iamVerification } from '../declare/service.ts'
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

export const register = /* @__PURE__ */ operation<RegisterRequest, StateMachineResponse>(
  'register',
  'Registers a member (first version).',
  iamAuthentication,
  'POST /v1/register',
)

export const login = /* @__PURE__ */ operation<LoginRequest, StateMachineResponse>(
  'login',
  'Logs a member in (first version).',
  iamAuthentication,
  'POST /v1/login',
)

export const registerV2 = /* @__PURE__ */ operation<RegisterV2Request, StateMachineResponse>(
  'registerV2',
  'Registers a member.',
  iamAuthentication,
  'POST /v2/register',
)

export const loginV2 = /* @__PURE__ */ operation<LoginV2Request, StateMachineResponse>(
  'loginV2',
  'Logs a member in.',
  iamAuthentication,
  'POST /v2/login',
)

export const changePassword = /* @__PURE__ */ operation<ChangePasswordRequest, Empty>(
  'changePassword',
  "Changes the calling member's password. Needs a recent login.",
  iamAuthentication,
  'POST /v2/change-password',
)

export const loginWithTokenParams = /* @__PURE__ */ operation<
  LoginWithTokenParamsRequest,
  StateMachineResponse
>(
  'loginWithTokenParams',
  'Logs a member in with the parameters of an external provider.',
  iamAuthentication,
  'POST /v1/sso/login-with-token-params',
)

export const proceed = /* @__PURE__ */ operation<ProceedRequest, StateMachineResponse>(
  'proceed',
  'Continues a login that was waiting.',
  iamAuthentication,
  'POST /v1/state/proceed',
)

export const signOn = /* @__PURE__ */ operation<SignOnRequest, SignOnResponse>(
  'signOn',
  'Logs a member in without a password. For apps and owners.',
  iamAuthentication,
  'POST /v2/sign-on',
)

export const logout = /* @__PURE__ */ operation<LogoutRequest, RawHttpResponse>(
  'logout',
  'Ends the hosted session, and redirects back.',
  iamAuthentication,
  'GET /v1/logout',
)

export const validateEmail = /* @__PURE__ */ operation<ValidateEmailRequest, ValidateEmailResponse>(
  'validateEmail',
  'Returns whether an email address can be registered.',
  iamAuthentication,
  'POST /v2/validate-email',
)

export const sendRecoveryEmail = /* @__PURE__ */ operation<SendRecoveryEmailRequest, Empty>(
  'sendRecoveryEmail',
  'Emails a link to set a new password. Responds in the same way for every address.',
  iamRecovery,
  'POST /v1/send-email',
)

export const sendActivationEmail = /* @__PURE__ */ operation<SendActivationEmailRequest, Empty>(
  'sendActivationEmail',
  'Emails a link to set a first password. For apps and owners.',
  iamRecovery,
  'POST /v1/activation-email',
)

export const recover = /* @__PURE__ */ operation<RecoverRequest, StateMachineResponse>(
  'recover',
  'Sets a new password with the token from a recovery email.',
  iamRecovery,
  'POST /v1/recover',
)

export const startVerification = /* @__PURE__ */ operation<StartRequest, StartResponse>(
  'startVerification',
  'Emails a verification code. For apps and owners.',
  iamVerification,
  'POST /v1/Start',
)

export const startVerificationLower = /* @__PURE__ */ operation<StartRequest, StartResponse>(
  'startVerificationLower',
  'Emails a verification code. For apps and owners. The same call, as current packages spell its path.',
  iamVerification,
  'POST /v1/start',
)

export const verifyDuringAuthentication = /* @__PURE__ */ operation<
  VerifyDuringAuthenticationRequest,
  StateMachineResponse
>(
  'verifyDuringAuthentication',
  'Checks the code sent for a waiting login.',
  iamVerification,
  'POST /v1/auth/verify',
)

export const resendDuringAuthentication = /* @__PURE__ */ operation<ResendDuringAuthenticationRequest, Empty>(
  'resendDuringAuthentication',
  'Sends the code for a waiting login again.',
  iamVerification,
  'POST /v1/auth/resend',
)
