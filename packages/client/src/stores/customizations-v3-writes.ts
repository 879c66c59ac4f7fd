import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { kept } from './v3.shapes.ts'

const gives = { customization: kept }
const bulk = { results: { customization: kept } }

/** An option or modifier that products share by name. */
export type Customization = Answer<wire.Customization, typeof kept>
/** The fields of a new option or modifier. */
export type CustomizationInput = Argument<wire.CreateCustomizationRequest['customization']>
/** The choices, or the limits of a text, to change, with the revision you read. */
export type UpdateCustomization = Argument<Omit<wire.UpdateCustomizationRequest['customization'], 'id'>>
/** A choice to add. */
export type Choice = Argument<wire.AddCustomizationChoicesRequest['choices'][number]>

/** A choice that exists, by its id, and the choices that it is grouped under. */
export interface ChangedChoice {
  readonly choice: Pick<Choice, 'primaryChoiceIds'> & { readonly _id: string }
}

/** Whether the answer has the customizations; default false. */
export interface ReturnEntity {
  readonly returnEntity?: boolean
}
/** What became of each option or modifier, by its place in the request. */
export type BulkCustomizationsResponse = Answer<wire.BulkCustomizationsResponse, typeof bulk>

/**
 * Creates an option or modifier for products to share. For merchants and apps, like all writes.
 * @throws {CommerceError} `CUSTOMIZATION_ALREADY_EXISTS`
 * @example
 * const finish = await client.customizationsV3.createCustomization({
 *   name: 'Finish',
 *   customizationType: 'PRODUCT_OPTION',
 *   customizationRenderType: 'TEXT_CHOICES',
 *   choicesSettings: { choices: [{ name: 'Oiled' }, { name: 'Waxed' }] },
 * })
 */
export const createCustomization: (customization: CustomizationInput) => Promise<Customization> =
  /* @__PURE__ */ method(operations.createCustomization, (customization) => ({ customization }), {
    gives,
    answers: 'customization',
  })

/**
 * Replaces the choices of an option or modifier, or the limits of a text. Name and type can't be changed.
 * @throws {CommerceError} `CUSTOMIZATION_NOT_FOUND`, `CHOICE_ASSIGNED_TO_PRODUCT`, `CONFLICT`
 * @example
 * await client.customizationsV3.updateCustomization(customizationId, {
 *   revision,
 *   choicesSettings: { choices: [{ name: 'Waxed' }] },
 * })
 */
export const updateCustomization: (
  _id: string,
  customization: UpdateCustomization,
) => Promise<Customization> = /* @__PURE__ */ method(
  operations.updateCustomization,
  (_id, customization) => ({ customization: { ...customization, _id } }),
  { gives, answers: 'customization' },
)

/**
 * Groups choices under others, such as burgundy under red: one level deep. Nothing else about a choice can be
 * changed.
 * @throws {CommerceError} `CUSTOMIZATION_NOT_FOUND`, `CHOICE_NOT_FOUND`, `DOESNT_SUPPORT_CHOICES`; `CONFLICT` if
 * the revision isn't the current one; nothing is changed
 * @example
 * await client.customizationsV3.updateCustomizationChoices(customizationId, revision, {
 *   choices: [{ choice: { _id: burgundyId, primaryChoiceIds: [redId] } }],
 * })
 */
export const updateCustomizationChoices: (
  customizationId: string,
  revision: string,
  options: { readonly choices: readonly ChangedChoice[] },
) => Promise<{ customization: Customization }> = /* @__PURE__ */ method(
  operations.updateCustomizationChoices,
  (customizationId, revision, options) => ({ ...options, customizationId, revision }),
  { gives },
)

/**
 * Adds choices. Existing ones stay unchanged.
 * @throws {CommerceError} `CUSTOMIZATION_NOT_FOUND`, `DOESNT_SUPPORT_CHOICES`, `CHOICES_LIMIT_EXCEEDED`
 * @example await client.customizationsV3.addCustomizationChoices(customizationId, [{ name: 'Raw' }])
 */
export const addCustomizationChoices: (
  customizationId: string,
  choices: readonly Choice[],
) => Promise<{ customization: Customization }> = /* @__PURE__ */ method(
  operations.addCustomizationChoices,
  (customizationId, choices) => ({ customizationId, choices }),
  { gives },
)

/**
 * Replaces the choices of an option or modifier. Those that products have must stay.
 * @throws {CommerceError} `CUSTOMIZATION_NOT_FOUND`, `DOESNT_SUPPORT_CHOICES`, `CHOICE_ASSIGNED_TO_PRODUCT`
 * @example
 * await client.customizationsV3.setCustomizationChoices(customizationId, [{ name: 'Oiled' }, { name: 'Raw' }])
 */
export const setCustomizationChoices: (
  customizationId: string,
  choices: readonly Choice[],
) => Promise<{ customization: Customization }> = /* @__PURE__ */ method(
  operations.setCustomizationChoices,
  (customizationId, choices) => ({ customizationId, choices }),
  { gives },
)

/**
 * Removes choices that no product has; with a `revision`, only if it is still the current one.
 * @throws {CommerceError} `CUSTOMIZATION_NOT_FOUND`, `CHOICE_NOT_FOUND`, `CHOICE_ASSIGNED_TO_PRODUCT`,
 * `DOESNT_SUPPORT_CHOICES`, `CONFLICT`
 * @example await client.customizationsV3.removeCustomizationChoices(customizationId, [choiceId])
 */
export const removeCustomizationChoices: (
  customizationId: string,
  choiceIds: readonly string[],
  options?: { readonly revision?: string },
) => Promise<{ customization: Customization }> = /* @__PURE__ */ method(
  operations.removeCustomizationChoices,
  (customizationId, choiceIds, options) => ({ ...options, customizationId, choiceIds }),
  { gives },
)

/**
 * Puts the choices of an option or modifier in another order: the ids of all of them, each once.
 * @throws {CommerceError} `CUSTOMIZATION_NOT_FOUND`, `DOESNT_SUPPORT_CHOICES`, `CHOICE_IDS_MISMATCH`, `CONFLICT`
 * @example await client.customizationsV3.reorderCustomizationChoices(customizationId, revision, { choiceIds })
 */
export const reorderCustomizationChoices: (
  customizationId: string,
  revision: string,
  options: { readonly choiceIds: readonly string[] },
) => Promise<{ customization: Customization }> = /* @__PURE__ */ method(
  operations.reorderCustomizationChoices,
  (customizationId, revision, options) => ({ ...options, customizationId, revision }),
  { gives },
)

/**
 * Creates up to 100 options and modifiers; each succeeds or fails on its own.
 * @example
 * const { results } = await client.customizationsV3.bulkCreateCustomizations([
 *   { name: 'Grain', customizationType: 'PRODUCT_OPTION', choicesSettings: { choices: [{ name: 'Plain' }] } },
 * ])
 */
export const bulkCreateCustomizations: (
  customizations: readonly CustomizationInput[],
  options?: ReturnEntity,
) => Promise<BulkCustomizationsResponse> = /* @__PURE__ */ method(
  operations.bulkCreateCustomizations,
  (customizations, options) => ({ ...options, customizations }),
  { gives: bulk },
)

/**
 * Replaces the choices of up to 100 options and modifiers, each by its revision; each succeeds or fails on its own.
 * @example
 * await client.customizationsV3.bulkUpdateCustomizations([
 *   { customization: { _id: customizationId, revision, choicesSettings: { choices: [{ name: 'Waxed' }] } } },
 * ])
 */
export const bulkUpdateCustomizations: (
  customizations: readonly { readonly customization: UpdateCustomization & { readonly _id: string } }[],
  options?: ReturnEntity,
) => Promise<BulkCustomizationsResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateCustomizations,
  (customizations, options) => ({ ...options, customizations }),
  { gives: bulk },
)

/**
 * Adds choices to up to 100 options and modifiers; each succeeds or fails on its own.
 * @example
 * await client.customizationsV3.bulkAddCustomizationChoices([
 *   { customizationId, choices: [{ name: 'Flamed' }] },
 * ])
 */
export const bulkAddCustomizationChoices: (
  customizationsChoices: readonly { readonly customizationId: string; readonly choices: readonly Choice[] }[],
  options?: ReturnEntity,
) => Promise<BulkCustomizationsResponse> = /* @__PURE__ */ method(
  operations.bulkAddCustomizationChoices,
  (customizationsChoices, options) => ({ ...options, customizationsChoices }),
  { gives: bulk },
)

/**
 * Deletes an option that no product has, or a modifier, which products lose, at most 300.
 * @throws {CommerceError} `CUSTOMIZATION_NOT_FOUND`, `CONFLICT`; `INVALID_ARGUMENT` if it's on more products or an
 * option is in use; nothing is changed
 * @example await client.customizationsV3.deleteCustomization(customizationId)
 */
export const deleteCustomization: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCustomization,
  (customizationId) => ({ customizationId }),
  { answers: 'nothing' },
)
