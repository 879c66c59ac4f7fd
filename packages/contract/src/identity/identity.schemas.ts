import Type from 'typebox'
import { AddressLocation, StreetAddress } from '../address.schemas.ts'
import { exclusive } from '../constraint.ts'
import * as enums from '../enums.ts'
import {
  bytes,
  countryCode,
  email,
  enumOf,
  guid,
  languageCode,
  localDate,
  nullable,
  phone,
  readOnly,
  timestamp,
  webUrl,
} from '../schema.ts'

/** A value of any of the kinds that additional data may hold; lists and maps nest. */
export const CustomValue = Type.Cyclic(
  {
    CustomValue: Type.Object({
      strValue: Type.Optional(Type.String()),
      numValue: Type.Optional(Type.Number()),
      dateValue: Type.Optional(nullable(timestamp)),
      listValue: Type.Optional(Type.Object({ value: Type.Optional(Type.Array(Type.Ref('CustomValue'))) })),
      mapValue: Type.Optional(
        Type.Object({ value: Type.Optional(Type.Record(Type.String(), Type.Ref('CustomValue'))) }),
      ),
    }),
  },
  'CustomValue',
)
export type CustomValue = Type.Static<typeof CustomValue>

/** A value of any of the kinds that a profile field may hold; lists and maps nest. */
export const V1CustomValue = Type.Cyclic(
  {
    V1CustomValue: Type.Object({
      strValue: Type.Optional(Type.String()),
      numValue: Type.Optional(Type.Number()),
      boolValue: Type.Optional(Type.Boolean()),
      dateValue: Type.Optional(nullable(timestamp)),
      listValue: Type.Optional(Type.Object({ value: Type.Optional(Type.Array(Type.Ref('V1CustomValue'))) })),
      mapValue: Type.Optional(
        Type.Object({ value: Type.Optional(Type.Record(Type.String(), Type.Ref('V1CustomValue'))) }),
      ),
    }),
  },
  'V1CustomValue',
)
export type V1CustomValue = Type.Static<typeof V1CustomValue>

/** A login at an external identity provider. */
export const IdpConnection = Type.Object(
  {
    idpConnectionId: guid,
    idpUserId: Type.String(),
  },
  { title: 'IdpConnection' },
)
export type IdpConnection = Type.Static<typeof IdpConnection>

/** A login by an authenticator of the platform. */
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

/** A named value of a profile. */
export const CustomField = Type.Object(
  {
    name: Type.String(),
    value: Type.Optional(V1CustomValue),
  },
  { title: 'CustomField' },
)
export type CustomField = Type.Static<typeof CustomField>

/** A further e-mail address with its tag. */
export const SecondaryEmail = Type.Object(
  {
    email: email,
    tag: enumOf(enums.EmailTag),
  },
  { title: 'SecondaryEmail' },
)
export type SecondaryEmail = Type.Static<typeof SecondaryEmail>

/** A phone number with its tag. */
export const Phone = Type.Object(
  {
    countryCode: Type.Optional(nullable(countryCode)),
    phone: phone,
    tag: enumOf(enums.PhoneTag),
  },
  { title: 'Phone' },
)
export type Phone = Type.Static<typeof Phone>

/** A postal address of a profile. */
export const IdentityAddress = Type.Object(
  {
    country: Type.Optional(nullable(countryCode)),
    subdivision: Type.Optional(nullable(Type.String())),
    city: Type.Optional(nullable(Type.String())),
    postalCode: Type.Optional(nullable(Type.String())),
    addressLine: Type.Optional(nullable(Type.String())),
    addressLine2: Type.Optional(nullable(Type.String())),
    streetName: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    streetNumber: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    geocode: Type.Optional(AddressLocation),
    formattedAddress: Type.Optional(nullable(Type.String())),
    streetAddress: Type.Optional(StreetAddress),
  },
  { title: 'IdentityAddress' },
)
export type IdentityAddress = Type.Static<typeof IdentityAddress>

/** An address with its tag. */
export const AddressWrapper = Type.Object(
  {
    address: Type.Optional(IdentityAddress),
    tag: enumOf(enums.AddressTag),
  },
  { title: 'AddressWrapper' },
)
export type AddressWrapper = Type.Static<typeof AddressWrapper>

/** What is known of a member. */
export const IdentityProfile = Type.Object(
  {
    firstName: Type.Optional(nullable(Type.String())),
    lastName: Type.Optional(nullable(Type.String())),
    nickname: Type.Optional(nullable(Type.String())),
    picture: Type.Optional(nullable(Type.String())),
    emails: Type.Array(Type.String()),
    phones: Type.Array(Type.String()),
    labels: Type.Array(Type.String(), { maxItems: 2000 }),
    language: Type.Optional(nullable(languageCode)),
    privacyStatus: enumOf(enums.PrivacyStatus),
    customFields: Type.Array(CustomField),
    secondaryEmails: Type.Array(SecondaryEmail),
    phonesV2: Type.Array(Phone),
    addresses: Type.Array(AddressWrapper),
    company: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    position: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    birthdate: Type.Optional(nullable(localDate)),
    slug: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
    subscription: Type.Optional(nullable(Type.Boolean())),
    vatId: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'IdentityProfile' },
)
export type IdentityProfile = Type.Static<typeof IdentityProfile>

/** Holds nothing in this version. */
export const Metadata = Type.Object({}, { title: 'Metadata' })
export type Metadata = Type.Static<typeof Metadata>

/** An e-mail address and whether its owner proved it. */
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

/** A member's identity: e-mail, status, profile, connections. */
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

/** Where a login or registration stands. `sessionToken` only with SUCCESS; `stateToken` when another step is needed. */
export const StateMachineResponse = Type.Object(
  {
    state: enumOf(enums.StateType),
    sessionToken: Type.Optional(nullable(Type.String())),
    stateToken: Type.Optional(nullable(Type.String())),
    identity: Type.Optional(Identity),
    additionalData: Type.Optional(Type.Record(Type.String(), CustomValue)),
  },
  { title: 'StateMachineResponse' },
)
export type StateMachineResponse = Type.Static<typeof StateMachineResponse>

/** The session of a member signed on by an app. */
export const SignOnResponse = Type.Object(
  {
    sessionToken: Type.Optional(Type.String()),
    identity: Type.Optional(Identity),
  },
  { title: 'SignOnResponse' },
)
export type SignOnResponse = Type.Static<typeof SignOnResponse>

/** One header of an HTTP answer. */
export const HeadersEntry = Type.Object(
  {
    key: Type.Optional(Type.String()),
    value: Type.Optional(Type.String()),
  },
  { title: 'HeadersEntry' },
)
export type HeadersEntry = Type.Static<typeof HeadersEntry>

/** An HTTP answer as data; `body` is base64. */
export const RawHttpResponse = Type.Object(
  {
    body: Type.Optional(bytes),
    statusCode: Type.Optional(nullable(Type.Integer())),
    headers: Type.Optional(Type.Array(HeadersEntry)),
  },
  { title: 'RawHttpResponse' },
)
export type RawHttpResponse = Type.Static<typeof RawHttpResponse>

/** Why an e-mail address was refused. */
export const EmailValidationFailure = Type.Object(
  {
    reason: Type.Optional(enumOf(enums.EmailValidationFailureReason)),
  },
  { title: 'EmailValidationFailure' },
)
export type EmailValidationFailure = Type.Static<typeof EmailValidationFailure>

/** Whether an address can be registered. */
export const ValidateEmailResponse = Type.Object(
  {
    valid: Type.Optional(Type.Boolean()),
    failure: Type.Optional(EmailValidationFailure),
    formatInvalid: Type.Optional(Type.Boolean()),
  },
  { title: 'ValidateEmailResponse' },
)
export type ValidateEmailResponse = Type.Static<typeof ValidateEmailResponse>

/** What a member logs in with: an e-mail address. */
export const LoginId = Type.Object(
  {
    email: Type.Optional(email),
  },
  { title: 'LoginId' },
)
export type LoginId = Type.Static<typeof LoginId>

/** A captcha answer for a client's own site key. */
export const RecaptchaForClientSiteKey = Type.Object(
  {
    token: Type.Optional(Type.String({ maxLength: 5000 })),
    siteKeyId: Type.Optional(guid),
  },
  { title: 'RecaptchaForClientSiteKey' },
)
export type RecaptchaForClientSiteKey = Type.Static<typeof RecaptchaForClientSiteKey>

/** The answer to a captcha; both keys of a pair may be given together. */
export const CaptchaToken = Type.Object(
  {
    Recaptcha: Type.Optional(Type.String({ maxLength: 5000 })),
    InvisibleRecaptcha: Type.Optional(Type.String({ maxLength: 5000 })),
    NoCaptcha: Type.Optional(Type.String({ maxLength: 5000 })),
    recaptchaForClientSiteKey: Type.Optional(RecaptchaForClientSiteKey),
  },
  { title: 'CaptchaToken' },
)
export type CaptchaToken = Type.Static<typeof CaptchaToken>

/** Where a mail's link leads back to, and for which client. */
export const Redirect = Type.Object(
  {
    url: Type.Optional(Type.String({ maxLength: 1000 })),
    clientId: Type.Optional(nullable(guid)),
  },
  { title: 'Redirect' },
)
export type Redirect = Type.Static<typeof Redirect>

/** Language and way back of a mail. */
export const EmailOptions = Type.Object(
  {
    language: Type.Optional(nullable(languageCode)),
    redirect: Type.Optional(Redirect),
  },
  { title: 'EmailOptions' },
)
export type EmailOptions = Type.Static<typeof EmailOptions>

/** The verification that was started. */
export const StartResponse = Type.Object(
  {
    verificationId: Type.Optional(Type.String()),
  },
  { title: 'StartResponse' },
)
export type StartResponse = Type.Static<typeof StartResponse>

/** What an access token stands for (RFC 7662 in the platform's names). */
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

/** Who an access token stands for (OpenID Connect Core section 5.3). */
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
  },
  { title: 'UserInfoResponse' },
)
export type UserInfoResponse = Type.Static<typeof UserInfoResponse>
