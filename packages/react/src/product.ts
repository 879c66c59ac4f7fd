/** Picking a variant of a product, with the choice kept in the page's address. */
export { type Address, useBrowserAddress } from './product/address.ts'
export { type Chosen, useChoices } from './product/use-choices.ts'
export { useVariantPicker, type VariantPicker } from './product/use-variant-picker.ts'
