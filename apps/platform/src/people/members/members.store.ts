import { folded } from '@vitrine/contract/folded'
import { type Reader, statement, type Transaction, type Value } from '../../floor/database/database.ts'
import { nameKey } from '../../floor/text/name-key.ts'
import { customersStore } from '../customers/customers.store.ts'
import { keepMember } from '../customers/keep-member.ts'
import { EMPTY_PROFILE, type MemberRow, type Privacy } from './member.ts'

export interface MemberTableRow {
  site_id: string
  member_id: string
  revision: number
  email: string
  email_key: string | null
  password_hash: string | null
  password_changed_at: number | null
  email_verified_at: number | null
  approved_at: number | null
  blocked_at: number | null
  deleted_at: number | null
  first_name: string
  last_name: string
  nickname: string
  slug: string
  privacy_status: Privacy
  profile: string
  shop_profile: string | null
  last_login_at: number | null
  created_at: number
  updated_at: number
}

const findById = statement<MemberTableRow>('SELECT * FROM members WHERE site_id = ? AND member_id = ?')
const lockById = statement<MemberTableRow>(
  'SELECT * FROM members WHERE site_id = ? AND member_id = ? FOR UPDATE',
)
const findByEmail = statement<MemberTableRow>('SELECT * FROM members WHERE site_id = ? AND email_key = ?')
const insertMember = statement(
  `INSERT INTO members (email, email_key, password_hash, password_changed_at, email_verified_at, approved_at, blocked_at,
     deleted_at, first_name, last_name, nickname, slug, slug_key, privacy_status, profile, shop_profile, updated_at,
     nickname_key, first_name_key, last_name_key, site_id, member_id, revision, last_login_at, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)
   ON CONFLICT DO NOTHING`,
)
const updateMember = statement(
  `UPDATE members SET email = ?, email_key = ?, password_hash = ?, password_changed_at = ?, email_verified_at = ?,
     approved_at = ?, blocked_at = ?, deleted_at = ?, first_name = ?, last_name = ?, nickname = ?, slug = ?,
     slug_key = ?, privacy_status = ?, profile = ?, shop_profile = ?, updated_at = ?, nickname_key = ?, first_name_key = ?,
     last_name_key = ?, revision = revision + 1
   WHERE site_id = ? AND member_id = ? AND revision = ?`,
)
const approveAll = statement(
  'UPDATE members SET approved_at = ? WHERE site_id = ? AND approved_at IS NULL AND deleted_at IS NULL',
)
const noteLogin = statement('UPDATE members SET last_login_at = ? WHERE site_id = ? AND member_id = ?')

/** Writes a slug in its lookup form. */
export const slugKeyOf = (slug: string): string => folded(slug)

export const memberOf = (row: MemberTableRow): MemberRow => ({
  siteId: row.site_id,
  memberId: row.member_id,
  email: row.email,
  emailKey: row.email_key ?? '',
  passwordHash: row.password_hash,
  passwordChangedAt: row.password_changed_at,
  emailVerifiedAt: row.email_verified_at,
  approvedAt: row.approved_at,
  blockedAt: row.blocked_at,
  deletedAt: row.deleted_at,
  firstName: row.first_name || null,
  lastName: row.last_name || null,
  nickname: row.nickname || null,
  slug: row.slug,
  privacyStatus: row.privacy_status,
  profile: { ...EMPTY_PROFILE, ...JSON.parse(row.profile) },
  shopProfile: row.shop_profile === null ? null : JSON.parse(row.shop_profile),
  lastLoginAt: row.last_login_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  revision: row.revision,
})

/** The changeable columns of a member, in order from `email` to `last_name_key`. */
const columnsOf = (row: MemberRow): Value[] => [
  ...[row.email, row.emailKey || null, row.passwordHash, row.passwordChangedAt],
  ...[row.emailVerifiedAt, row.approvedAt, row.blockedAt, row.deletedAt],
  ...[row.firstName ?? '', row.lastName ?? '', row.nickname ?? ''],
  ...[row.slug, row.deletedAt === null ? slugKeyOf(row.slug) : null, row.privacyStatus],
  ...[JSON.stringify(row.profile), row.shopProfile && JSON.stringify(row.shopProfile), row.updatedAt],
  ...[nameKey(row.nickname ?? ''), nameKey(row.firstName ?? ''), nameKey(row.lastName ?? '')],
]

/** Members by site; deleted ones too, without their profile. */
export const membersStore = {
  find: async (reader: Reader, siteId: string, memberId: string): Promise<MemberRow | undefined> => {
    const row = await reader.first(findById, siteId, memberId)
    return row && memberOf(row)
  },

  /** Finds a member and locks the row until the transaction ends. */
  lock: async (tx: Transaction, siteId: string, memberId: string): Promise<MemberRow | undefined> => {
    const row = await tx.first(lockById, siteId, memberId)
    return row && memberOf(row)
  },

  /** @param emailKey - as `mailAddressOf` writes it */
  findByEmail: async (reader: Reader, siteId: string, emailKey: string): Promise<MemberRow | undefined> => {
    const row = await reader.first(findByEmail, siteId, emailKey)
    return row && memberOf(row)
  },

  /**
   * Saves a new member and returns them as saved: under their slug or, if it is taken, with part of their id
   * appended. Returns undefined if the address belongs to another member.
   */
  insert: async (tx: Transaction, member: MemberRow): Promise<MemberRow | undefined> => {
    const { siteId, memberId, slug, lastLoginAt, createdAt } = member
    for (const end of ['', `-${memberId.slice(0, 8)}`, `-${memberId}`]) {
      const row = { ...member, slug: slug + end }
      if ((await tx.run(insertMember, ...columnsOf(row), siteId, memberId, lastLoginAt, createdAt)) === 1) {
        await keepMember(tx, row)
        return row
      }
      if (await tx.first(findByEmail, siteId, member.emailKey)) return undefined
    }
    return undefined
  },

  /**
   * Saves the changes to a member as they were read; returns 1, or 0 when someone else was quicker.
   * @throws {ConstraintViolation} when another member has the address or the slug
   */
  update: async (tx: Transaction, member: MemberRow): Promise<number> => {
    const { siteId, memberId, revision } = member
    const changed = await tx.run(updateMember, ...columnsOf(member), siteId, memberId, revision)
    if (changed === 1 && member.deletedAt === null) await keepMember(tx, member)
    return changed
  },

  /** Approves everyone who waits, for a site that no longer requires approval. */
  approveAll: async (tx: Transaction, siteId: string, at: number): Promise<number> => {
    await customersStore.approveAll(tx, siteId)
    return tx.run(approveAll, at, siteId)
  },

  /** @param at - milliseconds since 1970 */
  noteLogin: (tx: Transaction, siteId: string, memberId: string, at: number): Promise<number> =>
    tx.run(noteLogin, at, siteId, memberId),
}
