import type { Choice, ProductOption } from '@vitrine/contract'
import { OWN_TEXTS, type Texts } from '../../../shop/sites/texts.ts'
import { mediaOf } from '../records/media-source.ts'
import type { ChoiceSource, OptionSource, ProductDocument, VariantRecord } from '../records/product-record.ts'
import { isInStock } from '../records/stock.ts'

/**
 * Converts options into the form of the API; each choice says whether any variant with it is visible and in
 * stock.
 *
 * @param fits - excludes variants that the choices in other options rule out
 */
export const optionsOf = (
  document: ProductDocument,
  variants: readonly VariantRecord[],
  { mediaUrl, texts = OWN_TEXTS }: { readonly mediaUrl: string; readonly texts?: Texts },
  fits: (variant: VariantRecord, option: string) => boolean = () => true,
): ProductOption[] =>
  document.options.map((option) => ({
    optionType: option.type,
    name: option.name,
    ...translationOf(option.name, texts),
    choices: option.choices.map((choice) => {
      const leading = document.manageVariants
        ? variants.filter(
            (variant) => variant.choices[option.name] === choice.description && fits(variant, option.name),
          )
        : variants
      return choiceOf(choice, leading, document, { mediaUrl, texts })
    }),
  }))

const choiceOf = (
  choice: ChoiceSource,
  leading: readonly VariantRecord[],
  document: ProductDocument,
  { mediaUrl, texts }: { readonly mediaUrl: string; readonly texts: Texts },
): Choice => {
  const shown = leading.filter((variant) => variant.visible)
  const media = document.media.filter(({ mediaId }) => choice.mediaIds.includes(mediaId))
  return {
    value: choice.value,
    description: choice.description,
    ...translationOf(choice.description, texts),
    ...(media.length > 0 && { media: mediaOf(media, mediaUrl) }),
    inStock: shown.some((variant) => isInStock(variant.stock)),
    visible: shown.length > 0,
  }
}

const translationOf = (text: string, texts: Texts): { translated?: string } => {
  const translated = texts.of(text)
  return translated === undefined ? {} : { translated }
}

/** Finds a choice by its description or, as some storefronts send it, by its value. */
export const findChoice = (option: OptionSource, text: string): ChoiceSource | undefined =>
  option.choices.find(({ description }) => description === text) ??
  option.choices.find(({ value }) => value === text)
