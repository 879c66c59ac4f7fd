import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import {
  email,
  enumOf,
  freeForm,
  guid,
  languageCode,
  localDate,
  nullable,
  readOnly,
  timestamp,
} from '../declare/schema.ts'
import { Address } from '../values/address.schemas.ts'

const text = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })))
const flag = Type.Optional(nullable(Type.Boolean()))
/** The platform gives new items one. */
const itemId = Type.Optional(nullable(guid))

/** One of a contact's email addresses. The first one is primary unless another says so. */
export const ContactEmail = Type.Object(
  {
    id: itemId,
    tag: Type.Optional(nullable(enumOf(enums.EmailTag))),
    email,
    primary: flag,
  },
  { title: 'ContactEmail' },
)
export type ContactEmail = Type.Static<typeof ContactEmail>

/** One of a contact's phone numbers. The first one is primary unless another says so. */
export const ContactPhone = Type.Object(
  {
    id: itemId,
    tag: Type.Optional(nullable(enumOf(enums.PhoneTag))),
    /** ISO 3166-1 alpha-2. */
    countryCode: text(2),
    phone: Type.String({ minLength: 1, maxLength: 50 }),
    primary: flag,
  },
  { title: 'ContactPhone' },
)
export type ContactPhone = Type.Static<typeof ContactPhone>

/** One of a contact's postal addresses. */
export const ContactAddress = Type.Object(
  { id: itemId, tag: Type.Optional(nullable(enumOf(enums.AddressTag))), address: Type.Optional(Address) },
  { title: 'ContactAddress' },
)
export type ContactAddress = Type.Static<typeof ContactAddress>

/** Who a contact is, and how to reach them. */
export const ContactInfo = Type.Object(
  {
    name: Type.Optional(nullable(Type.Object({ first: text(100), last: text(100) }))),
    emails: Type.Optional(nullable(Type.Object({ items: Type.Array(ContactEmail, { maxItems: 50 }) }))),
    phones: Type.Optional(nullable(Type.Object({ items: Type.Array(ContactPhone, { maxItems: 50 }) }))),
    addresses: Type.Optional(nullable(Type.Object({ items: Type.Array(ContactAddress, { maxItems: 50 }) }))),
    company: text(100),
    jobTitle: text(100),
    birthdate: Type.Optional(nullable(localDate)),
    locale: Type.Optional(nullable(languageCode)),
    /** Keys of labels. Changed by `labelContact` and `unlabelContact`. */
    labelKeys: Type.Optional(
      nullable(Type.Object({ items: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }) })),
    ),
    /** Values of the shop's own fields, by key. */
    extendedFields: Type.Optional(nullable(Type.Object({ items: freeForm }))),
  },
  { title: 'ContactInfo' },
)
export type ContactInfo = Type.Static<typeof ContactInfo>

const sent = <List extends Type.TSchema>(items: List) =>
  Type.Optional(nullable(Type.Object({ items: Type.Optional(items) })))

/** Who a contact is, as callers write it. A list without `items` is an empty one. */
export const WrittenContactInfo = Type.Object(
  {
    ...ContactInfo.properties,
    emails: sent(Type.Array(ContactEmail, { maxItems: 50 })),
    phones: sent(Type.Array(ContactPhone, { maxItems: 50 })),
    addresses: sent(Type.Array(ContactAddress, { maxItems: 50 })),
    labelKeys: sent(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
    extendedFields: sent(freeForm),
  },
  { title: 'WrittenContactInfo' },
)
export type WrittenContactInfo = Type.Static<typeof WrittenContactInfo>

/** Someone the shop knows: a member, a guest who bought something, or someone who only left their details. */
export const Contact = Type.Object(
  {
    /** For a member, the id of the member. */
    id: readOnly(guid),
    /** Counts changes of what the shop wrote about the contact; 0 before the first. */
    revision: readOnly(Type.Integer({ minimum: 0 })),
    source: readOnly(Type.Object({ sourceType: enumOf(enums.ContactSourceType) })),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
    primaryInfo: readOnly(Type.Object({ email: text(254), phone: text(50) })),
    info: ContactInfo,
  },
  { title: 'Contact' },
)
export type Contact = Type.Static<typeof Contact>
