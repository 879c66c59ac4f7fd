import Type from 'typebox'
import { closed } from '../declare/closed.ts'

const word = Type.String({ minLength: 1, maxLength: 50 })

/** Words and phrases that mean the same to shoppers; each finds what the others find. */
export const SynonymGroup = Type.Object(
  { words: Type.Array(word, { minItems: 2, maxItems: 20 }) },
  { title: 'SynonymGroup' },
)
export type SynonymGroup = Type.Static<typeof SynonymGroup>

const synonyms = Type.Array(SynonymGroup, { maxItems: 500 })

/** What a shop's search knows beyond its products. */
export const SearchSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    synonyms,
  },
  { title: 'SearchSettings' },
)
export type SearchSettings = Type.Static<typeof SearchSettings>

/** Response with the search settings. */
export const SearchSettingsResponse = Type.Object(
  { searchSettings: SearchSettings },
  { title: 'SearchSettingsResponse' },
)
export type SearchSettingsResponse = Type.Static<typeof SearchSettingsResponse>

const SearchSettingsChange = Type.Object(
  { revision: Type.Optional(Type.Integer({ minimum: 0 })), synonyms: Type.Optional(synonyms) },
  { title: 'SearchSettingsChange' },
)

/**
 * Request for `updateSearchSettings`: `synonyms` replaces all of them. A `revision`, if given, must be the
 * current one.
 */
export const UpdateSearchSettingsRequest = closed(
  Type.Object({ searchSettings: SearchSettingsChange }, { title: 'UpdateSearchSettingsRequest' }),
)
export type UpdateSearchSettingsRequest = Type.Static<typeof UpdateSearchSettingsRequest>
