import Type from 'typebox'
import { constrain, fieldOf } from '../constraint.ts'
import { guid } from '../schema.ts'

const issuer = Type.String({
  pattern: '^https?://[^\\s?#@]{1,500}$',
  description: 'an address that begins with https://, as the provider writes it',
})

const common = {
  /** What people see on the button. */
  name: Type.String({ minLength: 1, maxLength: 50 }),
  /** The provider's issuer (OpenID Connect Discovery, section 3), exactly as its tokens name it. */
  issuer,
  /** What the provider calls this shop. */
  clientId: Type.String({ minLength: 1, maxLength: 300 }),
  /** Whether members may log in by it. */
  active: Type.Boolean(),
}

/** A provider (OpenID Connect) that members may log in by. */
export const ExternalLogin = Type.Object(
  {
    /** What `idp` and `idpConnectionId` name it by. */
    id: guid,
    ...common,
    /** Whether the provider gave a secret. The secret itself is never shown. */
    hasClientSecret: Type.Boolean(),
  },
  { title: 'ExternalLogin' },
)
export type ExternalLogin = Type.Static<typeof ExternalLogin>

/** A provider as an owner settles it. */
export const ExternalLoginTerms = Type.Object(
  {
    /** Default: a new one. */
    id: Type.Optional(guid),
    ...common,
    /** The provider's secret for this shop; absent, that of the same id and issuer stays. */
    clientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  },
  { title: 'ExternalLoginTerms' },
)
export type ExternalLoginTerms = Type.Static<typeof ExternalLoginTerms>

/** The providers that a shop's members may log in by. */
export const ExternalLogins = Type.Object(
  {
    /** Counts the changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /** In the order in which pages show them. */
    connections: Type.Array(ExternalLogin),
    /** Where each provider must be allowed to lead back to. */
    redirectUri: Type.String(),
  },
  { title: 'ExternalLogins' },
)
export type ExternalLogins = Type.Static<typeof ExternalLogins>

/** What the calls about external logins answer. */
export const ExternalLoginsResponse = Type.Object(
  { externalLogins: ExternalLogins },
  { title: 'ExternalLoginsResponse' },
)
export type ExternalLoginsResponse = Type.Static<typeof ExternalLoginsResponse>

const connections = constrain(Type.Array(ExternalLoginTerms, { maxItems: 20 }), (value) => {
  const ids = Array.isArray(value) ? value.flatMap((each) => fieldOf(each, 'id') ?? []) : []
  return new Set(ids).size < ids.length
    ? { rule: 'VALIDATION', description: 'must have ids of their own' }
    : undefined
})

/** What `updateExternalLogins` takes: `connections` replaces all of them. With a revision it must be the present one. */
export const UpdateExternalLoginsRequest = Type.Object(
  {
    externalLogins: Type.Object(
      { revision: Type.Optional(Type.Integer({ minimum: 0 })), connections },
      { title: 'ExternalLoginsChange' },
    ),
  },
  { title: 'UpdateExternalLoginsRequest' },
)
export type UpdateExternalLoginsRequest = Type.Static<typeof UpdateExternalLoginsRequest>
