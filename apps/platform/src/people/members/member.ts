import type { Connection, Identity, IdentityProfile, StatusReason, StatusV2 } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import { slugOf } from '../../floor/text/slug.ts'
import type { SignOnPolicy } from './sign-on-policy.ts'

/** What a member says of themself, beside what has a column of its own. */
export type MemberProfile = Omit<
  IdentityProfile,
  'nickname' | 'slug' | 'privacyStatus' | 'firstName' | 'lastName'
>

/** Who sees a member's profile: everybody, or the member and the back office alone. */
export type Privacy = 'PUBLIC' | 'PRIVATE'

/** A member as the database keeps them. Times are milliseconds since 1970. */
export interface MemberRow {
  readonly siteId: string
  readonly memberId: string
  /** As `mailAddressOf` writes it; empty when the member was deleted, as `emailKey`. */
  readonly email: string
  /** The same; unique in its site. */
  readonly emailKey: string
  /** Argon2id in the PHC string format; null for who was signed on without a password. */
  readonly passwordHash: string | null
  readonly passwordChangedAt: number | null
  readonly emailVerifiedAt: number | null
  /** Null while the owner's word is waited for, where the site asks for it. */
  readonly approvedAt: number | null
  readonly blockedAt: number | null
  /** What a deleted member said of themself is gone; the row keeps that there was one. */
  readonly deletedAt: number | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly nickname: string | null
  /** The part of an address that names the member; unique in its site whatever its capitals. */
  readonly slug: string
  readonly privacyStatus: Privacy
  readonly profile: MemberProfile
  /** What the back office entered of the member: it stays when the address is proved. Null where it entered nothing. */
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

/** The one authenticator there is: the password. The first version of the identity calls may name it. */
export const PASSWORD_AUTHENTICATOR = '2f8f2c1e-6b7a-4a55-9d0c-6e4b1f3a7c90'

/** How whoever has a password logs in. */
const BY_PASSWORD: Connection = {
  authenticatorConnection: {
    authenticatorConnectionId: PASSWORD_AUTHENTICATOR,
    reEnrollmentRequired: false,
  },
}

/** What a new member is made of. */
export interface NewMember {
  readonly siteId: string
  readonly memberId: string
  readonly email: string
  readonly passwordHash: string | null
  readonly policy: SignOnPolicy
  /** Whether somebody trusted vouches for the address: then no proof of it is asked for. */
  readonly verified?: boolean
  /** Whether the owner's word is given with it, as for members that the back office makes. */
  readonly approved?: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Makes a member of whom nothing is known yet; see `withProfile` and `named`. Where the owner need not approve,
 * they count as approved from the start, so that a policy that is made stricter later locks nobody out.
 *
 * @throws {RangeError} for what is no e-mail address; calls refuse it before
 */
export const newMember = (news: NewMember): MemberRow => {
  const { siteId, memberId, passwordHash, policy, now } = news
  const email = mailAddressOf(news.email)
  if (email === undefined) throw new RangeError('A member has one e-mail address; this is none.')
  return {
    ...{ siteId, memberId, email, emailKey: email, passwordHash },
    passwordChangedAt: passwordHash === null ? null : now,
    emailVerifiedAt: news.verified ? now : null,
    approvedAt: policy.ownerApprovalRequired && !news.approved ? null : now,
    ...{ blockedAt: null, deletedAt: null, lastLoginAt: null },
    ...{ firstName: null, lastName: null, nickname: null },
    slug: 'member',
    privacyStatus: 'PRIVATE',
    profile: EMPTY_PROFILE,
    shopProfile: null,
    ...{ createdAt: now, updatedAt: now, revision: 1 },
  }
}

/** Gives a new member a nickname, where they chose none, and a slug after it. */
export const named = (member: MemberRow): MemberRow => {
  const name = [member.firstName, member.lastName].filter(Boolean).join(' ')
  const nickname = member.nickname ?? (name || null)
  return { ...member, nickname, slug: slugOf(nickname ?? '') || 'member' }
}

/** Tells whether a member's address is proved; only `proveAddress` and `newMember` make it so. */
export const isVerified = ({ emailVerifiedAt }: MemberRow): boolean => emailVerifiedAt !== null

/** Tells whether what was given to a member at a time is from before they had another password. */
export const isOfBefore = ({ passwordChangedAt }: MemberRow, givenAt: number): boolean =>
  passwordChangedAt !== null && givenAt < passwordChangedAt

/** Tells whether a member may log in, and what they wait for otherwise. Only ACTIVE lets anybody in. */
export const statusOf = (row: MemberRow, policy: SignOnPolicy): StatusV2 => {
  if (row.deletedAt !== null) return { name: 'DELETED', reasons: [] }
  if (row.blockedAt !== null) return { name: 'BLOCKED', reasons: [] }
  const reasons: StatusReason[] = []
  if (policy.ownerApprovalRequired && row.approvedAt === null) reasons.push('PENDING_ADMIN_APPROVAL_REQUIRED')
  if (policy.emailVerificationRequired && row.emailVerifiedAt === null)
    reasons.push('PENDING_EMAIL_VERIFICATION_REQUIRED')
  return { name: reasons.length > 0 ? 'PENDING' : 'ACTIVE', reasons }
}

/** Shows a member's profile as it travels. */
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
 * Shows a member's identity as it travels.
 *
 * @param providers - by which other providers they log in
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
