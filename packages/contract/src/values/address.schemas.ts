import Type from 'typebox'
import { constrain, fieldOf } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { countryCode, enumOf, nullable, phone, readOnly } from '../declare/schema.ts'

/** A place on Earth, in degrees. */
export const AddressLocation = Type.Object(
  {
    latitude: Type.Optional(nullable(Type.Number())),
    longitude: Type.Optional(nullable(Type.Number())),
  },
  { title: 'AddressLocation' },
)
export type AddressLocation = Type.Static<typeof AddressLocation>

/** A street with house number and apartment. */
export const StreetAddress = Type.Object(
  {
    number: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    apt: Type.Optional(nullable(Type.String())),
    formattedAddressLine: Type.Optional(readOnly(nullable(Type.String()))),
  },
  { title: 'StreetAddress' },
)
export type StreetAddress = Type.Static<typeof StreetAddress>

/** A postal address. `subdivision` is ISO 3166-2, `country` ISO 3166-1 alpha-2. */
export const Address = Type.Object(
  {
    country: Type.Optional(nullable(countryCode)),
    subdivision: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    city: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    postalCode: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    streetAddress: Type.Optional(StreetAddress),
    addressLine: Type.Optional(nullable(Type.String({ maxLength: 150 }))),
    addressLine2: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    geocode: Type.Optional(AddressLocation),
    countryFullname: Type.Optional(readOnly(nullable(Type.String()))),
    subdivisionFullname: Type.Optional(readOnly(nullable(Type.String()))),
    formattedAddress: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    hint: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  },
  { title: 'Address' },
)
export type Address = Type.Static<typeof Address>

/** A tax number of a person (CPF) or a company (CNPJ). */
export const VatId = constrain(
  Type.Object(
    {
      id: Type.Optional(Type.String()),
      type: Type.Optional(enumOf(enums.VatType)),
    },
    { title: 'VatId' },
  ),
  (vatId) =>
    fieldOf(vatId, 'id') && (fieldOf(vatId, 'type') ?? 'UNSPECIFIED') === 'UNSPECIFIED'
      ? {
          rule: 'INVALID_ENUM_VALUE',
          field: 'type',
          description: 'must be one of CPF, CNPJ when there is an id',
          data: { allowed: ['CPF', 'CNPJ'] },
        }
      : undefined,
)
export type VatId = Type.Static<typeof VatId>

/** The person at an address. */
export const FullAddressContactDetails = Type.Object(
  {
    firstName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    lastName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    phone: Type.Optional(nullable(phone)),
    company: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    vatId: Type.Optional(VatId),
  },
  { title: 'FullAddressContactDetails' },
)
export type FullAddressContactDetails = Type.Static<typeof FullAddressContactDetails>

/** An address with its contact person. */
export const AddressWithContact = Type.Object(
  {
    address: Type.Optional(Address),
    contactDetails: Type.Optional(FullAddressContactDetails),
  },
  { title: 'AddressWithContact' },
)
export type AddressWithContact = Type.Static<typeof AddressWithContact>
