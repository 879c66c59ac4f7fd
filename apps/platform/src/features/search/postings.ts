import { createBounded } from '../../bounded.ts'
import type { Database, Reader } from '../../database/database.ts'
import type { Container, NumberSet } from './number-set.ts'
import { type Posting, postingsStore } from './postings.store.ts'
import { FIELDS } from './search-terms.ts'

/** The products of a term by field: name, label, text. Terms other than words are in the first one alone. */
export type FieldSets = readonly NumberSet[]

/** Reads the products of terms; what was read before is read again only where it was changed. */
export interface Postings {
  /** As new as the moment of the call, or newer. */
  read(reader: Reader, siteId: string, termIds: readonly number[]): Promise<ReadonlyMap<number, FieldSets>>
}

/** A term in memory: how often each block had been changed, and what it held. */
interface Kept {
  readonly revisions: ReadonlyMap<number, number>
  readonly fields: FieldSets
}

const KEPT_BYTES = 64 * 1024 * 1024
/** So many pieces are found in a few milliseconds; more are fetched in the background. */
const FEW = 4000
const FIELD_COUNT = Object.keys(FIELDS).length
/** What a block without numbers takes in memory. */
const ENTRY_BYTES = 60

export const createPostings = (database: Database): Postings => {
  const kept = createBounded<Kept>(KEPT_BYTES)

  return {
    read: async (reader, siteId, termIds) => {
      const blocks = await postingsStore.blocks(reader, siteId)
      const found = new Map<number, FieldSets>()
      const missing: number[] = []
      const stale = new Set<number>()
      for (const termId of new Set(termIds)) {
        const known = kept.get(`${siteId} ${termId}`)
        const changed = changedBlocks(known, blocks)
        if (known && changed.length === 0) found.set(termId, known.fields)
        else missing.push(termId)
        for (const block of changed) stale.add(block)
      }
      if (missing.length === 0 || stale.size === 0) {
        for (const termId of missing) found.set(termId, NOWHERE)
        return found
      }
      const isLong = missing.length * stale.size > FEW
      const postings = await postingsStore.read(isLong ? database.scans : reader, siteId, missing, [...stale])
      for (const [termId, changes] of byTerm(postings)) {
        const name = `${siteId} ${termId}`
        const renewed = renew(kept.get(name), changes)
        kept.set(name, renewed, weightOf(renewed))
        found.set(termId, renewed.fields)
      }
      return found
    },
  }
}

const NOWHERE: FieldSets = Array.from({ length: FIELD_COUNT }, () => new Map())

const changedBlocks = (known: Kept | undefined, blocks: ReadonlyMap<number, number>): number[] => {
  const changed: number[] = []
  for (const [block, revision] of blocks) if (known?.revisions.get(block) !== revision) changed.push(block)
  return changed
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

/** Others may be reading what is in memory: it is copied, never changed. */
const renew = (known: Kept | undefined, changes: readonly Posting[]): Kept => {
  const revisions = new Map(known?.revisions)
  const fields: Map<number, Container>[] = NOWHERE.map((_, field) => new Map(known?.fields[field]))
  for (const { block, revision, fields: held } of changes) {
    revisions.set(block, revision)
    for (const field of fields) field.delete(block)
    for (const { field, container } of held) fields[field]?.set(block, container)
  }
  return { revisions, fields }
}

const weightOf = ({ revisions, fields }: Kept): number => {
  let bytes = ENTRY_BYTES * revisions.size
  for (const field of fields) for (const { byteLength } of field.values()) bytes += byteLength + ENTRY_BYTES
  return bytes
}
