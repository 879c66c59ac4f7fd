import Type from 'typebox'
import { HostedBrand } from './hosted-brand.schemas.ts'

/** Somebody who is logged in in this browser. */
export const HostedAccount = Type.Object({ email: Type.String() }, { title: 'HostedAccount' })
export type HostedAccount = Type.Static<typeof HostedAccount>

/** Another place to log in at. */
export const HostedProvider = Type.Object(
  {
    id: Type.String(),
    /** As people call it. */
    name: Type.String(),
    /** Of the platform; leads on to the provider. */
    url: Type.String(),
  },
  { title: 'HostedProvider' },
)
export type HostedProvider = Type.Static<typeof HostedProvider>

/** A captcha of somebody else, which the page loads when one is wanted: visible at sign-up, invisible at login. */
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
 * What `GET /login-api/requests/:id` answers: what an application asked for when it led somebody here.
 *
 * Fails with NOT_FOUND where the request was answered, has run out, or never was.
 */
export const HostedLogin = Type.Object(
  {
    brand: HostedBrand,
    /** Who may log in: the shop's members, or those who work in its back office. */
    audience: Type.Enum(['MEMBERS', 'STAFF']),
    /** What the page begins with. `ACCOUNT` and `CONSENT` only where there is an `account`. */
    ask: Type.Enum(['LOGIN', 'ACCOUNT', 'CONSENT']),
    account: Type.Optional(HostedAccount),
    /** The application that asks, as its shop calls it. */
    clientName: Type.String(),
    providers: Type.Array(HostedProvider),
    /** Absent where captchas are the platform's own proof of work. */
    captcha: Type.Optional(HostedCaptcha),
  },
  { title: 'HostedLogin' },
)
export type HostedLogin = Type.Static<typeof HostedLogin>

/**
 * Where a login stands after a call.
 *
 * - `DONE`: the page leaves for `to`, which was held against what the client registered.
 * - `CODE`: a code of six digits is on its way to `email`; `stateToken` goes on with it.
 * - `APPROVAL`: the shop has to let the member in first; `stateToken` asks again.
 * - `CONSENT`: logged in; the application still needs a yes.
 * - `BLOCKED`: the shop does not let this member in.
 */
export const HostedStep = Type.Union(
  [
    Type.Object({ step: Type.Enum(['DONE']), to: Type.String() }),
    Type.Object({
      step: Type.Enum(['CODE']),
      stateToken: Type.String(),
      /** Absent where it is the one that the last code went to. */
      email: Type.Optional(Type.String()),
    }),
    Type.Object({ step: Type.Enum(['APPROVAL']), stateToken: Type.Optional(Type.String()) }),
    Type.Object({ step: Type.Enum(['CONSENT']), account: HostedAccount }),
    Type.Object({ step: Type.Enum(['BLOCKED']) }),
  ],
  { title: 'HostedStep' },
)
export type HostedStep = Type.Static<typeof HostedStep>
