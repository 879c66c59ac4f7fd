import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'

/** The table of what has slugs, with the columns of its id and number, and the table of former slugs. */
interface SlugTables {
  readonly owners: string
  readonly id: string
  readonly number: string
  readonly former: string
}

/**
 * Prepares the current and former slugs of a kind of thing. A slug belongs to one thing; a former one leads to it until
 * another takes it.
 */
export const slugsIn = ({ owners, id, number, former }: SlugTables) => {
  const holdersOf = selectIn<{ slug: string; owner: number }>(
    `SELECT slug, ${number} AS owner FROM ${owners} WHERE site_id = ? AND slug IN (?*)`,
  )
  const formerOf = selectIn<{ slug: string }>(`SELECT slug FROM ${former} WHERE site_id = ? AND slug IN (?*)`)
  const keepFormer = statement(
    `INSERT INTO ${former} (site_id, slug, ${number}) VALUES (?, ?, ?)
     ON CONFLICT (site_id, slug) DO UPDATE SET ${number} = excluded.${number}`,
  )
  const forgetFormer = statement(`DELETE FROM ${former} WHERE site_id = ? AND slug = ?`)
  const findFormer = statement<{ id: string; slug: string; visible: number }>(
    `SELECT o.${id} AS id, o.slug, o.visible FROM ${former} f
     JOIN ${owners} o ON o.site_id = f.site_id AND o.${number} = f.${number}
     WHERE f.site_id = ? AND f.slug = ?`,
  )

  /** Finds what has these slugs now: numbers by slug. */
  const holders = async (
    reader: Reader,
    siteId: string,
    slugs: readonly string[],
  ): Promise<Map<string, number>> =>
    new Map((await holdersOf(reader, siteId, slugs)).map(({ slug, owner }) => [slug, owner]))

  return {
    holders,

    /** Finds the slugs that something has or had: a slug made from a name never takes over an old address. */
    known: async (reader: Reader, siteId: string, slugs: readonly string[]): Promise<Set<string>> => {
      const had = await formerOf(reader, siteId, slugs)
      return new Set([...(await holders(reader, siteId, slugs)).keys(), ...had.map(({ slug }) => slug)])
    },

    /** Finds what used to have a slug, and its slug now. */
    former: (reader: Reader, siteId: string, slug: string) => reader.first(findFormer, siteId, slug),

    /** Records a new or first slug. */
    change: async (
      tx: Transaction,
      siteId: string,
      owner: number,
      before: string | undefined,
      after: string,
    ): Promise<void> => {
      if (before !== undefined) await tx.run(keepFormer, siteId, before, owner)
      await tx.run(forgetFormer, siteId, after)
    },
  }
}

export const slugsStore = slugsIn({
  ...{ owners: 'products', id: 'product_id', number: 'product_number', former: 'former_slugs' },
})
