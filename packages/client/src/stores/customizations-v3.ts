import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queryLine } from '../query/query-line.ts'
import type { Answer } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

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

/**
 * Returns an option or modifier with its choices.
 * @throws {CommerceError} `CUSTOMIZATION_NOT_FOUND`
 * @example const { name, choicesSettings } = await client.customizationsV3.getCustomization(customizationId)
 */
export const getCustomization: (_id: string) => Promise<Customization> = /* @__PURE__ */ method(
  operations.getCustomization,
  (customizationId) => ({ customizationId }),
  { gives: { customization }, answers: 'customization' },
)

/**
 * Counts options and modifiers, all of them or those that fit a filter.
 * @example
 * const { count } = await client.customizationsV3.countCustomizations({
 *   filter: { customizationType: 'PRODUCT_OPTION' },
 * })
 */
export const countCustomizations: (options?: {
  readonly filter?: Readonly<Record<string, unknown>> | null
}) => Promise<{ count: number }> = /* @__PURE__ */ method(operations.countCustomizations, (options) => ({
  ...options,
}))

/**
 * Queries options and modifiers step by step; pages have cursors.
 * @example const { items } = await client.customizationsV3.queryCustomizations().ascending('name').find()
 */
export const queryCustomizations: () => CursorQueryBuilder<
  Customization,
  CustomizationFields,
  Exclude<keyof CustomizationFields, 'customizationType'>
> = /* @__PURE__ */ cursorQueryable<
  CustomizationFields,
  Exclude<keyof CustomizationFields, 'customizationType'>,
  object
>()(operations.queryCustomizations, 'customizations', { customizations: customization }, queryLine)

export {
  addCustomizationChoices,
  bulkAddCustomizationChoices,
  bulkCreateCustomizations,
  bulkUpdateCustomizations,
  createCustomization,
  deleteCustomization,
  removeCustomizationChoices,
  reorderCustomizationChoices,
  setCustomizationChoices,
  updateCustomization,
  updateCustomizationChoices,
} from './customizations-v3-writes.ts'
