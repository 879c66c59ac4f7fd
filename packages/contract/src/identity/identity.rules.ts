import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  RawHttpResponse,
  SignOnResponse,
  StateMachineResponse,
  ValidateEmailResponse,
} from './authentication.schemas.ts'
import {
  changePassword,
  login,
  loginV2,
  loginWithTokenParams,
  logout,
  proceed,
  recover,
  register,
  registerV2,
  resendDuringAuthentication,
  sendActivationEmail,
  sendRecoveryEmail,
  signOn,
  startVerification,
  startVerificationLower,
  validateEmail,
  verifyDuringAuthentication,
} from './identity.operations.ts'
import {
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
import { RecoverRequest, SendActivationEmailRequest, SendRecoveryEmailRequest } from './recovery.requests.ts'
import {
  ResendDuringAuthenticationRequest,
  StartRequest,
  StartResponse,
  VerifyDuringAuthenticationRequest,
} from './verification.requests.ts'

/** Rules for the identity operations: callers, schemas and errors. */
export const identityRules = [
  rule(register, {
    access: 'visitor',
    input: RegisterRequest,
    output: StateMachineResponse,
    errors: [
      'MISSING_CAPTCHA_TOKEN',
      'INVALID_CAPTCHA_TOKEN',
      'EMAIL_ALREADY_EXISTS',
      'THROTTLED_FEATURE',
      'UNSUPPORTED_FIELD',
    ],
  }),
  rule(login, {
    access: 'visitor',
    input: LoginRequest,
    output: StateMachineResponse,
    errors: [
      'MISSING_CAPTCHA_TOKEN',
      'INVALID_CAPTCHA_TOKEN',
      'INVALID_PASSWORD',
      'RESET_PASSWORD',
      'INVALID_EMAIL',
      'THROTTLED_FEATURE',
    ],
  }),
  rule(registerV2, {
    access: 'visitor',
    input: RegisterV2Request,
    output: StateMachineResponse,
    errors: [
      'MISSING_CAPTCHA_TOKEN',
      'INVALID_CAPTCHA_TOKEN',
      'EMAIL_ALREADY_EXISTS',
      'THROTTLED_FEATURE',
      'UNSUPPORTED_FIELD',
    ],
  }),
  rule(loginV2, {
    access: 'visitor',
    input: LoginV2Request,
    output: StateMachineResponse,
    errors: [
      'MISSING_CAPTCHA_TOKEN',
      'INVALID_CAPTCHA_TOKEN',
      'INVALID_PASSWORD',
      'RESET_PASSWORD',
      'INVALID_EMAIL',
      'THROTTLED_FEATURE',
    ],
  }),
  rule(changePassword, {
    access: 'member',
    input: ChangePasswordRequest,
    output: Empty,
    errors: [],
  }),
  rule(loginWithTokenParams, {
    access: 'visitor',
    input: LoginWithTokenParamsRequest,
    output: StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  rule(proceed, {
    access: 'visitor',
    input: ProceedRequest,
    output: StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  rule(signOn, {
    access: 'elevated',
    input: SignOnRequest,
    output: SignOnResponse,
    errors: [],
  }),
  rule(logout, {
    access: 'none',
    input: LogoutRequest,
    output: RawHttpResponse,
    errors: [],
  }),
  rule(validateEmail, {
    access: 'visitor',
    input: ValidateEmailRequest,
    output: ValidateEmailResponse,
    errors: [],
  }),
  rule(sendRecoveryEmail, {
    access: 'visitor',
    input: SendRecoveryEmailRequest,
    output: Empty,
    errors: ['THROTTLED_FEATURE'],
  }),
  rule(sendActivationEmail, {
    access: 'elevated',
    input: SendActivationEmailRequest,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(recover, {
    access: 'visitor',
    input: RecoverRequest,
    output: StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  rule(startVerification, {
    access: 'elevated',
    input: StartRequest,
    output: StartResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(startVerificationLower, {
    access: 'elevated',
    input: StartRequest,
    output: StartResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(verifyDuringAuthentication, {
    access: 'visitor',
    input: VerifyDuringAuthenticationRequest,
    output: StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  rule(resendDuringAuthentication, {
    access: 'visitor',
    input: ResendDuringAuthenticationRequest,
    output: Empty,
    errors: ['THROTTLED_FEATURE'],
  }),
]
