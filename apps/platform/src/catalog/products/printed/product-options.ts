import type { Choice, ProductOption } from '@vitrine/contract'
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
  mediaUrl: string,
  fits: (variant: VariantRecord, option: string) => boolean = () => true,
): ProductOption[] =>
  document.options.map((option) => ({
    optionType: option.type,
    name: option.name,
    choices: option.choices.map((choice) => {
      const leading = document.manageVariants
        ? variants.filter(
            (variant) => variant.choices[option.name] === choice.description && fits(variant, option.name),
          )
        : variants
      return choiceOf(choice, leading, document, mediaUrl)
    }),
  }))

const choiceOf = (
  choice: ChoiceSource,
  leading: readonly VariantRecord[],
  document: ProductDocument,
  mediaUrl: string,
): Choice => {
  const shown = leading.filter((variant) => variant.visible)
  const media = document.media.filter(({ mediaId }) => choice.mediaIds.includes(mediaId))
  return {
    value: choice.value,
    description: choice.description,
    ...(media.length > 0 && { media: mediaOf(media, mediaUrl) }),
    inStock: shown.some((variant) => isInStock(variant.stock)),
    visible: shown.length > 0,
  }
}

/** Finds a choice by its description or, as some storefronts send it, by its value. */
export const findChoice = (option: OptionSource, text: string): ChoiceSource | undefined =>
  option.choices.find(({ description }) => description === text) ??
  option.choices.find(({ value }) => value === text)
