import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { constrain, fieldOf } from '../declare/constraint.ts'
import { guid, readOnly } from '../declare/schema.ts'

const issuer = Type.String({
  pattern: '^https?://[^\\s?#@]{1,500}$',
  description: 'an address that starts with https://, exactly as the provider writes it',
})

const common = {
  /** The text on the login button. */
  name: Type.String({ minLength: 1, maxLength: 50 }),
  /** The provider's issuer (OpenID Connect Discovery, section 3), exactly as in its tokens. */
  issuer,
  /** This shop's client id at the provider. */
  clientId: Type.String({ minLength: 1, maxLength: 300 }),
  /** Whether members can log in with it. */
  active: Type.Boolean(),
}

/** An OpenID Connect provider that members can log in with. */
export const ExternalLogin = Type.Object(
  {
    /** Used as `idp` and `idpConnectionId`. */
    id: guid,
    ...common,
    /** Whether the provider issued a secret. The secret itself is never shown. */
    hasClientSecret: Type.Boolean(),
  },
  { title: 'ExternalLogin' },
)
export type ExternalLogin = Type.Static<typeof ExternalLogin>

/** A provider as an owner sets it up. */
export const ExternalLoginTerms = Type.Object(
  {
    /** Default: a new provider. */
    id: Type.Optional(guid),
    ...common,
    /**
     * The shop's client secret at the provider. If absent, the secret stored for the same id and issuer
     * stays.
     */
    clientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Accepted as it was read; the platform knows. */
    hasClientSecret: Type.Optional(readOnly(Type.Unknown())),
  },
  { title: 'ExternalLoginTerms' },
)
export type ExternalLoginTerms = Type.Static<typeof ExternalLoginTerms>

/** The providers that a shop's members can log in with. */
export const ExternalLogins = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /** In display order. */
    connections: Type.Array(ExternalLogin),
    /** The address each provider must allow for redirects. */
    redirectUri: Type.String(),
  },
  { title: 'ExternalLogins' },
)
export type ExternalLogins = Type.Static<typeof ExternalLogins>

/** Response with the external logins. */
export const ExternalLoginsResponse = Type.Object(
  { externalLogins: ExternalLogins },
  { title: 'ExternalLoginsResponse' },
)
export type ExternalLoginsResponse = Type.Static<typeof ExternalLoginsResponse>

const connections = constrain(Type.Array(ExternalLoginTerms, { maxItems: 20 }), (value) => {
  const ids = Array.isArray(value) ? value.flatMap((each) => fieldOf(each, 'id') ?? []) : []
  return new Set(ids).size < ids.length
    ? { rule: 'VALIDATION', description: 'must have unique ids' }
    : undefined
})

/**
 * Request for `updateExternalLogins`: `connections` replaces all of them. A `revision`, if given, must be the
 * current one.
 */
export const UpdateExternalLoginsRequest = closed(
  Type.Object(
    {
      externalLogins: Type.Object(
        {
          revision: Type.Optional(Type.Integer({ minimum: 0 })),
          connections,
          /** Accepted as it was read. */
          redirectUri: Type.Optional(readOnly(Type.Unknown())),
        },
        { title: 'ExternalLoginsChange' },
      ),
    },
    { title: 'UpdateExternalLoginsRequest' },
  ),
)
export type UpdateExternalLoginsRequest = Type.Static<typeof UpdateExternalLoginsRequest>
