import type { Texts } from '../../../shop/sites/texts.ts'
import type { MediaSource } from './media-source.ts'
import type { CollectionDocument, ProductRecord, Translations } from './product-record.ts'

/** The texts of something as a reader sees them, and the names of those that stay in the shop's language. */
type Read<Fields> = Fields & { readonly untranslated: string[] }

interface ReadProduct {
  readonly name: string
  readonly description: string
  readonly ribbon: string
  readonly additionalInfoSections: ProductRecord['document']['additionalInfoSections']
  readonly media: readonly MediaSource[]
}

/** Returns the texts of one language; undefined if there are none. */
export const inLanguage = <Translated>(
  translations: Translations<Translated> | undefined,
  language: string | undefined,
): Translated | undefined =>
  language !== undefined && translations && Object.hasOwn(translations, language)
    ? translations[language]
    : undefined

/** Returns a product's texts in the reader's language. */
export const productTexts = ({ document, description }: ProductRecord, texts: Texts): Read<ReadProduct> => {
  const { name, ribbon = '', additionalInfoSections: sections, media, translations } = document
  const own = { name, description, ribbon, additionalInfoSections: sections, media }
  if (texts.language === undefined) return { ...own, untranslated: [] }
  const {
    additionalInfoSections: others = [],
    media: described = [],
    ...known
  } = inLanguage(translations, texts.language) ?? {}
  const ribbonIn = texts.of(ribbon)
  const textOf = new Map(described.map(({ id, altText }) => [id, altText]))
  const found = {
    ...known,
    ...(media.every(({ mediaId }) => textOf.has(mediaId)) && {
      media: media.map((source) => withText(source, textOf.get(source.mediaId))),
    }),
    ...(ribbonIn !== undefined && { ribbon: ribbonIn }),
    ...(others.length === sections.length && { additionalInfoSections: others }),
  }
  return { ...own, ...found, untranslated: missingFrom(found, own) }
}

const withText = (source: MediaSource, text = ''): MediaSource =>
  source.kind === 'image' ? { ...source, altText: text } : { ...source, title: text }

/** Returns a collection's texts in the reader's language. */
export const collectionTexts = (
  { name, description, translations }: CollectionDocument,
  language: string | undefined,
): Read<{ readonly name: string; readonly description: string }> => {
  const own = { name, description }
  if (language === undefined) return { ...own, untranslated: [] }
  const found = inLanguage(translations, language) ?? {}
  return { ...own, ...found, untranslated: missingFrom(found, own) }
}

/** Only texts that say something can be left untranslated. */
const missingFrom = (found: object, own: Readonly<Record<string, string | readonly unknown[]>>): string[] =>
  Object.entries(own).flatMap(([field, text]) =>
    text.length > 0 && !Object.hasOwn(found, field) ? [field] : [],
  )

/** Returns translations in the form of the API. */
export const shownTranslations = <Texts extends object>(
  translations: Translations<Texts>,
): ({ language: string } & Texts)[] =>
  Object.entries(translations).map(([language, texts]) => ({ language, ...texts }))
