import { cleanHtml } from '../../../floor/text/clean-html.ts'
import type { ProductTexts, Translations } from '../records/product-record.ts'
import { type Breaches, breach } from './breaches/breach.ts'
import type { ProductInput } from './product-input.ts'

/** Something that names the language of its texts. */
interface InLanguage {
  readonly language: string
}

const tagOf = ({ language }: InLanguage): string => language.toLowerCase().replaceAll('_', '-')

/** A language named twice would leave open which text counts. */
export const languageBreaches = (
  field: string,
  translations: readonly InLanguage[] | undefined,
): Breaches => {
  const tags = (translations ?? []).map(tagOf)
  return tags.flatMap((tag, index) =>
    tags.indexOf(tag) < index
      ? [breach(`${field}[${index}].language`, 'VALIDATION', 'must appear only once')]
      : [],
  )
}

/**
 * Returns translations by language; undefined if no text is left. Without new ones, those before stay.
 *
 * @param read - the texts of one language that say something
 */
export const editedTranslations = <Sent extends InLanguage, Texts extends object>(
  before: Translations<Texts> | undefined,
  sent: readonly Sent[] | undefined,
  read: (translation: Sent) => Texts,
): Translations<Texts> | undefined => {
  if (sent === undefined) return before
  const known = sent
    .map((translation) => [tagOf(translation), read(translation)] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** Returns a product's texts as stored. */
export const productTextsOf = ({
  name,
  description,
  additionalInfoSections: sections,
  media,
}: NonNullable<ProductInput['translations']>[number]): ProductTexts => ({
  ...(name && { name }),
  ...(description && { description: cleanHtml(description) }),
  ...(media && media.length > 0 && { media: media.map(({ id, altText }) => ({ id, altText })) }),
  ...(sections &&
    sections.length > 0 && {
      additionalInfoSections: sections.map(({ title = '', description: text = '' }) => ({
        title,
        description: cleanHtml(text),
      })),
    }),
})
