import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { catalogs } from '../products/records/catalogs.store.ts'
import { mediaStore } from './media.store.ts'
import { usesOf } from './media-uses.store.ts'

/**
 * Forgets a file of the store that nothing shows. Whoever shows it is found by no index, so that takes too long for
 * a transaction: the file is first put on its way out, from where no product can begin to show it, and only then is
 * looked for. What shows it stands committed before, or is refused.
 *
 * @throws {Failure} MEDIA_IN_USE; CONFLICT while another call deletes it. The file is then as it was
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
    const isGone = await database.transaction((tx) => mediaStore.remove(tx, siteId, mediaId, at))
    if (!isGone) throw fail('CONFLICT')
  }
