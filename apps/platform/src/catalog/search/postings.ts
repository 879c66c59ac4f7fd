import { createBounded } from '../../floor/bounded.ts'
import type { Database, Reader } from '../../floor/database/database.ts'
import type { Container } from '../search-index/container.ts'
import type { NumberSet } from '../search-index/number-set.ts'
import { type Posting, postingsStore } from '../search-index/postings.store.ts'
import { FIELDS } from '../search-index/search-terms.ts'
import type { Edition } from './edition.ts'

/** The products of a term by field: name, label, text. Terms other than words only use the first one. */
export type FieldSets = readonly NumberSet[]

/** Reads the products of terms; reads again only what has changed. */
export interface Postings {
  /** As new as the edition, or newer. */
  read(reader: Reader, edition: Edition, termIds: readonly number[]): Promise<ReadonlyMap<number, FieldSets>>
}

/** A term in memory: how many times each block had been changed, and its contents. */
interface Kept {
  readonly revisions: ReadonlyMap<number, number>
  readonly fields: FieldSets
  /** The last edition it was valid for. */
  edition: Edition | undefined
}

const KEPT_BYTES = 64 * 1024 * 1024
/** This many pieces are found in a few milliseconds; more are fetched in the background. */
const FEW = 4000
const FIELD_COUNT = Object.keys(FIELDS).length
/** The size of a block without numbers in memory. */
const ENTRY_BYTES = 60

export const createPostings = (database: Database): Postings => {
  const kept = createBounded<Kept>(KEPT_BYTES)

  const renewed = async (
    reader: Reader,
    { siteId }: Edition,
    terms: ReadonlyMap<number, Kept | undefined>,
    blocks: readonly number[],
  ): Promise<[number, FieldSets][]> => {
    const termIds = [...terms.keys()]
    if (blocks.length === 0) return termIds.map((termId) => [termId, NOWHERE])
    const isLong = termIds.length * blocks.length > FEW
    const postings = await postingsStore.read(isLong ? database.scans : reader, siteId, termIds, blocks)
    return [...byTerm(postings)].map(([termId, changes]) => {
      const name = `${siteId} ${termId}`
      const term = renew(terms.get(termId), changes)
      kept.set(name, term, weightOf(term))
      return [termId, term.fields]
    })
  }

  return {
    read: async (reader, edition, termIds) => {
      const found = new Map<number, FieldSets>()
      const unknown = new Map<number, undefined>()
      const changed = new Map<number, Kept>()
      const blocks = new Set<number>()
      for (const termId of new Set(termIds)) {
        const known = kept.get(`${edition.siteId} ${termId}`)
        const stale = known && staleBlocks(known, edition)
        if (!stale) unknown.set(termId, undefined)
        else if (stale.length === 0) found.set(termId, known.fields)
        else {
          changed.set(termId, known)
          for (const block of stale) blocks.add(block)
        }
      }
      const all = [...edition.revisions.keys()]
      if (unknown.size > 0)
        for (const [termId, fields] of await renewed(reader, edition, unknown, all)) found.set(termId, fields)
      if (changed.size > 0)
        for (const [termId, fields] of await renewed(reader, edition, changed, [...blocks]))
          found.set(termId, fields)
      return found
    },
  }
}

/** No products in any field. */
export const NOWHERE: FieldSets = Array.from({ length: FIELD_COUNT }, () => new Map())

const staleBlocks = (known: Kept, edition: Edition): number[] => {
  if (known.edition === edition) return []
  const stale: number[] = []
  for (const [block, revision] of edition.revisions)
    if (known.revisions.get(block) !== revision) stale.push(block)
  if (stale.length === 0) known.edition = edition
  return stale
}

const byTerm = (postings: readonly Posting[]): Map<number, Posting[]> => {
  const terms = new Map<number, Posting[]>()
  for (const posting of postings) {
    const known = terms.get(posting.termId)
    if (known) known.push(posting)
    else terms.set(posting.termId, [posting])
  }
  return terms
}

/** Others may be reading what is in memory, so it is copied, never changed. */
const renew = (known: Kept | undefined, changes: readonly Posting[]): Kept => {
  const revisions = new Map(known?.revisions)
  const fields: Map<number, Container>[] = NOWHERE.map((_, field) => new Map(known?.fields[field]))
  for (const { block, revision, fields: held } of changes) {
    revisions.set(block, revision)
    for (const field of fields) field.delete(block)
    for (const { field, container } of held) fields[field]?.set(block, container)
  }
  return { revisions, fields, edition: undefined }
}

const weightOf = ({ revisions, fields }: Kept): number => ENTRY_BYTES * revisions.size + bytesOfSets(fields)

/** The size of sets in memory. */
export const bytesOfSets = (sets: readonly NumberSet[]): number => {
  let bytes = 0
  for (const set of sets) for (const { byteLength } of set.values()) bytes += byteLength + ENTRY_BYTES
  return bytes
}
