import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { shopNameOf } from '../../shop/settings/brand.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { Access } from '../access/create-access.ts'
import { usersStore } from '../users/users.store.ts'

/** Who is logged in, and at which shop. */
export interface Staff {
  readonly user: { readonly email: string; readonly role: 'owner' | 'merchant' }
  readonly shop: {
    readonly name: string
    readonly currency: string
    readonly locale: string
    readonly storefrontUrl: string
    /** An IANA time zone: where the shop's days begin. */
    readonly timeZone: string
    /** Where pictures and files are. */
    readonly mediaUrl: string
  }
}

/** Finds whose access token it is. @throws {Failure} UNAUTHENTICATED */
export type FindStaff = (accessToken: string) => Promise<Staff>

export const createFindStaff =
  (database: Reader, sites: Sites, { findCaller }: Pick<Access, 'findCaller'>, mediaUrl: string): FindStaff =>
  async (accessToken) => {
    const actor = await findCaller({ authorization: accessToken })
    if (actor.type !== 'WIX_USER') throw fail('UNAUTHENTICATED')
    const [site, user] = await Promise.all([
      sites.get(actor.siteId),
      usersStore.find(database, actor.siteId, actor.userId),
    ])
    if (!user) throw fail('UNAUTHENTICATED')
    const { currency, locale, storefrontUrl, timeZone = 'UTC' } = site
    return {
      user: { email: user.email, role: user.role },
      shop: { name: await shopNameOf(database, site), currency, locale, storefrontUrl, timeZone, mediaUrl },
    }
  }
