import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'

const holders = selectIn<{ slug: string }>('SELECT slug FROM collections WHERE site_id = ? AND slug IN (?*)')
const formerHolders = selectIn<{ slug: string }>(
  'SELECT slug FROM former_collection_slugs WHERE site_id = ? AND slug IN (?*)',
)
const keepFormer = statement(
  `INSERT INTO former_collection_slugs (site_id, slug, collection_number) VALUES (?, ?, ?)
   ON CONFLICT (site_id, slug) DO UPDATE SET collection_number = excluded.collection_number`,
)
const forgetFormer = statement('DELETE FROM former_collection_slugs WHERE site_id = ? AND slug = ?')
const findFormer = statement<{ collection_id: string; slug: string; visible: number }>(
  `SELECT c.collection_id, c.slug, c.visible
   FROM former_collection_slugs f
   JOIN collections c ON c.site_id = f.site_id AND c.collection_number = f.collection_number
   WHERE f.site_id = ? AND f.slug = ?`,
)

/** The current and former slugs of collections, as `slugsStore` has those of products. */
export const collectionSlugs = {
  /** Finds which of some slugs collections have now. */
  taken: async (reader: Reader, siteId: string, slugs: readonly string[]): Promise<Set<string>> =>
    new Set((await holders(reader, siteId, slugs)).map((row) => row.slug)),

  /**
   * Finds which of some slugs collections have or had: a slug made from a name never takes over an old
   * address.
   */
  known: async (reader: Reader, siteId: string, slugs: readonly string[]): Promise<Set<string>> => {
    const former = await formerHolders(reader, siteId, slugs)
    return new Set([
      ...(await collectionSlugs.taken(reader, siteId, slugs)),
      ...former.map((row) => row.slug),
    ])
  },

  /** Finds the collection that used to have a slug, and its slug now. */
  former: (reader: Reader, siteId: string, slug: string) => reader.first(findFormer, siteId, slug),

  /** Records a collection's new or first slug. */
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
