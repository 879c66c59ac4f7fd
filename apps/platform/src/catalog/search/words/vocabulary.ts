import { createBounded } from '../../../floor/bounded.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { findSynonyms } from '../../../shop/settings/search-synonyms.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { type Grammar, grammarIn } from '../../search-index/stems.ts'
import { createDerived, type Edition } from '../edition.ts'
import { type Shelf, shelvesStore } from './shelves.store.ts'
import { createSynonyms, type Synonyms } from './synonyms.ts'

/** What a shop's search knows about words. */
export interface Vocabulary {
  /** Of the shop's language. */
  readonly grammar: Grammar
  readonly synonyms: Synonyms
  readonly shelves: readonly Shelf[]
}

/** Finds the current vocabulary of a shop. */
export type Vocabularies = (reader: Reader, edition: Edition, site: Site) => Promise<Vocabulary>

const SHOPS = 100
const KEPT_BYTES = 16 * 1024 * 1024
/** What a word takes in memory with its lists, roughly. */
const WORD_BYTES = 300

const weightOf = ({ synonyms, shelves }: Vocabulary): number =>
  WORD_BYTES * (1 + synonyms.words.length + shelves.length)

export const createVocabularies = (): Vocabularies => {
  const kept = createDerived<Vocabulary>(KEPT_BYTES, weightOf)
  /** These change far more rarely than the catalog. */
  const known = createBounded<{ readonly revision: number; readonly synonyms: Synonyms }>(SHOPS)
  const synonymsOf = async (reader: Reader, { siteId, changes: [, revision] }: Edition) => {
    const before = known.get(siteId)
    if (before?.revision === revision) return before.synonyms
    const groups = await findSynonyms(reader, siteId)
    const synonyms = createSynonyms(groups.map(({ words }) => words))
    known.set(siteId, { revision, synonyms })
    return synonyms
  }

  return (reader, edition, { siteId, locale }) =>
    kept.of(edition, `vocabulary ${locale}`, async () => {
      const grammar = grammarIn(locale)
      const [synonyms, shelves] = await Promise.all([
        synonymsOf(reader, edition),
        shelvesStore.all(reader, siteId, grammar.stem),
      ])
      return { grammar, synonyms, shelves }
    })
}
