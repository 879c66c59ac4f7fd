import type { TranslationSettings } from '@vitrine/contract'
import { refuse } from '../../floor/failure.ts'
import type { Site } from '../sites/site.ts'

/** A shop's languages and short texts as saved. */
export type SavedTranslations = Pick<TranslationSettings, 'languages'>

/** The default: the shop speaks its own language. */
export const NO_TRANSLATIONS: SavedTranslations = { languages: [] }

/** The most characters of texts and translations that a shop holds in memory, in all languages together. */
const MOST_CHARACTERS = 400_000

/**
 * Prepares translations for reading: by language in lower case, then by text.
 *
 * @throws {InvalidArgument} VALIDATION for a language or a text named twice; MAX_SIZE for too much text
 */
export const translationsOf = ({ languages }: SavedTranslations): NonNullable<Site['translations']> => {
  const field = 'translationSettings.languages'
  const byLanguage = new Map<string, Readonly<Record<string, string>>>()
  let characters = 0
  for (const [index, { language, texts }] of languages.entries()) {
    const tag = language.toLowerCase().replaceAll('_', '-')
    if (byLanguage.has(tag))
      throw refuse(`${field}[${index}].language`, 'VALIDATION', 'must appear only once')
    const known = new Map<string, string>()
    for (const [place, { text, translation }] of texts.entries()) {
      if (known.has(text))
        throw refuse(`${field}[${index}].texts[${place}].text`, 'VALIDATION', 'must appear only once')
      known.set(text, translation)
      characters += text.length + translation.length
    }
    byLanguage.set(tag, Object.fromEntries(known))
  }
  if (characters > MOST_CHARACTERS)
    throw refuse(field, 'MAX_SIZE', `must have at most ${MOST_CHARACTERS} characters in total`)
  return Object.fromEntries(byLanguage)
}
