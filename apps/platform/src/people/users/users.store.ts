import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { Role, User } from './user.ts'

interface UserRow {
  site_id: string
  user_id: string
  email: string
  role: Role
  password_hash: string
  created_at: number
  disabled_at: number | null
}

const findById = statement<UserRow>('SELECT * FROM users WHERE site_id = ? AND user_id = ?')
const findByEmail = statement<UserRow>('SELECT * FROM users WHERE site_id = ? AND email = ?')
const listOwners = statement<{ email: string }>(
  `SELECT email FROM users WHERE site_id = ? AND role = 'owner' AND disabled_at IS NULL ORDER BY created_at, user_id`,
)
const saveUser = statement(
  `INSERT INTO users (site_id, user_id, email, role, password_hash, created_at, disabled_at)
   VALUES (?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, user_id) DO UPDATE SET email = excluded.email, role = excluded.role,
     password_hash = excluded.password_hash, disabled_at = excluded.disabled_at`,
)

const userOf = (row: UserRow | undefined): User | undefined =>
  row && {
    siteId: row.site_id,
    userId: row.user_id,
    email: row.email,
    role: row.role,
    passwordHash: row.password_hash,
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
  }

export const usersStore = {
  find: async (reader: Reader, siteId: string, userId: string): Promise<User | undefined> =>
    userOf(await reader.first(findById, siteId, userId)),
  /** @param email - as `mailAddressOf` writes it */
  findByEmail: async (reader: Reader, siteId: string, email: string): Promise<User | undefined> =>
    userOf(await reader.first(findByEmail, siteId, email)),
  /** The addresses of a site's owners. */
  ownersOf: async (reader: Reader, siteId: string): Promise<string[]> =>
    (await reader.all(listOwners, siteId)).map(({ email }) => email),
  /** @throws {ConstraintViolation} when another user of the site has the address */
  save: (tx: Transaction, user: User): Promise<number> =>
    tx.run(
      saveUser,
      user.siteId,
      user.userId,
      user.email,
      user.role,
      user.passwordHash,
      user.createdAt,
      user.disabledAt,
    ),
}
