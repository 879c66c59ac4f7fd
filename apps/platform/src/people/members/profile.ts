import type { RegisterV2Request } from '@vitrine/contract'
import { IdentityProfile as IdentityProfileSchema } from '@vitrine/contract/rules'
import { refuse } from '../../floor/failure.ts'
import { wholePart } from '../../floor/http/bodies/whole-part.ts'
import { type MemberRow, shownProfile } from './member.ts'

/** Input for a profile: missing fields stay, null clears a field. */
export type ProfileChanges = NonNullable<RegisterV2Request['profile']>

/** Longer names break pages and mails, and no one has them. */
const LONGEST_NAME = 100
const LONGEST_NICKNAME = 255
/** The size limit of a profile, in characters of JSON. */
const LONGEST_PROFILE = 65_536

const whole = wholePart(IdentityProfileSchema)

/**
 * Applies profile input. The slug has its own call, and labels belong to staff: both are ignored from
 * members. What staff enter is also stored separately.
 * @param field - the profile's place in the request, for violations
 * @throws {InvalidArgument} naming what breaks a rule below `field`
 */
export const withProfile = (
  member: MemberRow,
  changes: ProfileChanges,
  { field, by }: { field: string; by: 'member' | 'back-office' },
): MemberRow => {
  const { slug: _, labels, ...rest } = changes
  const heard = by === 'back-office' && labels !== undefined ? { ...rest, labels } : rest
  const { firstName, lastName, nickname, privacyStatus, ...profile } = whole(
    completed({ ...shownProfile(member), ...defined(heard) }),
    field,
  )
  limit(`${field}.firstName`, firstName, LONGEST_NAME)
  limit(`${field}.lastName`, lastName, LONGEST_NAME)
  limit(`${field}.nickname`, nickname, LONGEST_NICKNAME)
  limit(field, JSON.stringify(profile), LONGEST_PROFILE)
  return {
    ...member,
    ...(by === 'back-office' && { shopProfile: { ...member.shopProfile, ...defined(heard) } }),
    ...{ firstName: firstName || null, lastName: lastName || null, nickname: nickname || null },
    privacyStatus: privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    profile,
  }
}

const defined = (changes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** Cleared lists become empty, and a missing tag becomes untagged. */
const completed = (profile: Readonly<Record<string, unknown>>) => ({
  ...profile,
  emails: profile.emails ?? [],
  phones: profile.phones ?? [],
  labels: profile.labels ?? [],
  privacyStatus: profile.privacyStatus ?? 'PRIVATE',
  customFields: profile.customFields ?? [],
  secondaryEmails: tagged(profile.secondaryEmails),
  phonesV2: tagged(profile.phonesV2),
  addresses: tagged(profile.addresses),
})

const tagged = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((item: object) => ({ tag: 'UNTAGGED', ...item })) : []

const limit = (field: string, text: string | null | undefined, most: number): void => {
  if (text && text.length > most) throw refuse(field, 'MAX_LENGTH', `must have at most ${most} characters`)
}
