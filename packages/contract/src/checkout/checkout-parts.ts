import { Address, AddressWithContact } from '../address.schemas.ts'
import { ExtendedFields } from '../cart/extended-fields.schemas.ts'
import { SelectedMemberships } from '../cart/memberships.schemas.ts'
import { CheckoutCustomField, CheckoutCustomSettings } from './checkout-parts.schemas.ts'

/** The schemas of what is written into a checkout and shown as it was written. */
export const CHECKOUT_PARTS = {
  Address,
  AddressWithContact,
  CheckoutCustomField,
  CheckoutCustomSettings,
  ExtendedFields,
  SelectedMemberships,
}
