import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { kept } from './v3.shapes.ts'

const gives = { customization: kept }

/** An option or modifier that products share by name. */
export type Customization = Answer<wire.Customization, typeof kept>
/** The fields of a new option or modifier. */
export type CustomizationInput = Argument<wire.CreateCustomizationRequest['customization']>
/** The choices, or the limits of a text, to change, with the revision that was read. */
export type UpdateCustomization = Argument<Omit<wire.UpdateCustomizationRequest['customization'], 'id'>>
/** A choice to add. */
export type Choice = Argument<wire.AddCustomizationChoicesRequest['choices'][number]>

/** Creates an option or modifier for products to share. For merchants and apps, like all writes. */
export const createCustomization: (customization: CustomizationInput) => Promise<Customization> =
  /* @__PURE__ */ method(operations.createCustomization, (customization) => ({ customization }), {
    gives,
    answers: 'customization',
  })

/** Replaces the choices of an option or modifier, or the limits of a text. Its name and its type stay. */
export const updateCustomization: (
  _id: string,
  customization: UpdateCustomization,
) => Promise<Customization> = /* @__PURE__ */ method(
  operations.updateCustomization,
  (_id, customization) => ({ customization: { ...customization, _id } }),
  { gives, answers: 'customization' },
)

/** Adds choices; those that are there already stay as they are. */
export const addCustomizationChoices: (
  customizationId: string,
  choices: readonly Choice[],
) => Promise<{ customization: Customization }> = /* @__PURE__ */ method(
  operations.addCustomizationChoices,
  (customizationId, choices) => ({ customizationId, choices }),
  { gives },
)

/** Removes choices that no product has. */
export const removeCustomizationChoices: (
  customizationId: string,
  choiceIds: readonly string[],
) => Promise<{ customization: Customization }> = /* @__PURE__ */ method(
  operations.removeCustomizationChoices,
  (customizationId, choiceIds) => ({ customizationId, choiceIds }),
  { gives },
)
