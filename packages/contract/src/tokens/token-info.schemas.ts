import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { bytes, email, enumOf, guid, languageCode, nullable, timestamp, webUrl } from '../declare/schema.ts'

/** An access token to look up (RFC 7662). One of both is required. */
export const TokenInfoRequest = Type.Object(
  {
    token: Type.Optional(Type.String({ maxLength: 8192 })),
    /** JSON with the token, in base64, as the public package sends it. */
    body: Type.Optional(nullable(bytes)),
  },
  { title: 'TokenInfoRequest' },
)
export type TokenInfoRequest = Type.Static<typeof TokenInfoRequest>

/** What an access token represents (RFC 7662, in the platform's names). */
export const TokenInfoResponse = Type.Object(
  {
    active: Type.Optional(Type.Boolean()),
    subjectType: Type.Optional(enumOf(enums.SubjectType)),
    subjectId: Type.Optional(Type.String()),
    exp: Type.Optional(nullable(Type.String())),
    iat: Type.Optional(nullable(Type.String())),
    clientId: Type.Optional(Type.String()),
    accountId: Type.Optional(nullable(Type.String())),
    siteId: Type.Optional(nullable(Type.String())),
    instanceId: Type.Optional(nullable(Type.String())),
    vendorProductId: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  },
  { title: 'TokenInfoResponse' },
)
export type TokenInfoResponse = Type.Static<typeof TokenInfoResponse>

/**
 * Who an access token represents (OpenID Connect Core section 5.3), in the platform's names and the
 * standard's.
 */
export const UserInfoResponse = Type.Object(
  {
    sub: Type.Optional(guid),
    givenName: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
    familyName: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
    email: Type.Optional(nullable(email)),
    emailVerified: Type.Optional(nullable(Type.Boolean())),
    picture: Type.Optional(nullable(webUrl)),
    language: Type.Optional(nullable(languageCode)),
    name: Type.Optional(nullable(Type.String())),
    email_verified: Type.Optional(Type.Boolean()),
    given_name: Type.Optional(Type.String()),
    family_name: Type.Optional(Type.String()),
  },
  { title: 'UserInfoResponse' },
)
export type UserInfoResponse = Type.Static<typeof UserInfoResponse>

/** The public keys that access tokens are signed with (RFC 7517); `body` is the same as base64 of its JSON. */
export const JwksResponse = Type.Object(
  { keys: Type.Array(Type.Record(Type.String(), Type.Unknown())), body: Type.Optional(bytes) },
  { title: 'JwksResponse' },
)
export type JwksResponse = Type.Static<typeof JwksResponse>

/** Who did something: exactly one id, depending on the kind of actor. */
export const IdentificationData = Type.Object(
  {
    identityType: enumOf(enums.ActorIdentityType),
    anonymousVisitorId: Type.Optional(Type.String()),
    memberId: Type.Optional(Type.String()),
    wixUserId: Type.Optional(Type.String()),
    appId: Type.Optional(Type.String()),
    issuedAt: Type.Optional(timestamp),
  },
  { title: 'IdentificationData' },
)
export type IdentificationData = Type.Static<typeof IdentificationData>
