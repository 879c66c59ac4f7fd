import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { functionLater } from '../calls/function-later.ts'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queryLine } from '../query/query-line.ts'
import type { Answer } from '../wire/forms.ts'
import { date } from '../wire/values.ts'
import type * as writes from './customizations-v3-writes.ts'

const customization = { _createdDate: date, _updatedDate: date }

/** An option or modifier that products share by name. */
export type Customization = Answer<wire.Customization, typeof customization>

/** Fields to filter and sort customizations by. */
export type CustomizationFields = {
  _id: string
  name: string
  customizationType: wire.CustomizationType
  _createdDate: Date | string
  _updatedDate: Date | string
}

/** Returns an option or modifier with its choices. */
export const getCustomization: (_id: string) => Promise<Customization> = /* @__PURE__ */ method(
  operations.getCustomization,
  (customizationId) => ({ customizationId }),
  { gives: { customization }, answers: 'customization' },
)

/** Counts options and modifiers, all of them or those that fit a filter. */
export const countCustomizations: (options?: {
  readonly filter?: Readonly<Record<string, unknown>> | null
}) => Promise<{ count: number }> = /* @__PURE__ */ method(operations.countCustomizations, (options) => ({
  ...options,
}))

/** Queries options and modifiers step by step; pages have cursors. */
export const queryCustomizations: () => CursorQueryBuilder<
  Customization,
  CustomizationFields,
  Exclude<keyof CustomizationFields, 'customizationType'>
> = /* @__PURE__ */ cursorQueryable<
  CustomizationFields,
  Exclude<keyof CustomizationFields, 'customizationType'>,
  object
>()(operations.queryCustomizations, 'customizations', { customizations: customization }, queryLine)

const writesPart = () => import('./customizations-v3-writes.ts')

/** Creates an option or modifier for products to share. For merchants and apps, like all writes. */
export const createCustomization: typeof writes.createCustomization = /* @__PURE__ */ functionLater(
  writesPart,
  'createCustomization',
)

/** Replaces the choices of an option or modifier, or the limits of a text. Name and type can't be changed. */
export const updateCustomization: typeof writes.updateCustomization = /* @__PURE__ */ functionLater(
  writesPart,
  'updateCustomization',
)

/**
 * Groups choices under others, such as burgundy under red: one level deep. Nothing else about a choice can be
 * changed.
 * @throws {CommerceError} `CONFLICT` if the revision isn't the current one; nothing is changed
 */
export const updateCustomizationChoices: typeof writes.updateCustomizationChoices =
  /* @__PURE__ */ functionLater(writesPart, 'updateCustomizationChoices')

/** Adds choices. Existing ones stay unchanged. */
export const addCustomizationChoices: typeof writes.addCustomizationChoices = /* @__PURE__ */ functionLater(
  writesPart,
  'addCustomizationChoices',
)

/** Replaces the choices of an option or modifier. Those that products have must stay. */
export const setCustomizationChoices: typeof writes.setCustomizationChoices = /* @__PURE__ */ functionLater(
  writesPart,
  'setCustomizationChoices',
)

/** Removes choices that no product has; with a `revision`, only if it is still the current one. */
export const removeCustomizationChoices: typeof writes.removeCustomizationChoices =
  /* @__PURE__ */ functionLater(writesPart, 'removeCustomizationChoices')

/** Puts the choices of an option or modifier in another order: the ids of all of them, each once. */
export const reorderCustomizationChoices: typeof writes.reorderCustomizationChoices =
  /* @__PURE__ */ functionLater(writesPart, 'reorderCustomizationChoices')

/** Creates up to 100 options and modifiers; each succeeds or fails by itself. */
export const bulkCreateCustomizations: typeof writes.bulkCreateCustomizations = /* @__PURE__ */ functionLater(
  writesPart,
  'bulkCreateCustomizations',
)

/** Replaces the choices of up to 100 options and modifiers, each by its revision and by itself. */
export const bulkUpdateCustomizations: typeof writes.bulkUpdateCustomizations = /* @__PURE__ */ functionLater(
  writesPart,
  'bulkUpdateCustomizations',
)

/** Adds choices to up to 100 options and modifiers, each by itself. */
export const bulkAddCustomizationChoices: typeof writes.bulkAddCustomizationChoices =
  /* @__PURE__ */ functionLater(writesPart, 'bulkAddCustomizationChoices')

/**
 * Deletes an option that no product has, or a modifier, which products lose, at most 300.
 * @throws {CommerceError} `INVALID_ARGUMENT` if it's on more products or an option is in use; nothing is changed
 */
export const deleteCustomization: typeof writes.deleteCustomization = /* @__PURE__ */ functionLater(
  writesPart,
  'deleteCustomization',
)
