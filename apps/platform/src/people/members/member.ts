import type { Connection, Identity, IdentityProfile, StatusReason, StatusV2 } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import { slugOf } from '../../floor/text/slug.ts'
import type { SignOnPolicy } from './sign-on-policy.ts'

/** A member's own profile, without the fields that have a column. */
export type MemberProfile = Omit<
  IdentityProfile,
  'nickname' | 'slug' | 'privacyStatus' | 'firstName' | 'lastName'
>

/** Who sees a member's profile: everyone, or only the member and staff. */
export type Privacy = 'PUBLIC' | 'PRIVATE'

/** A member as stored. Times are milliseconds since 1970. */
export interface MemberRow {
  readonly siteId: string
  readonly memberId: string
  /** As `mailAddressOf` writes it; empty for a deleted member, like `emailKey`. */
  readonly email: string
  /** The same; unique in its site. */
  readonly emailKey: string
  /** Argon2id in the PHC string format; null for someone signed on without a password. */
  readonly passwordHash: string | null
  readonly passwordChangedAt: number | null
  readonly emailVerifiedAt: number | null
  /** Null while the owner's approval is pending, if the site requires it. */
  readonly approvedAt: number | null
  readonly blockedAt: number | null
  /** A deleted member's profile is gone; the row records that they existed. */
  readonly deletedAt: number | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly nickname: string | null
  /** The member's part of an address; unique in its site in any letter case. */
  readonly slug: string
  readonly privacyStatus: Privacy
  readonly profile: MemberProfile
  /** What staff entered about the member: it stays when the address is proved. Null if they entered nothing. */
  readonly shopProfile: Partial<IdentityProfile> | null
  readonly lastLoginAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
  /** Counts the changes, from 1. */
  readonly revision: number
}

export const EMPTY_PROFILE: MemberProfile = {
  emails: [],
  phones: [],
  labels: [],
  customFields: [],
  secondaryEmails: [],
  phonesV2: [],
  addresses: [],
}

/** The only authenticator: the password. The first version of the identity calls may name it. */
export const PASSWORD_AUTHENTICATOR = '2f8f2c1e-6b7a-4a55-9d0c-6e4b1f3a7c90'

/** How a member with a password logs in. */
const BY_PASSWORD: Connection = {
  authenticatorConnection: {
    authenticatorConnectionId: PASSWORD_AUTHENTICATOR,
    reEnrollmentRequired: false,
  },
}

/** What a new member is created from. */
export interface NewMember {
  readonly siteId: string
  readonly memberId: string
  readonly email: string
  readonly passwordHash: string | null
  readonly policy: SignOnPolicy
  /** Whether someone trusted vouches for the address, so no proof is needed. */
  readonly verified?: boolean
  /** Whether the owner's approval is given, as for members added by staff. */
  readonly approved?: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Creates a member with an empty profile; see `withProfile` and `named`. If the owner need not approve, they
 * count as approved from the start, so a stricter policy later doesn't lock them out.
 * @throws {RangeError} for an invalid email address; calls reject it earlier
 */
export const newMember = (news: NewMember): MemberRow => {
  const { siteId, memberId, passwordHash, policy, now } = news
  const email = mailAddressOf(news.email)
  if (email === undefined) throw new RangeError('A member needs a valid email address.')
  return {
    ...{ siteId, memberId, email, emailKey: email, passwordHash },
    passwordChangedAt: passwordHash === null ? null : now,
    emailVerifiedAt: news.verified ? now : null,
    approvedAt: policy.requireOwnerApproval && !news.approved ? null : now,
    ...{ blockedAt: null, deletedAt: null, lastLoginAt: null },
    ...{ firstName: null, lastName: null, nickname: null },
    slug: 'member',
    privacyStatus: 'PRIVATE',
    profile: EMPTY_PROFILE,
    shopProfile: null,
    ...{ createdAt: now, updatedAt: now, revision: 1 },
  }
}

/** Gives a new member a nickname if they chose none, and a slug based on it. */
export const named = (member: MemberRow): MemberRow => {
  const name = [member.firstName, member.lastName].filter(Boolean).join(' ')
  const nickname = member.nickname ?? (name || null)
  return { ...member, nickname, slug: slugOf(nickname ?? '') || 'member' }
}

/** Whether a member's address is proved; only `proveAddress` and `newMember` set it. */
export const isVerified = ({ emailVerifiedAt }: MemberRow): boolean => emailVerifiedAt !== null

/** Whether something given to a member is older than their current password. */
export const isOfBefore = ({ passwordChangedAt }: MemberRow, givenAt: number): boolean =>
  passwordChangedAt !== null && givenAt < passwordChangedAt

/** Decides whether a member may log in, or what they must wait for. Only ACTIVE lets anyone in. */
export const statusOf = (row: MemberRow, policy: SignOnPolicy): StatusV2 => {
  if (row.deletedAt !== null) return { name: 'DELETED', reasons: [] }
  if (row.blockedAt !== null) return { name: 'BLOCKED', reasons: [] }
  const reasons: StatusReason[] = []
  if (policy.requireOwnerApproval && row.approvedAt === null) reasons.push('PENDING_ADMIN_APPROVAL_REQUIRED')
  if (policy.requireEmailVerification && row.emailVerifiedAt === null)
    reasons.push('PENDING_EMAIL_VERIFICATION_REQUIRED')
  return { name: reasons.length > 0 ? 'PENDING' : 'ACTIVE', reasons }
}

/** Shows a member's profile in the wire's form. */
export const shownProfile = (member: MemberRow): IdentityProfile => {
  const { firstName, lastName, nickname, slug, privacyStatus, profile } = member
  return {
    ...profile,
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
    ...(nickname !== null && { nickname }),
    ...{ slug, privacyStatus },
  }
}

/**
 * Shows a member's identity in the wire's form.
 * @param providers - their external login providers
 */
export const identityOf = (
  row: MemberRow,
  policy: SignOnPolicy,
  providers: readonly Connection[] = [],
): Identity => {
  const { memberId, email } = row
  return {
    id: memberId,
    revision: String(row.revision),
    createdDate: new Date(row.createdAt).toISOString(),
    updatedDate: new Date(row.updatedAt).toISOString(),
    connections: [...(row.passwordHash === null ? [] : [BY_PASSWORD]), ...providers],
    identityProfile: shownProfile(row),
    metadata: {},
    email: { address: email, isVerified: row.emailVerifiedAt !== null },
    status: statusOf(row, policy),
    factors: [],
  }
}
