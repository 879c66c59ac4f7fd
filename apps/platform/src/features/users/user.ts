import { domainToASCII } from 'node:url'

/** What a back-office user may do: an owner everything, a merchant all but what the owner keeps to themself. */
export type Role = 'owner' | 'merchant'

export const ROLES: readonly Role[] = ['owner', 'merchant']

/** Somebody who works in the back office of a site. */
export interface User {
  readonly siteId: string
  readonly userId: string
  /** As `emailKeyOf` writes it; unique in its site. */
  readonly email: string
  readonly role: Role
  /** Argon2id in the PHC string format, which names its own parameters. */
  readonly passwordHash: string
  /** Milliseconds since 1970, as `disabledAt`. */
  readonly createdAt: number
  readonly disabledAt: number | null
}

/**
 * Writes an e-mail address in the one way it is kept and looked for: whatever its capitals, its width or the script of
 * its domain (Unicode TR 36, section 2.10.2), since people do not mind them and forgers count on it.
 */
export const emailKeyOf = (email: string): string => {
  const plain = email.trim().normalize('NFKC').toLowerCase().normalize('NFKC')
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  return plain.slice(0, at + 1) + (domainToASCII(domain) || domain)
}
