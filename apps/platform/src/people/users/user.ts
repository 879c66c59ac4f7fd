/**
 * What a back-office user may do: an owner everything, a merchant everything except what is reserved for
 * owners.
 */
export type Role = 'owner' | 'merchant'

export const ROLES: readonly Role[] = ['owner', 'merchant']

/** A member of staff of a site. */
export interface User {
  readonly siteId: string
  readonly userId: string
  /** As `mailAddressOf` writes it; unique in its site. */
  readonly email: string
  readonly role: Role
  /** Argon2id in the PHC string format, which names its own parameters. */
  readonly passwordHash: string
  /** Milliseconds since 1970, as `disabledAt`. */
  readonly createdAt: number
  readonly disabledAt: number | null
}
