import { createBounded } from '../../../floor/bounded.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { findSynonyms } from '../../../shop/settings/search-synonyms.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { textsMark } from '../../../shop/sites/texts.ts'
import { type Grammar, grammarIn } from '../../search-index/stems.ts'
import { createDerived, type Edition } from '../edition.ts'
import { type Shelf, shelvesStore } from './shelves.store.ts'
import { createSynonyms, type Synonyms } from './synonyms.ts'

/** What a shop's search knows about words, for readers of a language. */
export interface Vocabulary {
  /** Of the readers' language. */
  readonly grammar: Grammar
  /** The language and the texts it was made for; empty for the shop's own. */
  readonly readers: string
  readonly synonyms: Synonyms
  readonly shelves: readonly Shelf[]
}

/** Finds the current vocabulary of a shop. */
export type Vocabularies = (
  reader: Reader,
  edition: Edition,
  site: Site,
  language: string | undefined,
) => Promise<Vocabulary>

interface KnownSynonyms {
  readonly revision: number
  readonly synonyms: Synonyms
}

const SHOPS = 100
const KEPT_BYTES = 16 * 1024 * 1024
/** What a word takes in memory with its lists, roughly. */
const WORD_BYTES = 300

const weightOf = ({ synonyms, shelves }: Vocabulary): number =>
  WORD_BYTES * (1 + synonyms.words.length + shelves.length)

export const createVocabularies = (): Vocabularies => {
  const kept = createDerived<Vocabulary>(KEPT_BYTES, weightOf)
  /** These change far more rarely than the catalog. */
  const known = createBounded<KnownSynonyms>(SHOPS)
  const synonymsOf = async (
    reader: Reader,
    { siteId, changes: [, revision] }: Edition,
    { translations }: Site,
    language: string | undefined,
    readers: string,
  ) => {
    const key = `${siteId} ${readers}`
    const before = known.get(key)
    if (before?.revision === revision) return before.synonyms
    const groups = await findSynonyms(reader, siteId)
    // A shopper who searches for a choice in their language means the one in the products.
    const texts = language === undefined ? {} : (translations?.[language] ?? {})
    const translated = Object.entries(texts).filter(([text, translation]) => text !== translation)
    const synonyms = createSynonyms([...groups.map(({ words }) => words), ...translated])
    known.set(key, { revision, synonyms })
    return synonyms
  }

  return (reader, edition, site, language) => {
    const readers = textsMark(site, language)
    return kept.of(edition, `vocabulary ${site.locale} ${readers}`, async () => {
      const grammar = grammarIn(language ?? site.locale)
      const [synonyms, shelves] = await Promise.all([
        synonymsOf(reader, edition, site, language, readers),
        shelvesStore.all(reader, site.siteId, { stem: grammar.stem, language }),
      ])
      return { grammar, readers, synonyms, shelves }
    })
  }
}
