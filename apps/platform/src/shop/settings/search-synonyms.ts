import type { SearchSettings } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { refuse } from '../../floor/failure.ts'
import { settingsStore } from './settings.store.ts'

/** A shop's synonyms as saved. */
export type SavedSynonyms = Pick<SearchSettings, 'synonyms'>

/** The default: no synonyms. */
export const NO_SYNONYMS: SavedSynonyms = { synonyms: [] }

/** Returns the synonyms a shop has set. */
export const findSynonyms = async (reader: Reader, siteId: string): Promise<SavedSynonyms['synonyms']> =>
  ((await settingsStore.find<SavedSynonyms>(reader, siteId, 'search'))?.document ?? NO_SYNONYMS).synonyms

const HAS_WORD = /[\p{L}\p{N}]/u

/**
 * Rejects synonyms that no search can match.
 *
 * @throws {InvalidArgument} VALIDATION
 */
export const assertSearchable = (synonyms: SavedSynonyms['synonyms']): void => {
  for (const [group, { words }] of synonyms.entries())
    for (const [index, word] of words.entries())
      if (!HAS_WORD.test(word))
        throw refuse(
          `searchSettings.synonyms[${group}].words[${index}]`,
          'VALIDATION',
          'must have a letter or a digit',
        )
}
