import { GiftCardDelivery } from '../gift-cards/gift-card-delivery.schemas.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import { SelectedShippingOption } from './cart.schemas.ts'
import { CustomLineItem } from './custom-line-item.schemas.ts'
import { ExtendedFields } from './extended-fields.schemas.ts'
import { SelectedMembership, TaxableAddress } from './item.schemas.ts'
import { CatalogOverrideFields } from './line-item.schemas.ts'

/** Schemas of the cart parts that are returned exactly as they were sent. */
export const CART_PARTS = {
  AddressWithContact,
  CatalogOverrideFields,
  CustomLineItem,
  ExtendedFields,
  GiftCardDelivery,
  SelectedMembership,
  SelectedShippingOption,
  TaxableAddress,
}
