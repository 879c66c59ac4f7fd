import { fail, InvalidArgument, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import {
  arrangedVariants,
  combinations,
  isArranged,
  MOST_VARIANTS,
} from '../../products/records/arranged-variants.ts'
import type { MediaSource } from '../../products/records/media-source.ts'
import { formerNames } from '../../products/records/option-sources.ts'
import type { OptionSource, ProductDocument, ProductRecord } from '../../products/records/product-record.ts'
import { optionBreaches } from '../../products/write/breaches/option-breaches.ts'
import { assertOneOption } from '../../products/write/product-media-edit.ts'
import { choiceMedia, type FoundMedia, withoutLostMedia } from './given-media.ts'
import type { KnownParts } from './known-parts.ts'
import type { NamedOption } from './named-options.ts'

/**
 * Returns a product with its options and modifiers as written, and with a variant for each combination of
 * choices. Variants that stay keep their ids, prices and stock.
 *
 * @throws {Failure} DUPLICATE_PRODUCT_OPTIONS, TOO_MANY_VARIANTS
 * @throws {InvalidArgument} for modifiers with choices together with options: the rows hold one or the
 * other
 */
export const withGivenOptions = (
  record: ProductRecord,
  { options, modifiers }: Pick<KnownParts, 'options' | 'modifiers'>,
  media: readonly MediaSource[],
  found: FoundMedia,
  ids: Ids,
): ProductRecord => {
  const { document } = record
  const wasArranged = isArranged(document)
  const sources = (named: readonly NamedOption[], kind: 'options' | 'modifiers') =>
    sourcesOf(named, document, media, found, `product.${kind}`)
  const arranged = options ? sources(options, 'options') : wasArranged ? document.options : []
  const chosen = modifiers ? sources(modifiers.choices, 'modifiers') : wasArranged ? [] : document.options
  const texts = modifiers?.texts ?? document.customTextFields
  if (arranged.length > 0 && chosen.length > 0)
    throw refuse('product.modifiers', 'VALIDATION', "can't have choices in a product with options")
  if (new Set(texts.map(({ title }) => title)).size < texts.length) throw fail('DUPLICATE_PRODUCT_OPTIONS')
  const after: ProductDocument = {
    ...document,
    options: assertOneOption(withoutLostMedia(arranged.length > 0 ? arranged : chosen, media)),
    customTextFields: texts,
    manageVariants: arranged.length > 0 || (document.manageVariants && !wasArranged && chosen.length === 0),
  }
  if (isArranged(after) && combinations(after.options) > MOST_VARIANTS) throw fail('TOO_MANY_VARIANTS')
  const isSame = !options && (!modifiers || !wasArranged)
  return {
    ...record,
    document: after,
    variants: isSame
      ? record.variants
      : arrangedVariants(after, { ...document, variants: record.variants }, ids),
  }
}

const sourcesOf = (
  named: readonly NamedOption[],
  before: ProductDocument,
  media: readonly MediaSource[],
  found: FoundMedia,
  field: string,
): OptionSource[] => {
  const names = named.map(({ name }) => name)
  if (new Set(names).size < names.length) throw fail('DUPLICATE_PRODUCT_OPTIONS')
  assertNames(named, field)
  const former = formerNames(before.options, names)
  return named.map(({ type, name, choices }) => {
    const known = before.options.find((option) => option.name === (former.get(name) ?? name))
    return {
      type,
      name,
      choices: choices.map((choice) => {
        const shown = known?.choices.find(({ description }) => description === choice.name)?.mediaIds ?? []
        const mediaIds = choiceMedia(choice, shown, media, found)
        return { value: choice.value, description: choice.name, mediaIds }
      }),
    }
  })
}

const assertNames = (named: readonly NamedOption[], field: string): void => {
  const violations = optionBreaches(
    named.map(({ name, choices }) => ({
      name,
      choices: choices.map((choice) => ({ value: choice.value, description: choice.name })),
    })),
  )
  if (violations.length > 0)
    throw new InvalidArgument(
      violations.map((one) => ({
        ...one,
        field: one.field
          .replace('product.productOptions', field)
          .replace('.choices[', '.choicesSettings.choices[')
          .replace(/\.(description|value)$/, '.name'),
      })),
    )
}
