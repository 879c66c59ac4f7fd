import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { email, enumOf, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { IdentityProfile } from './profile.schemas.ts'

/** A login at an external identity provider. */
export const IdpConnection = Type.Object(
  {
    idpConnectionId: guid,
    idpUserId: Type.String(),
  },
  { title: 'IdpConnection' },
)
export type IdpConnection = Type.Static<typeof IdpConnection>

/** A login with an authenticator of the platform. */
export const AuthenticatorConnection = Type.Object(
  {
    authenticatorConnectionId: guid,
    reEnrollmentRequired: Type.Boolean(),
  },
  { title: 'AuthenticatorConnection' },
)
export type AuthenticatorConnection = Type.Static<typeof AuthenticatorConnection>

/** How an identity logs in: an external provider or an authenticator of the platform. */
export const Connection = exclusive(
  Type.Object(
    {
      idpConnection: Type.Optional(IdpConnection),
      authenticatorConnection: Type.Optional(AuthenticatorConnection),
    },
    { title: 'Connection' },
  ),
  ['idpConnection', 'authenticatorConnection'],
)
export type Connection = Type.Static<typeof Connection>

/** Empty in this version. */
export const Metadata = Type.Object({}, { title: 'Metadata' })
export type Metadata = Type.Static<typeof Metadata>

/** An email address and whether it is verified. */
export const Email = Type.Object(
  {
    address: email,
    isVerified: Type.Boolean(),
  },
  { title: 'Email' },
)
export type Email = Type.Static<typeof Email>

/** A member's status and the reasons for it. */
export const StatusV2 = Type.Object(
  {
    name: enumOf(enums.MemberStatus),
    reasons: Type.Array(enumOf(enums.StatusReason)),
  },
  { title: 'StatusV2' },
)
export type StatusV2 = Type.Static<typeof StatusV2>

/** One factor of a login. */
export const Factor = Type.Object(
  {
    factorId: guid,
    type: enumOf(enums.FactorType),
    status: enumOf(enums.FactorState),
  },
  { title: 'Factor' },
)
export type Factor = Type.Static<typeof Factor>

/** A member's identity: email, status, profile, connections. */
export const Identity = Type.Object(
  {
    id: Type.Optional(nullable(guid)),
    revision: Type.Optional(nullable(Type.String())),
    createdDate: Type.Optional(readOnly(nullable(timestamp))),
    updatedDate: Type.Optional(readOnly(nullable(timestamp))),
    connections: Type.Array(Connection),
    identityProfile: Type.Optional(IdentityProfile),
    metadata: Type.Optional(Metadata),
    email: Type.Optional(Email),
    status: Type.Optional(StatusV2),
    factors: readOnly(Type.Array(Factor, { maxItems: 10 })),
  },
  { title: 'Identity' },
)
export type Identity = Type.Static<typeof Identity>
