import type { CreateMemberRequest } from '@vitrine/contract'
import { customValue } from './custom-values.ts'
import type { MemberRow } from './member.ts'
import { type ProfileChanges, withProfile } from './profile.ts'

type MemberChanges = Partial<CreateMemberRequest['member']>
type ContactChanges = NonNullable<MemberChanges['contact']>

/**
 * Applies input from the members calls: missing fields stay, null clears a field. Fields that these calls
 * can't change (address, status, slug, dates) are ignored.
 * @throws {InvalidArgument} naming what breaks a rule below `member`
 */
export const withChanges = (
  row: MemberRow,
  changes: MemberChanges,
  by: 'member' | 'back-office',
): MemberRow => {
  const { profile, contact, privacyStatus } = changes
  return withProfile(
    row,
    {
      ...(profile?.nickname !== undefined && { nickname: profile.nickname }),
      ...(profile?.photo?.url !== undefined && { picture: profile.photo.url }),
      ...((privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE') && { privacyStatus }),
      ...(contact && changedContact(row, contact)),
    },
    { field: 'member.contact', by },
  )
}

const changedContact = (row: MemberRow, contact: ContactChanges): ProfileChanges => {
  const { firstName, lastName, phones, addresses, birthdate, company, jobTitle, customFields } = contact
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phones !== undefined && changedPhones(row, phones ?? [])),
    ...(addresses !== undefined && { addresses: changedAddresses(row, addresses ?? []) }),
    ...(birthdate !== undefined && { birthdate }),
    ...(company !== undefined && { company }),
    ...(jobTitle !== undefined && { position: jobTitle }),
    ...(customFields !== undefined && { customFields: changedCustomFields(row, customFields) }),
  }
}

/** Numbers that stay keep their other fields. */
const changedPhones = ({ profile }: MemberRow, phones: readonly string[]): ProfileChanges => {
  const phonesV2 = profile.phonesV2.filter(({ phone }) => phones.includes(phone))
  const known = new Set(phonesV2.map(({ phone }) => phone))
  return { phonesV2, phones: [...new Set(phones)].filter((phone) => !known.has(phone)) }
}

/** Addresses have no id in the members calls: each takes the id and tag of the one at its position. */
const changedAddresses = (
  { profile }: MemberRow,
  addresses: NonNullable<ContactChanges['addresses']>,
): ProfileChanges['addresses'] =>
  addresses.map((address, index) => ({
    address,
    tag: profile.addresses[index]?.tag ?? 'UNTAGGED',
  }))

/** Missing fields stay unchanged. */
const changedCustomFields = (
  { profile }: MemberRow,
  changes: ContactChanges['customFields'],
): ProfileChanges['customFields'] => {
  if (!changes) return []
  const named = Object.entries(changes)
  const kept = profile.customFields.filter(({ name }) => !Object.hasOwn(changes, name))
  const given = named.flatMap(([name, field]) =>
    field.value === null || field.value === undefined
      ? []
      : [{ name, value: customValue(field.value, `member.contact.customFields.${name.slice(0, 100)}`) }],
  )
  return [...kept, ...given]
}
