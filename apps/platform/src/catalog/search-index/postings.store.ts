import { type Reader, type Statement, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { placeholders } from '../../floor/database/statements/statement.ts'
import { type Container, edited } from './container.ts'
import { bytesOf, containerOf } from './container-bytes.ts'

/** Which places of a block are added to a term in a field, and which are removed. */
export interface PostingEdit {
  readonly termId: number
  readonly field: number
  readonly block: number
  readonly added: number[]
  readonly removed: number[]
}

/** A term's postings in a block, by field, and how many times the block had been changed then. */
export interface Posting {
  readonly termId: number
  readonly block: number
  readonly revision: number
  readonly fields: readonly { readonly field: number; readonly container: Container }[]
}

interface BodyRow {
  term_id: number
  field: number
  body: Uint8Array
}

interface BlockRow {
  block: number
  revision: number
}

interface PostingRow extends BlockRow {
  term_id: number | null
  field: number | null
  body: Uint8Array | null
}

const changeBlock = statement(
  `INSERT INTO search_blocks (site_id, block, revision) VALUES (?, ?, 1)
   ON CONFLICT (site_id, block) DO UPDATE SET revision = search_blocks.revision + 1`,
)
const bodies = selectIn<BodyRow>(
  `SELECT term_id, field, body FROM search_postings WHERE site_id = ? AND term_id IN (?*) AND block = ?`,
)
const savePostings = insertRows(
  'search_postings',
  ['site_id', 'block', 'term_id', 'field', 'body'],
  'ON CONFLICT (site_id, block, term_id, field) DO UPDATE SET body = excluded.body',
)
const deletePosting = statement(
  'DELETE FROM search_postings WHERE site_id = ? AND block = ? AND term_id = ? AND field = ?',
)
const blocks = statement<BlockRow>('SELECT block, revision FROM search_blocks WHERE site_id = ?')

/** The products of each term, in blocks. */
export const postingsStore = {
  /**
   * Changes postings. The first change of a block locks it for other transactions until the end of this one.
   */
  edit: async (tx: Transaction, siteId: string, edits: readonly PostingEdit[]): Promise<void> => {
    const touched = [...new Set(edits.map(({ block }) => block))].sort((one, other) => one - other)
    for (const block of touched) await tx.run(changeBlock, siteId, block)
    for (const block of touched) {
      const inBlock = touched.length === 1 ? edits : edits.filter((edit) => edit.block === block)
      await editBlock(tx, siteId, block, inBlock)
    }
  },

  /** How many times each block was changed. */
  blocks: async (reader: Reader, siteId: string): Promise<Map<number, number>> =>
    new Map((await reader.all(blocks, siteId)).map(({ block, revision }) => [block, revision])),

  /**
   * Reads the postings of some terms in some blocks. For each term and block, returns how many times the
   * block had been changed, and the fields with the term.
   */
  read: async (
    reader: Reader,
    siteId: string,
    termIds: readonly number[],
    inBlocks: readonly number[],
  ): Promise<Posting[]> => {
    const postings: Posting[] = []
    for (const someTerms of chunks(termIds)) {
      for (const someBlocks of chunks(inBlocks)) {
        const select = selectPostings(someTerms.length, someBlocks.length)
        const rows = await reader.all(select, ...someTerms, siteId, ...someBlocks)
        for (const posting of postingsIn(rows, new Set(someTerms))) postings.push(posting)
      }
    }
    return postings
  },
}

const editBlock = async (
  tx: Transaction,
  siteId: string,
  block: number,
  edits: readonly PostingEdit[],
): Promise<void> => {
  const termIds = [...new Set(edits.map(({ termId }) => termId))]
  const known = new Map<string, Container>()
  for (const row of await bodies(tx, siteId, termIds, block))
    known.set(`${row.term_id} ${row.field}`, containerOf(row.body))
  const inOrder = [...edits].sort((one, other) => one.termId - other.termId || one.field - other.field)
  const changed = inOrder.map((edit) => ({
    ...edit,
    container: edited(known.get(`${edit.termId} ${edit.field}`), edit.added, edit.removed),
  }))
  await savePostings(
    tx,
    changed.flatMap(({ termId, field, container }) =>
      container ? [[siteId, block, termId, field, bytesOf(container)]] : [],
    ),
  )
  for (const { termId, field, container } of changed)
    if (!container) await tx.run(deletePosting, siteId, block, termId, field)
}

/** A block returns at least one row, even if it has none of the terms. */
const postingsIn = (rows: readonly PostingRow[], termIds: ReadonlySet<number>): Posting[] => {
  const revisions = new Map(rows.map(({ block, revision }) => [block, revision]))
  const fields = new Map<string, { field: number; container: Container }[]>()
  for (const { block, term_id: termId, field, body } of rows) {
    if (termId === null || field === null || body === null) continue
    const key = `${block} ${termId}`
    const known = fields.get(key)
    const found = { field, container: containerOf(body) }
    if (known) known.push(found)
    else fields.set(key, [found])
  }
  return [...revisions].flatMap(([block, revision]) =>
    [...termIds].map((termId) => ({
      termId,
      block,
      revision,
      fields: fields.get(`${block} ${termId}`) ?? [],
    })),
  )
}

/** Lists are padded to one of these lengths, to keep the number of statements small. */
const SIZES = [1, 8, 64] as const
const LARGEST = 64

const statements = new Map<string, Statement<PostingRow>>(
  SIZES.flatMap((terms) =>
    SIZES.map((inBlocks): [string, Statement<PostingRow>] => [
      `${terms} ${inBlocks}`,
      statement(
        `SELECT b.block, b.revision, p.term_id, p.field, p.body
         FROM search_blocks b
         LEFT JOIN search_postings p ON p.site_id = b.site_id AND p.block = b.block
           AND p.term_id IN (${placeholders(terms)})
         WHERE b.site_id = ? AND b.block IN (${placeholders(inBlocks)})`,
      ),
    ]),
  ),
)

const selectPostings = (terms: number, inBlocks: number): Statement<PostingRow> => {
  const known = statements.get(`${terms} ${inBlocks}`)
  if (!known) throw new Error(`No statement reads ${terms} terms in ${inBlocks} blocks`)
  return known
}

/** Splits a list into pieces of the available sizes; the last one is padded with its first value. */
const chunks = (values: readonly number[]): number[][] => {
  const pieces: number[][] = []
  for (let done = 0; done < values.length; done += LARGEST) {
    const some = values.slice(done, done + LARGEST)
    const size = SIZES.find((candidate) => candidate >= some.length) ?? LARGEST
    pieces.push([...some, ...Array<number>(size - some.length).fill(some[0] ?? 0)])
  }
  return pieces
}
