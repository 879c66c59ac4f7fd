import { availableParallelism } from 'node:os'
import { createTurns } from '../../floor/turns/turns.ts'

/** The floor of OWASP ASVS 5.0 for argon2id; about 15 ms and 19 MiB each. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // argon2id is the library's default

/** One processor is left to those who shop, where there are several. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Hashing is the one thing that strangers can make us do that costs: two at once at most, and fifty may wait. */
const turns = createTurns(AT_ONCE, 50)

/** Nobody's: of random bytes that were thrown away. Checked where there is no account, for the time it takes. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$ghkZ81aGBbmwcD6Kif8/Bg$buGj0yur8+stQ1LMEsxFrBQfIT1QiN/Xh35GFfX/fLQ'

/** A password that people may type; longer ones are refused unread, so that nobody hashes novels. */
export const LONGEST_PASSWORD = 256

/**
 * Hashes a password for keeping (RFC 9106), with a salt of its own, in the PHC string format.
 *
 * @throws {Failure} SERVICE_UNAVAILABLE when too many wait to be hashed
 */
export const hashPassword = (password: string): Promise<string> =>
  turns.take(async () => (await import('@node-rs/argon2')).hash(password, ARGON2ID))

/**
 * Tells whether a password is the one of a hash. Takes as long without a hash as with one.
 *
 * @throws {Failure} SERVICE_UNAVAILABLE when too many wait to be checked
 */
export const isPasswordOf = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  turns.take(async () => {
    const { verify } = await import('@node-rs/argon2')
    const typed = password.slice(0, LONGEST_PASSWORD)
    const fits = await verify(passwordHash ?? NOBODYS, typed)
    return fits && passwordHash !== undefined && typed === password
  })
