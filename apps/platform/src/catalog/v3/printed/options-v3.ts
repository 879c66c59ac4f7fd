import type { ConnectedModifier, ConnectedOption, OptionChoice } from '@vitrine/contract'
import { optionsOf } from '../../products/printed/product-options.ts'
import { isArranged } from '../../products/records/arranged-variants.ts'
import type {
  ChoiceSource,
  OptionSource,
  ProductDocument,
  ProductRecord,
  VariantRecord,
} from '../../products/records/product-record.ts'
import { choiceId, sharedId } from '../../shared-names/shared-id.ts'
import { v3MediaItems } from './media-v3.ts'
import type { V3View } from './v3-view.ts'

/** The options whose choices make variants. */
export const v3OptionsOf = ({ document, variants }: ProductRecord, view: V3View): ConnectedOption[] => {
  if (!isArranged(document)) return []
  const states = optionsOf(document, variants, { mediaUrl: view.mediaUrl })
  return document.options.map((option, place) => {
    const id = sharedId(view.site.siteId, 'option', option.name)
    return {
      id,
      name: option.name,
      optionRenderType: renderTypeOf(option),
      key: option.name,
      choicesSettings: {
        choices: option.choices.map((choice, index) => {
          const { inStock = false, visible = false } = states[place]?.choices?.[index] ?? {}
          return { ...choiceOf(id, option, choice, document, view), inStock, visible }
        }),
      },
    }
  })
}

/** What buyers choose or enter without getting another variant: options of products with one variant, and texts. */
export const modifiersOf = ({ document }: ProductRecord, view: V3View): ConnectedModifier[] => [
  ...(isArranged(document) ? [] : document.options).map((option): ConnectedModifier => {
    const id = sharedId(view.site.siteId, 'modifier', option.name)
    const choices = option.choices.map((choice) => choiceOf(id, option, choice, document, view))
    return {
      id,
      name: option.name,
      modifierRenderType: renderTypeOf(option),
      key: option.name,
      mandatory: true,
      choicesSettings: { choices },
    }
  }),
  ...document.customTextFields.map(({ title, maxLength, mandatory }): ConnectedModifier => {
    return {
      id: sharedId(view.site.siteId, 'modifier', title),
      name: title.slice(0, LONGEST_NAME),
      modifierRenderType: 'FREE_TEXT',
      key: title,
      mandatory,
      freeTextSettings: { minCharCount: mandatory ? 1 : 0, maxCharCount: maxLength, title, key: title },
    }
  }),
]

const LONGEST_NAME = 50

/** A variant's choices, in the order of the options. */
export const variantChoicesOf = (
  { document }: ProductRecord,
  { choices }: VariantRecord,
  { site }: V3View,
  withNames: boolean,
): OptionChoice[] =>
  document.options.flatMap((option): OptionChoice[] => {
    const text = choices[option.name]
    if (text === undefined) return []
    const optionId = sharedId(site.siteId, 'option', option.name)
    return [
      {
        optionChoiceIds: { optionId, choiceId: choiceId(optionId, text) },
        ...(withNames && {
          optionChoiceNames: {
            optionName: option.name,
            choiceName: text,
            renderType: renderTypeOf(option),
          },
        }),
      },
    ]
  })

export const renderTypeOf = ({ type }: Pick<OptionSource, 'type'>) =>
  type === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES'

const choiceOf = (
  parentId: string,
  { type }: OptionSource,
  { value, description, mediaIds }: ChoiceSource,
  document: ProductDocument,
  view: V3View,
) => {
  const linked = document.media.filter(({ mediaId }) => mediaIds.includes(mediaId))
  const asReferences = view.fields.has('PRODUCT_CHOICES_MEDIA_REFERENCES')
  return {
    choiceId: choiceId(parentId, description),
    choiceType: type === 'color' ? ('ONE_COLOR' as const) : ('CHOICE_TEXT' as const),
    key: description,
    name: description,
    ...(type === 'color' && { colorCode: value }),
    linkedMedia: asReferences ? [] : v3MediaItems(linked, view),
    ...(asReferences && { media: { items: linked.map(({ mediaId }) => ({ mediaId })) } }),
  }
}
