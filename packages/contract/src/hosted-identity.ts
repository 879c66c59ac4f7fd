/** What the hosted login pages and the platform exchange under `/login-api`: JSON, with a cookie. */

export { HostedBrand, HostedColors } from './hosted-identity/hosted-brand.schemas.ts'
export {
  HostedLoginRequest,
  HostedLogOutRequest,
  HostedLook,
  HostedLookRequest,
  HostedNewPasswordRequest,
  HostedNext,
  HostedRecoveryRequest,
  HostedRegisterRequest,
  HostedSetUpRequest,
  HostedStateRequest,
  HostedVerifyRequest,
} from './hosted-identity/hosted-identity.requests.ts'
export {
  HostedAccount,
  HostedCaptcha,
  HostedLogin,
  HostedProvider,
  HostedStep,
} from './hosted-identity/hosted-login.schemas.ts'
