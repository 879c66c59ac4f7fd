import type { Database } from '../../database/database.ts'
import type { Site } from './site.ts'
import { sitesStore } from './sites.store.ts'

export interface Sites {
  /** Gives a site's settings, from memory while they are not older than five seconds. */
  get(siteId: string): Promise<Site>
}

const KEPT_MS = 5_000

export const createSites = (database: Database): Sites => {
  const kept = new Map<string, { site: Promise<Site>; readAt: number }>()
  return {
    get: (siteId) => {
      const known = kept.get(siteId)
      if (known && Date.now() - known.readAt < KEPT_MS) return known.site
      const site = sitesStore.find(database, siteId).then((found) => {
        if (found) return found
        kept.delete(siteId)
        throw new Error(`There is no site ${siteId}`)
      })
      kept.set(siteId, { site, readAt: Date.now() })
      return site
    },
  }
}
