import type { IdentityProfile, Member, MemberAddress, MemberContact } from '@vitrine/contract'
import { refuse } from '../../floor/failure.ts'
import { plainValue } from './custom-values.ts'
import { type MemberRow, statusOf } from './member.ts'
import type { SignOnPolicy } from './sign-on-policy.ts'

/** How much of a member is shown: the public part, the administrative part, and the contact data. */
export type Fieldset = 'PUBLIC' | 'EXTENDED' | 'FULL'

const FIELDSETS: readonly Fieldset[] = ['FULL', 'EXTENDED', 'PUBLIC']

/**
 * Reads the requested fieldsets; the largest one applies.
 * @throws {InvalidArgument} for an unknown name
 */
export const fieldsetOf = (asked: string | readonly string[] = []): Fieldset => {
  const names: readonly string[] = typeof asked === 'string' ? [asked] : asked
  if (names.some((name) => !FIELDSETS.some((known) => known === name)))
    throw refuse('fieldsets', 'INVALID_ENUM_VALUE', `must be one of ${FIELDSETS.join(', ')}`)
  return FIELDSETS.find((known) => names.includes(known)) ?? 'PUBLIC'
}

const isoDate = (at: number): string => new Date(at).toISOString()

/** Shows a member in the form of the members calls. */
export const showMember = (row: MemberRow, policy: SignOnPolicy, fieldset: Fieldset): Member => {
  const { memberId: id, nickname, slug, profile, createdAt, updatedAt, lastLoginAt } = row
  const shown: Member = {
    ...{ id, contactId: id },
    ...{ status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' },
    profile: { nickname, slug, ...(profile.picture && { photo: { url: profile.picture } }) },
    ...{ createdDate: isoDate(createdAt), updatedDate: isoDate(updatedAt) },
  }
  if (fieldset === 'PUBLIC') return shown
  return {
    ...shown,
    ...{ loginEmail: row.email, loginEmailVerified: row.emailVerifiedAt !== null },
    ...{ status: accessOf(row, policy), privacyStatus: row.privacyStatus, activityStatus: 'ACTIVE' },
    ...(lastLoginAt !== null && { lastLoginDate: isoDate(lastLoginAt) }),
    ...(fieldset === 'FULL' && { contact: showContact(row) }),
  }
}

/** Shows a member's contact data. */
export const showContact = ({ firstName, lastName, email, profile }: MemberRow): MemberContact => {
  const { phones, phonesV2, secondaryEmails, birthdate, company, position } = profile
  return {
    ...{ firstName, lastName },
    phones: [...new Set([...phones, ...phonesV2.map(({ phone }) => phone)])],
    emails: [email, ...secondaryEmails.map((other) => other.email)],
    addresses: profile.addresses.map(({ address }) => showAddress(address)),
    ...(birthdate && { birthdate }),
    ...(company && { company }),
    ...(position && { jobTitle: position }),
    customFields: Object.fromEntries(
      profile.customFields.map(({ name, value }) => [name, { name, value: plainValue(value) }]),
    ),
  }
}

const showAddress = (
  address: NonNullable<IdentityProfile['addresses'][number]['address']> = {},
): MemberAddress => {
  const { country, subdivision, city, postalCode, addressLine, addressLine2, streetAddress } = address
  return {
    ...{ country, subdivision, city, postalCode, addressLine, addressLine2 },
    ...(streetAddress && { streetAddress }),
  }
}

const accessOf = (row: MemberRow, policy: SignOnPolicy): 'PENDING' | 'APPROVED' | 'BLOCKED' => {
  const { name } = statusOf(row, policy)
  if (name === 'PENDING' || name === 'BLOCKED') return name
  return 'APPROVED'
}
