import { digitalFilesStore } from '../../../catalog/digital-files/digital-files.store.ts'
import type { DigitalFolder } from '../../../catalog/digital-files/digital-folder.ts'
import { type Database, statement } from '../../../floor/database/database.ts'

/** Files that no new or valid existing order delivers. */
const listUnneeded = statement<{ site_id: string; file_id: string }>(
  `SELECT d.site_id, d.file_id FROM digital_files d
   WHERE (d.removed_at IS NOT NULL OR NOT EXISTS (
       SELECT 1 FROM products p WHERE p.site_id = d.site_id AND p.product_id = d.product_id))
     AND NOT EXISTS (
       SELECT 1 FROM order_products b JOIN orders o ON o.site_id = b.site_id AND o.order_number = b.order_number
       WHERE b.site_id = d.site_id AND b.product_id = d.product_id AND o.status <> 'CANCELED'
         AND o.payment_status <> 'FULLY_REFUNDED' AND (d.removed_at IS NULL OR o.created_at < d.removed_at))
   ORDER BY d.site_id, d.file_id LIMIT 100`,
)

/**
 * Deletes files that were removed, or whose product was deleted, once no order needs them. Rows go first: a
 * file without a row is never delivered.
 */
export const sweepDigitalFiles = async (database: Database, folder: DigitalFolder): Promise<void> => {
  for (;;) {
    const unneeded = await database.all(listUnneeded)
    if (unneeded.length === 0) return
    await database.transaction(async (tx) => {
      for (const { site_id, file_id } of unneeded) await digitalFilesStore.delete(tx, site_id, file_id)
    })
    for (const { file_id } of unneeded) await folder.drop(file_id)
  }
}
