import Type from 'typebox'
import { HostedBrand } from './hosted-brand.schemas.ts'

/** Someone who is logged in in this browser. */
export const HostedAccount = Type.Object({ email: Type.String() }, { title: 'HostedAccount' })
export type HostedAccount = Type.Static<typeof HostedAccount>

/** Another provider to log in with. */
export const HostedProvider = Type.Object(
  {
    id: Type.String(),
    /** The display name. */
    name: Type.String(),
    /** An address on the platform that leads to the provider. */
    url: Type.String(),
  },
  { title: 'HostedProvider' },
)
export type HostedProvider = Type.Static<typeof HostedProvider>

/** A third-party captcha that the page loads when needed: visible at sign-up, invisible at login. */
export const HostedCaptcha = Type.Object(
  {
    provider: Type.Enum(['RECAPTCHA']),
    scriptUrl: Type.String(),
    visibleSiteKey: Type.String(),
    invisibleSiteKey: Type.String(),
  },
  { title: 'HostedCaptcha' },
)
export type HostedCaptcha = Type.Static<typeof HostedCaptcha>

/**
 * Response of `GET /login-api/requests/:id`: the request of the application that sent the visitor here.
 *
 * Fails with NOT_FOUND if the request was answered, has expired or never existed.
 */
export const HostedLogin = Type.Object(
  {
    brand: HostedBrand,
    /** Who may log in: the shop's members or its staff. */
    audience: Type.Enum(['MEMBERS', 'STAFF']),
    /** The first page. `ACCOUNT` and `CONSENT` only if there is an `account`. */
    ask: Type.Enum(['LOGIN', 'ACCOUNT', 'CONSENT']),
    account: Type.Optional(HostedAccount),
    /** The name the shop gave the application. */
    clientName: Type.String(),
    providers: Type.Array(HostedProvider),
    /** Absent if captchas are the platform's own proof of work. */
    captcha: Type.Optional(HostedCaptcha),
  },
  { title: 'HostedLogin' },
)
export type HostedLogin = Type.Static<typeof HostedLogin>

/**
 * The state of a login after a call.
 *
 * - `DONE`: the page goes to `to`, which is checked against the client's registered addresses.
 * - `CODE`: a six-digit code was mailed to `email`; send `stateToken` with it.
 * - `APPROVAL`: the shop must approve the member first; ask again with `stateToken`.
 * - `CONSENT`: logged in; the application still needs consent.
 * - `BLOCKED`: the shop blocked this member.
 */
export const HostedStep = Type.Union(
  [
    Type.Object({ step: Type.Enum(['DONE']), to: Type.String() }),
    Type.Object({
      step: Type.Enum(['CODE']),
      stateToken: Type.String(),
      /** Absent if it is the address the last code went to. */
      email: Type.Optional(Type.String()),
    }),
    Type.Object({ step: Type.Enum(['APPROVAL']), stateToken: Type.Optional(Type.String()) }),
    Type.Object({ step: Type.Enum(['CONSENT']), account: HostedAccount }),
    Type.Object({ step: Type.Enum(['BLOCKED']) }),
  ],
  { title: 'HostedStep' },
)
export type HostedStep = Type.Static<typeof HostedStep>
