import { isDeepStrictEqual } from 'node:util'
import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Site } from './site.ts'
import { sitesStore } from './sites.store.ts'

export interface Sites {
  /**
   * Returns a site's settings, from memory if they are less than five seconds old. It is the same object until
   * one of them changes.
   *
   * @throws {Failure} UNAUTHENTICATED for a site that does not exist: the token is older than the database
   */
  get(siteId: string): Promise<Site>
  /** Reads a site again the next time, because this process has changed it: what someone saves, they see at once. */
  forget(siteId: string): void
}

const KEPT_MS = 5_000

export const createSites = (database: Reader): Sites => {
  const latest = new Map<string, Site>()
  const read = async (siteId: string): Promise<Site> => {
    const found = await sitesStore.find(database, siteId)
    if (!found)
      throw fail('UNAUTHENTICATED', {}, "The access token belongs to a site that doesn't exist here.")
    const known = latest.get(siteId)
    const site = known && isDeepStrictEqual(found, known) ? known : found
    latest.set(siteId, site)
    return site
  }
  const kept = new Map<string, { site: Promise<Site>; readAt: number }>()
  return {
    get: (siteId) => {
      const known = kept.get(siteId)
      if (known && performance.now() - known.readAt < KEPT_MS) return known.site
      const site = read(siteId)
      kept.set(siteId, { site, readAt: performance.now() })
      site.catch(() => kept.delete(siteId)) // failures aren't cached
      return site
    },
    forget: (siteId) => void kept.delete(siteId),
  }
}
