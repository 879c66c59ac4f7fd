import { availableParallelism } from 'node:os'
import { createTurns } from '../../floor/turns/turns.ts'

/** The minimum of OWASP ASVS 5.0 for argon2id; about 15 ms and 19 MiB each. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // argon2id is the library's default

/** If there are several processors, one is left for shoppers. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Hashing is the only expensive work that strangers can trigger: two at once at most, and fifty may wait. */
const turns = createTurns(AT_ONCE, 50)

/** A hash of discarded random bytes. It is checked for unknown accounts, to take the same time. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$ghkZ81aGBbmwcD6Kif8/Bg$buGj0yur8+stQ1LMEsxFrBQfIT1QiN/Xh35GFfX/fLQ'

/** The longest password; longer ones are refused before hashing. */
export const LONGEST_PASSWORD = 256

/**
 * Hashes a password for storage (RFC 9106), with its own salt, in the PHC string format.
 * @throws {Failure} SERVICE_UNAVAILABLE when too many wait to be hashed
 */
export const hashPassword = (password: string): Promise<string> =>
  turns.take(async () => (await import('@node-rs/argon2')).hash(password, ARGON2ID))

/**
 * Checks a password against a hash. Takes the same time without a hash.
 * @throws {Failure} SERVICE_UNAVAILABLE when too many wait to be checked
 */
export const isPasswordOf = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  turns.take(async () => {
    const { verify } = await import('@node-rs/argon2')
    const typed = password.slice(0, LONGEST_PASSWORD)
    const fits = await verify(passwordHash ?? NOBODYS, typed)
    return fits && passwordHash !== undefined && typed === password
  })
