import { ExtendedFields } from '../cart/extended-fields.schemas.ts'
import { SelectedMemberships } from '../cart/memberships.schemas.ts'
import { Address, AddressWithContact } from '../values/address.schemas.ts'
import { CheckoutCustomField, CheckoutCustomSettings } from './checkout-parts.schemas.ts'

/** Schemas of the checkout parts that are returned exactly as they were sent. */
export const CHECKOUT_PARTS = {
  Address,
  AddressWithContact,
  CheckoutCustomField,
  CheckoutCustomSettings,
  ExtendedFields,
  SelectedMemberships,
}
