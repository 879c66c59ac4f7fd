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

/** Whoever starts the platform reads the link within a day, or starts it again. */
const LIFETIME_MS = 24 * 3600 * 1000

/** Lets somebody become the first owner of a site, by a link that the platform printed. */
export interface OwnerSetUp {
  /**
   * Tells for which site a link is; looking uses nothing up.
   *
   * @throws {Failure} NOT_FOUND for a link that is used, older than a day or not the newest, or a site with an owner
   */
  look(token: string): Promise<string>
  /**
   * Makes the owner, once. Somebody who works there already under the address becomes the owner.
   *
   * @throws {Failure} NOT_FOUND, as for `look`
   * @throws {InvalidArgument} for a password that breaks a rule; the link stays good
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

/** A link that makes the first owner of a site. */
export interface SetUpLink {
  readonly shopName: string
  readonly url: string
}

/**
 * Makes a link for a site; an older one is worthless then. The token stands behind the hash, which browsers send to
 * nobody, and behind it the address that the page suggests.
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

/** Makes a link for every site that has neither an owner nor a good link, to be printed where the platform was started. */
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
