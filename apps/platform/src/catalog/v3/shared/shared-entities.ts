import type { Customization, SharedInfoSection, V3Brand } from '@vitrine/contract'
import { choiceId } from '../../shared-names/shared-id.ts'
import type { KeptName } from '../../shared-names/shared-names.store.ts'
import { uniqueNameOf } from '../printed/product-v3.ts'
import { richContentOf } from '../rich-content/rich-content.ts'

const keptOf = ({ id, revision, createdAt, updatedAt }: KeptName) => ({
  id,
  revision: String(revision),
  createdDate: new Date(createdAt).toISOString(),
  updatedDate: new Date(updatedAt).toISOString(),
})

/** A ribbon or brand as the API returns it. */
export const labelOf = (shared: KeptName): V3Brand => ({ ...keptOf(shared), name: shared.name })

/** An option or modifier as the API returns it. */
export const customizationOf = (shared: KeptName): Customization => {
  const { id, kind, name, choices = [], freeText } = shared
  const isColor = choices.length > 0 && choices.every(({ colorCode }) => colorCode !== undefined)
  return {
    ...keptOf(shared),
    key: name,
    name: name.slice(0, LONGEST_NAME),
    customizationType: kind === 'option' ? 'PRODUCT_OPTION' : 'MODIFIER',
    customizationRenderType: freeText ? 'FREE_TEXT' : isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    ...(freeText
      ? {
          freeTextInput: {
            minCharCount: freeText.mandatory ? 1 : 0,
            maxCharCount: freeText.maxLength,
            title: name,
            key: name,
          },
        }
      : {
          choicesSettings: {
            choices: choices.map((choice) => ({
              id: choiceId(id, choice.name),
              choiceType: choice.colorCode === undefined ? ('CHOICE_TEXT' as const) : ('ONE_COLOR' as const),
              key: choice.name,
              name: choice.name,
              ...(choice.colorCode !== undefined && { colorCode: choice.colorCode }),
              ...(choice.primary && {
                primaryChoiceIds: choice.primary.map((primary) => choiceId(id, primary)),
              }),
            })),
          },
        }),
  }
}

const LONGEST_NAME = 50

export const infoSectionOf = (shared: KeptName): SharedInfoSection => {
  const { id, name, description = '' } = shared
  return {
    ...keptOf(shared),
    uniqueName: uniqueNameOf(name, id),
    title: name,
    description: richContentOf(description),
    plainDescription: description,
  }
}
