import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as authentication from './authentication.schemas.ts'
import * as operations from './identity.operations.ts'
import * as identity from './identity.requests.ts'
import { RecoverRequest, SendActivationEmailRequest, SendRecoveryEmailRequest } from './recovery.requests.ts'
import * as verification from './verification.requests.ts'

/** Rules for the identity operations: callers, schemas and errors. */
export const identityRules = [
  rule(operations.register, {
    access: 'visitor',
    input: identity.RegisterRequest,
    output: authentication.StateMachineResponse,
    errors: [
      'MISSING_CAPTCHA_TOKEN',
      'INVALID_CAPTCHA_TOKEN',
      'EMAIL_ALREADY_EXISTS',
      'THROTTLED_FEATURE',
      'UNSUPPORTED_FIELD',
    ],
  }),
  rule(operations.login, {
    access: 'visitor',
    input: identity.LoginRequest,
    output: authentication.StateMachineResponse,
    errors: [
      'MISSING_CAPTCHA_TOKEN',
      'INVALID_CAPTCHA_TOKEN',
      'INVALID_PASSWORD',
      'RESET_PASSWORD',
      'INVALID_EMAIL',
      'THROTTLED_FEATURE',
    ],
  }),
  rule(operations.registerV2, {
    access: 'visitor',
    input: identity.RegisterV2Request,
    output: authentication.StateMachineResponse,
    errors: [
      'MISSING_CAPTCHA_TOKEN',
      'INVALID_CAPTCHA_TOKEN',
      'EMAIL_ALREADY_EXISTS',
      'THROTTLED_FEATURE',
      'UNSUPPORTED_FIELD',
    ],
  }),
  rule(operations.loginV2, {
    access: 'visitor',
    input: identity.LoginV2Request,
    output: authentication.StateMachineResponse,
    errors: [
      'MISSING_CAPTCHA_TOKEN',
      'INVALID_CAPTCHA_TOKEN',
      'INVALID_PASSWORD',
      'RESET_PASSWORD',
      'INVALID_EMAIL',
      'THROTTLED_FEATURE',
    ],
  }),
  rule(operations.changePassword, {
    access: 'member',
    input: identity.ChangePasswordRequest,
    output: Empty,
    errors: [],
  }),
  rule(operations.loginWithTokenParams, {
    access: 'visitor',
    input: identity.LoginWithTokenParamsRequest,
    output: authentication.StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  rule(operations.proceed, {
    access: 'visitor',
    input: identity.ProceedRequest,
    output: authentication.StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  rule(operations.signOn, {
    access: 'elevated',
    input: identity.SignOnRequest,
    output: authentication.SignOnResponse,
    errors: [],
  }),
  rule(operations.logout, {
    access: 'none',
    input: identity.LogoutRequest,
    output: authentication.RawHttpResponse,
    errors: [],
  }),
  rule(operations.validateEmail, {
    access: 'visitor',
    input: identity.ValidateEmailRequest,
    output: authentication.ValidateEmailResponse,
    errors: [],
  }),
  rule(operations.sendRecoveryEmail, {
    access: 'visitor',
    input: SendRecoveryEmailRequest,
    output: Empty,
    errors: ['THROTTLED_FEATURE'],
  }),
  rule(operations.sendActivationEmail, {
    access: 'elevated',
    input: SendActivationEmailRequest,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.recover, {
    access: 'visitor',
    input: RecoverRequest,
    output: authentication.StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  rule(operations.startVerification, {
    access: 'elevated',
    input: verification.StartRequest,
    output: verification.StartResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.startVerificationLower, {
    access: 'elevated',
    input: verification.StartRequest,
    output: verification.StartResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.verifyDuringAuthentication, {
    access: 'visitor',
    input: verification.VerifyDuringAuthenticationRequest,
    output: authentication.StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  rule(operations.resendDuringAuthentication, {
    access: 'visitor',
    input: verification.ResendDuringAuthenticationRequest,
    output: Empty,
    errors: ['THROTTLED_FEATURE', 'VERIFICATION_FAILED'],
  }),
]
