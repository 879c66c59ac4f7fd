import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import { catalogs } from '../products/records/catalogs.store.ts'
import { mediaStore } from './media.store.ts'
import { usesOf } from './media-uses.store.ts'

/**
 * Deletes a file that nothing uses. No index leads to its uses, so the search for them takes too long for a
 * transaction. The file is first marked as leaving, which keeps products from starting to use it; only then
 * are its uses searched. A product that uses it has either committed before, or is rejected.
 *
 * @throws {Failure} MEDIA_IN_USE; CONFLICT while another call deletes it. The file is then unchanged
 */
export const createDeleteMedia =
  (database: Database, clock: Clock) =>
  async (siteId: string, mediaId: string): Promise<void> => {
    const at = clock.now()
    const leaves = await database.transaction(async (tx) => {
      await catalogs.open(tx, siteId)
      await catalogs.change(tx, siteId, 0)
      return mediaStore.leave(tx, siteId, mediaId, at)
    })
    if (!leaves) throw fail('CONFLICT')
    try {
      const usedBy = await usesOf(database.scans, siteId, mediaId)
      if (usedBy.length > 0) throw fail('MEDIA_IN_USE', { usedBy })
    } catch (error) {
      await database.transaction((tx) => mediaStore.stay(tx, siteId, mediaId, at))
      throw error
    }
    const isGone = await database.transaction((tx) => {
      noteChange(tx, { entityType: 'MEDIA_FILE', entityId: mediaId, after: null })
      return mediaStore.remove(tx, siteId, mediaId, at)
    })
    if (!isGone) throw fail('CONFLICT')
  }
