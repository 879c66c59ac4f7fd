import Type from 'typebox'
import { email } from '../declare/schema.ts'
import { HostedBrand } from './hosted-brand.schemas.ts'

const password = Type.String({ minLength: 1, maxLength: 1024 })
const captcha = Type.Optional(Type.String({ minLength: 1, maxLength: 5000 }))
const stateToken = Type.String({ minLength: 1, maxLength: 1000 })
const token = Type.String({ minLength: 1, maxLength: 200 })
const closed = { additionalProperties: false }

/**
 * `POST /login-api/requests/:id/login`. Returns `HostedStep`. An unknown address fails in the same way as a
 * wrong password.
 */
export const HostedLoginRequest = Type.Object(
  { email, password, captcha },
  { title: 'HostedLoginRequest', ...closed },
)
export type HostedLoginRequest = Type.Static<typeof HostedLoginRequest>

/** `POST /login-api/requests/:id/register`. Returns `HostedStep`. */
export const HostedRegisterRequest = Type.Object(
  { email, password, firstName: Type.Optional(Type.String({ maxLength: 100 })), captcha },
  { title: 'HostedRegisterRequest', ...closed },
)
export type HostedRegisterRequest = Type.Static<typeof HostedRegisterRequest>

/** `POST /login-api/requests/:id/verify`: submits the code from a mail. Returns `HostedStep`. */
export const HostedVerifyRequest = Type.Object(
  { stateToken, code: Type.String({ pattern: '^[0-9]{6}$', description: 'six digits' }) },
  { title: 'HostedVerifyRequest', ...closed },
)
export type HostedVerifyRequest = Type.Static<typeof HostedVerifyRequest>

/**
 * `POST /login-api/requests/:id/resend` mails another code; `/proceed` checks whether a login may continue.
 */
export const HostedStateRequest = Type.Object({ stateToken }, { title: 'HostedStateRequest', ...closed })
export type HostedStateRequest = Type.Static<typeof HostedStateRequest>

/**
 * `POST /login-api/requests/:id/recovery`: mails a link to set a new password. Returns `{}` for every
 * address.
 */
export const HostedRecoveryRequest = Type.Object({ email }, { title: 'HostedRecoveryRequest', ...closed })
export type HostedRecoveryRequest = Type.Static<typeof HostedRecoveryRequest>

/**
 * `POST /login-api/new-password/look` and `/set-up/look`: return the shop that a link is for, as
 * `HostedLook`.
 */
export const HostedLookRequest = Type.Object({ token }, { title: 'HostedLookRequest', ...closed })
export type HostedLookRequest = Type.Static<typeof HostedLookRequest>

/** The shop whose page a link opens. */
export const HostedLook = Type.Object({ brand: HostedBrand }, { title: 'HostedLook' })
export type HostedLook = Type.Static<typeof HostedLook>

/** `POST /login-api/new-password`: sets a password with the token from a mail. Returns `HostedNext`. */
export const HostedNewPasswordRequest = Type.Object(
  { token, password },
  { title: 'HostedNewPasswordRequest', ...closed },
)
export type HostedNewPasswordRequest = Type.Static<typeof HostedNewPasswordRequest>

/** `POST /login-api/set-up`: creates the first owner of a shop. Returns `HostedNext`. */
export const HostedSetUpRequest = Type.Object(
  { token, email, password },
  { title: 'HostedSetUpRequest', ...closed },
)
export type HostedSetUpRequest = Type.Static<typeof HostedSetUpRequest>

const ofAddress = Type.Optional(Type.String({ maxLength: 16_384 }))

/**
 * `POST /login-api/log-out`: ends any login in this browser. Returns `HostedNext`. `/log-out/look` returns
 * whose page it is, as `HostedLook`, and ends nothing.
 */
export const HostedLogOutRequest = Type.Object(
  {
    clientId: ofAddress,
    /** Where to go next; followed only if the client registered its origin. */
    to: ofAddress,
    /** The login named in the address, sealed; it ends too. */
    session: ofAddress,
  },
  { title: 'HostedLogOutRequest', ...closed },
)
export type HostedLogOutRequest = Type.Static<typeof HostedLogOutRequest>

/** Where the page leads next, if anywhere. */
export const HostedNext = Type.Object({ to: Type.Optional(Type.String()) }, { title: 'HostedNext' })
export type HostedNext = Type.Static<typeof HostedNext>
