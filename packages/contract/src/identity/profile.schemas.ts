import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { countryCode, email, enumOf, languageCode, localDate, nullable, phone } from '../declare/schema.ts'
import { AddressLocation, StreetAddress } from '../values/address.schemas.ts'
import { V1CustomValue } from './custom-value.schemas.ts'

/** A named value of a profile. */
export const CustomField = Type.Object(
  {
    name: Type.String(),
    value: Type.Optional(V1CustomValue),
  },
  { title: 'CustomField' },
)
export type CustomField = Type.Static<typeof CustomField>

/** An additional email address with its tag. */
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

/** A member's profile. */
export const IdentityProfile = Type.Object(
  {
    firstName: Type.Optional(nullable(Type.String())),
    lastName: Type.Optional(nullable(Type.String())),
    nickname: Type.Optional(nullable(Type.String())),
    picture: Type.Optional(nullable(Type.String())),
    emails: Type.Array(email),
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
