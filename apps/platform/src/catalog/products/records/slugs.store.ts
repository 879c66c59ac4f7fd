import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'

const holdersOf = selectIn<{ slug: string; product_number: number }>(
  'SELECT slug, product_number FROM products WHERE site_id = ? AND slug IN (?*)',
)
const formerHoldersOf = selectIn<{ slug: string; product_number: number }>(
  'SELECT slug, product_number FROM former_slugs WHERE site_id = ? AND slug IN (?*)',
)
const keepFormer = statement(
  `INSERT INTO former_slugs (site_id, slug, product_number) VALUES (?, ?, ?)
   ON CONFLICT (site_id, slug) DO UPDATE SET product_number = excluded.product_number`,
)
const forgetFormer = statement('DELETE FROM former_slugs WHERE site_id = ? AND slug = ?')
const findFormer = statement<{ product_id: string; slug: string; visible: number }>(
  `SELECT p.product_id, p.slug, p.visible
   FROM former_slugs f
   JOIN products p ON p.site_id = f.site_id AND p.product_number = f.product_number
   WHERE f.site_id = ? AND f.slug = ?`,
)

/**
 * The current and former slugs of products. A slug belongs to one product; a former one leads to it until
 * another product takes it.
 */
export const slugsStore = {
  /** Finds the products that have these slugs now: their numbers by slug. */
  holders: async (reader: Reader, siteId: string, slugs: readonly string[]): Promise<Map<string, number>> =>
    bySlug(await holdersOf(reader, siteId, slugs)),

  /** Finds the products that used to have these slugs: their numbers by slug. */
  formerHolders: async (
    reader: Reader,
    siteId: string,
    slugs: readonly string[],
  ): Promise<Map<string, number>> => bySlug(await formerHoldersOf(reader, siteId, slugs)),

  /** Finds the product that used to have a slug, and its slug now. */
  former: (reader: Reader, siteId: string, slug: string) => reader.first(findFormer, siteId, slug),

  /** Records a product's new or first slug. */
  change: async (
    tx: Transaction,
    siteId: string,
    number: number,
    before: string | undefined,
    after: string,
  ): Promise<void> => {
    if (before !== undefined) await tx.run(keepFormer, siteId, before, number)
    await tx.run(forgetFormer, siteId, after)
  },
}

const bySlug = (rows: readonly { slug: string; product_number: number }[]): Map<string, number> =>
  new Map(rows.map((row) => [row.slug, row.product_number]))
