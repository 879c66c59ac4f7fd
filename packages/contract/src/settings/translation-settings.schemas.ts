import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { languageCode } from '../declare/schema.ts'

/** A short text of the shop, exactly as it is written there, and its translation. */
export const TranslatedText = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: 500 }),
    translation: Type.String({ minLength: 1, maxLength: 500 }),
  },
  { title: 'TranslatedText' },
)
export type TranslatedText = Type.Static<typeof TranslatedText>

/**
 * One of the shop's further languages, and its short texts in it: names of options, choices,
 * ribbons, delivery options, regions, fees, taxes and automatic discounts.
 */
export const TranslationLanguage = Type.Object(
  {
    language: languageCode,
    texts: Type.Array(TranslatedText, { maxItems: 2000 }),
  },
  { title: 'TranslationLanguage' },
)
export type TranslationLanguage = Type.Static<typeof TranslationLanguage>

const languages = Type.Array(TranslationLanguage, { maxItems: 20 })

/** The languages of a shop, and its short texts in them. */
export const TranslationSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    languages,
  },
  { title: 'TranslationSettings' },
)
export type TranslationSettings = Type.Static<typeof TranslationSettings>

/** Response with the translation settings. */
export const TranslationSettingsResponse = Type.Object(
  { translationSettings: TranslationSettings },
  { title: 'TranslationSettingsResponse' },
)
export type TranslationSettingsResponse = Type.Static<typeof TranslationSettingsResponse>

const TranslationSettingsChange = Type.Object(
  { revision: Type.Optional(Type.Integer({ minimum: 0 })), languages: Type.Optional(languages) },
  { title: 'TranslationSettingsChange' },
)

/**
 * Request for `updateTranslationSettings`: `languages` replaces all of them. A `revision`, if given, must be
 * the current one.
 */
export const UpdateTranslationSettingsRequest = closed(
  Type.Object(
    { translationSettings: TranslationSettingsChange },
    { title: 'UpdateTranslationSettingsRequest' },
  ),
)
export type UpdateTranslationSettingsRequest = Type.Static<typeof UpdateTranslationSettingsRequest>
