import type { SearchDetails } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import type { CatalogVisit } from '../products/records/catalog-visit.ts'
import { createCorrectWord } from './correction.ts'
import { createEditions, type Editions } from './edition.ts'
import { createFacetValues, type FacetValues, MOST_VALUES } from './facets/facet-values.ts'
import { createFacets, type Facets } from './facets/facets.ts'
import { type Found, findByWords } from './found.ts'
import type { Ground } from './hits.ts'
import { createSeekUnits } from './intended-words.ts'
import { createPostings, type Postings } from './postings.ts'
import { createSeekWord } from './sought.ts'
import { createSeekUnit } from './units.ts'
import { createVocabularies } from './words/vocabulary.ts'

/** What every search shares: the index in memory, the words, and the counts of values. */
export interface SearchEngine {
  readonly editionOf: Editions
  readonly postings: Postings
  readonly facetsOf: Facets
  readonly values: FacetValues
  /** Finds the products that match words, which must not be empty. */
  find(visit: CatalogVisit, ground: Ground, details: SearchDetails): Promise<Found>
}

/** @param mostValues - how many values of a facet are counted with their sets; default 1000 */
export const createSearchEngine = (database: Database, mostValues: number = MOST_VALUES): SearchEngine => {
  const postings = createPostings(database)
  const vocabularyOf = createVocabularies()
  const seekUnits = createSeekUnits(createSeekUnit(createSeekWord(postings)), createCorrectWord(postings))
  const values = createFacetValues(database, postings, mostValues)
  return {
    editionOf: createEditions(),
    postings,
    facetsOf: createFacets(values),
    values,
    find: async ({ reader, site, currency, language }, ground, details) => {
      const { edition, seen } = ground
      const vocabulary = await vocabularyOf(reader, edition, site, language)
      return findByWords({ reader, edition, vocabulary, seen }, seekUnits, ground, site, currency, details)
    },
  }
}
