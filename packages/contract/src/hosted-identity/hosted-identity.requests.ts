import Type from 'typebox'
import { email } from '../schema.ts'
import { HostedBrand } from './hosted-brand.schemas.ts'

const password = Type.String({ minLength: 1, maxLength: 1024 })
const captcha = Type.Optional(Type.String({ minLength: 1, maxLength: 5000 }))
const stateToken = Type.String({ minLength: 1, maxLength: 1000 })
const token = Type.String({ minLength: 1, maxLength: 200 })
const closed = { additionalProperties: false }

/** `POST /login-api/requests/:id/login`. Answers `HostedStep`; fails alike for an unknown address and a wrong password. */
export const HostedLoginRequest = Type.Object(
  { email, password, captcha },
  { title: 'HostedLoginRequest', ...closed },
)
export type HostedLoginRequest = Type.Static<typeof HostedLoginRequest>

/** `POST /login-api/requests/:id/register`. Answers `HostedStep`. */
export const HostedRegisterRequest = Type.Object(
  { email, password, firstName: Type.Optional(Type.String({ maxLength: 100 })), captcha },
  { title: 'HostedRegisterRequest', ...closed },
)
export type HostedRegisterRequest = Type.Static<typeof HostedRegisterRequest>

/** `POST /login-api/requests/:id/verify`: hands in the code of a mail. Answers `HostedStep`. */
export const HostedVerifyRequest = Type.Object(
  { stateToken, code: Type.String({ pattern: '^[0-9]{6}$', description: 'six digits' }) },
  { title: 'HostedVerifyRequest', ...closed },
)
export type HostedVerifyRequest = Type.Static<typeof HostedVerifyRequest>

/** `POST /login-api/requests/:id/resend` mails another code, `/proceed` asks whether a login may go on. */
export const HostedStateRequest = Type.Object({ stateToken }, { title: 'HostedStateRequest', ...closed })
export type HostedStateRequest = Type.Static<typeof HostedStateRequest>

/** `POST /login-api/requests/:id/recovery`: mails a link for a new password. Answers `{}` for every address. */
export const HostedRecoveryRequest = Type.Object({ email }, { title: 'HostedRecoveryRequest', ...closed })
export type HostedRecoveryRequest = Type.Static<typeof HostedRecoveryRequest>

/** `POST /login-api/new-password/look`, and `/set-up/look`: asks for which shop a link is. Answers `HostedLook`. */
export const HostedLookRequest = Type.Object({ token }, { title: 'HostedLookRequest', ...closed })
export type HostedLookRequest = Type.Static<typeof HostedLookRequest>

/** Whose page a link leads to. */
export const HostedLook = Type.Object({ brand: HostedBrand }, { title: 'HostedLook' })
export type HostedLook = Type.Static<typeof HostedLook>

/** `POST /login-api/new-password`: sets one by the token of a mail. Answers `HostedNext`. */
export const HostedNewPasswordRequest = Type.Object(
  { token, password },
  { title: 'HostedNewPasswordRequest', ...closed },
)
export type HostedNewPasswordRequest = Type.Static<typeof HostedNewPasswordRequest>

/** `POST /login-api/set-up`: makes the first owner of a shop. Answers `HostedNext`. */
export const HostedSetUpRequest = Type.Object(
  { token, email, password },
  { title: 'HostedSetUpRequest', ...closed },
)
export type HostedSetUpRequest = Type.Static<typeof HostedSetUpRequest>

const ofAddress = Type.Optional(Type.String({ maxLength: 16_384 }))

/**
 * `POST /login-api/log-out`: ends the login of this browser, whoever's it is. Answers `HostedNext`. `/log-out/look` asks
 * whose page it is and ends nothing; it answers `HostedLook`.
 */
export const HostedLogOutRequest = Type.Object(
  {
    clientId: ofAddress,
    /** Where to go on; followed where the client registered its origin. */
    to: ofAddress,
    /** The login that the address names, sealed; it ends too. */
    session: ofAddress,
  },
  { title: 'HostedLogOutRequest', ...closed },
)
export type HostedLogOutRequest = Type.Static<typeof HostedLogOutRequest>

/** Where a page leads on to, if anywhere. */
export const HostedNext = Type.Object({ to: Type.Optional(Type.String()) }, { title: 'HostedNext' })
export type HostedNext = Type.Static<typeof HostedNext>
