import type { CreateMemberRequest } from '@vitrine/contract'
import { customValue } from './custom-values.ts'
import type { MemberRow } from './member.ts'
import { type SaidProfile, withProfile } from './profile.ts'

type SaidMember = Partial<CreateMemberRequest['member']>
type SaidContact = NonNullable<SaidMember['contact']>

/**
 * Puts what is said of a member by members' calls in the place of what was known: what is absent stays, what is
 * null goes. Whatever members' calls do not change (address, status, slug, dates) stays whatever is said of it.
 *
 * @throws {InvalidArgument} naming what breaks a rule below `member`
 */
export const withSaid = (row: MemberRow, said: SaidMember, by: 'member' | 'back-office'): MemberRow => {
  const { profile, contact, privacyStatus } = said
  return withProfile(
    row,
    {
      ...(profile?.nickname !== undefined && { nickname: profile.nickname }),
      ...(profile?.photo?.url !== undefined && { picture: profile.photo.url }),
      ...((privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE') && { privacyStatus }),
      ...(contact && contactSaid(row, contact)),
    },
    { field: 'member.contact', by },
  )
}

const contactSaid = (row: MemberRow, contact: SaidContact): SaidProfile => {
  const { firstName, lastName, phones, addresses, birthdate, company, jobTitle, customFields } = contact
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phones !== undefined && phonesSaid(row, phones ?? [])),
    ...(addresses !== undefined && { addresses: addressesSaid(row, addresses ?? []) }),
    ...(birthdate !== undefined && { birthdate }),
    ...(company !== undefined && { company }),
    ...(jobTitle !== undefined && { position: jobTitle }),
    ...(customFields !== undefined && { customFields: customFieldsSaid(row, customFields) }),
  }
}

/** Numbers that stay keep what else is known of them. */
const phonesSaid = ({ profile }: MemberRow, phones: readonly string[]): SaidProfile => {
  const phonesV2 = profile.phonesV2.filter(({ phone }) => phones.includes(phone))
  const known = new Set(phonesV2.map(({ phone }) => phone))
  return { phonesV2, phones: [...new Set(phones)].filter((phone) => !known.has(phone)) }
}

/** Addresses have no name on the wire of members: each takes the place and the tag of the one that stood there. */
const addressesSaid = (
  { profile }: MemberRow,
  addresses: NonNullable<SaidContact['addresses']>,
): SaidProfile['addresses'] =>
  addresses.map((address, index) => ({
    address,
    tag: profile.addresses[index]?.tag ?? 'UNTAGGED',
  }))

/** Fields are changed one by one: what is not named stays. */
const customFieldsSaid = (
  { profile }: MemberRow,
  said: SaidContact['customFields'],
): SaidProfile['customFields'] => {
  if (!said) return []
  const named = Object.entries(said)
  const kept = profile.customFields.filter(({ name }) => !Object.hasOwn(said, name))
  const given = named.flatMap(([name, field]) =>
    field.value === null || field.value === undefined
      ? []
      : [{ name, value: customValue(field.value, `member.contact.customFields.${name.slice(0, 100)}`) }],
  )
  return [...kept, ...given]
}
