import { randomBytes } from 'node:crypto'
import type { HostedNext, HostedSetUpRequest } from '@vitrine/contract/hosted-identity'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import { assertGoodPassword } from '../../identity/passwords/password-rules.ts'
import { newUser } from '../../users/new-user.ts'
import { usersStore } from '../../users/users.store.ts'
import { ownerSetUpStore } from './owner-set-up.store.ts'

/** The operator reads the link within a day, or starts the platform again. */
const LIFETIME_MS = 24 * 3600 * 1000

/** Lets a person become the first owner of a site, with a link printed by the platform. */
export interface OwnerSetUp {
  /**
   * Returns the site of a link; looking doesn't consume it.
   * @throws {Failure} NOT_FOUND for a link that is used, older than a day or not the newest, or a site with
   * an owner
   */
  look(token: string): Promise<string>
  /**
   * Creates the owner, once. A staff user with that address becomes the owner.
   * @throws {Failure} NOT_FOUND, as for `look`
   * @throws {InvalidArgument} for a password that breaks a rule; the link stays valid
   */
  open(given: HostedSetUpRequest): Promise<HostedNext>
}

export interface OwnerSetUpParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly sites: Sites
}

export const createOwnerSetUp = ({ database, clock, ids, sites }: OwnerSetUpParts): OwnerSetUp => {
  const look: OwnerSetUp['look'] = async (token) => {
    const siteId = await ownerSetUpStore.find(database, digestOf(token), clock.now() - LIFETIME_MS)
    if (siteId === undefined || (await ownerSetUpStore.hasOwner(database, siteId))) throw fail('NOT_FOUND')
    return siteId
  }
  return {
    look,
    open: async ({ token, email, password }) => {
      const siteId = await look(token)
      const { name: shopName } = await sites.get(siteId)
      await assertGoodPassword(password, 'password', { shopName, email })
      const now = clock.now()
      const user = await newUser({
        ...{ siteId, userId: ids.guid(), email, role: 'owner', password, createdAt: now },
      })
      await database.transaction(async (tx) => {
        const used = await ownerSetUpStore.use(tx, siteId, digestOf(token), now - LIFETIME_MS)
        if (used === 0 || (await ownerSetUpStore.hasOwner(tx, siteId))) throw fail('NOT_FOUND')
        const known = await usersStore.findByEmail(tx, siteId, email)
        await usersStore.save(tx, known ? { ...user, userId: known.userId } : user)
      })
      return {}
    },
  }
}

/** A link that creates the first owner of a site. */
export interface SetUpLink {
  readonly shopName: string
  readonly url: string
}

/**
 * Creates a link for a site, replacing any older one. The token and the suggested address are behind the
 * hash, which browsers never send.
 */
export const newSetUpLink = async (
  database: Database,
  clock: Clock,
  platformUrl: string,
  { siteId, email }: { readonly siteId: string; readonly email?: string },
): Promise<{ readonly url: string }> => {
  const token = randomBytes(32).toString('base64url')
  await database.transaction((tx) => ownerSetUpStore.save(tx, siteId, digestOf(token), clock.now()))
  return { url: `${platformUrl}/login/set-up#${token}${email ? `&${new URLSearchParams({ email })}` : ''}` }
}

/** Creates links for all sites without an owner and without a valid link, to be printed at startup. */
export const makeSetUpLinks = async (
  database: Database,
  clock: Clock,
  platformUrl: string,
): Promise<SetUpLink[]> => {
  const links: SetUpLink[] = []
  for (const { siteId, name } of await ownerSetUpStore.ownerless(database, clock.now() - LIFETIME_MS))
    links.push({ shopName: name, ...(await newSetUpLink(database, clock, platformUrl, { siteId })) })
  return links
}
