import type { Contact, ContactInfo, ContactSourceType } from '@vitrine/contract'
import type { MemberRow } from '../members/member.ts'
import {
  addressKey,
  behind,
  emailKey,
  type KeptInfo,
  phoneKey,
  primaryEmailOf,
  primaryPhoneOf,
  union,
} from './contact.ts'
import type { PersonRow } from './known-people.ts'

/** Shows someone the shop knows, with the keys of their labels. */
export const showContact = (person: PersonRow, labelKeys: readonly string[]): Contact => {
  const kept: KeptInfo = person.document === null ? {} : JSON.parse(person.document) // printed by the store
  const info: ContactInfo = {
    ...kept,
    ...(person.profile === null
      ? guestInfo(kept, person)
      : withKept(memberInfo(person, person.profile), kept)),
    labelKeys: { items: [...labelKeys] },
  }
  const phone = primaryPhoneOf(info)
  const email = person.email ?? primaryEmailOf(info)
  return {
    ...{ id: person.contact_id, revision: person.revision ?? 1 },
    source: { sourceType: person.source ?? sourceOf(person) },
    ...{ createdDate: isoDate(person.created_at), updatedDate: isoDate(person.updated_at) },
    primaryInfo: { ...(email && { email }), ...(phone && { phone }) },
    info,
  }
}

/** The most items of a list that are shown. */
const MOST = 50

const isoDate = (at: number): string => new Date(at).toISOString()

const sourceOf = ({ member_id }: PersonRow): ContactSourceType =>
  member_id === null ? 'WIX_STORES' : 'WIX_SITE_MEMBERS'

/** What an account has itself. */
const memberInfo = ({ first_name, last_name, email }: PersonRow, json: string): ContactInfo => {
  const profile: MemberRow['profile'] = JSON.parse(json) // printed by the members' store
  const { phones, phonesV2, secondaryEmails, addresses, birthdate, company, position } = profile
  const plain = phones.filter((phone) => !phonesV2.some((other) => other.phone === phone))
  return {
    name: { first: first_name ?? '', last: last_name ?? '' },
    emails: {
      items: [
        ...(email === null ? [] : [{ email, tag: 'UNTAGGED' as const, primary: true }]),
        ...secondaryEmails.map(({ email: other, tag }) => ({ email: other, tag, primary: false })),
      ],
    },
    phones: {
      items: [
        ...plain.map((phone, index) => ({ phone, tag: 'UNTAGGED' as const, primary: index === 0 })),
        ...phonesV2.map(({ phone, tag }) => ({ phone, tag, primary: false })),
      ],
    },
    addresses: { items: addresses.map(({ address, tag }) => ({ tag, ...(address && { address }) })) },
    ...(birthdate && { birthdate }),
    ...(company && { company }),
    ...(position && { jobTitle: position }),
  }
}

/** What was kept of a member beyond their account, by a form or a merge, comes after what the account says. */
const withKept = (account: ContactInfo, { emails, phones, addresses }: KeptInfo): ContactInfo => ({
  ...account,
  emails: { items: union(account.emails?.items, behind(account.emails, emails?.items), emailKey, MOST) },
  phones: { items: union(account.phones?.items, behind(account.phones, phones?.items), phoneKey, MOST) },
  addresses: { items: union(account.addresses?.items, addresses?.items, addressKey, MOST) },
})

/** A guest has the name of their orders until the shop keeps another; the last word is the last name. */
const guestInfo = (kept: KeptInfo, { customer_name: name, email }: PersonRow): ContactInfo => {
  const [, first, last] = /^(.*?)\s*(\S*)$/.exec((name ?? '').trim()) ?? []
  return {
    ...(!kept.name && name && { name: first ? { first, last: last ?? '' } : { first: last ?? '' } }),
    ...(!kept.emails && email !== null && { emails: { items: [{ email, primary: true }] } }),
  }
}
