import type { CatalogOverrideFieldsV2, ItemStatus, LineItem, LineItemV2 } from '@vitrine/contract'
import type { PricedCart } from '../../totals/cart-totals.ts'
import type { MoneyWriter } from './convert-money.ts'
import { type LineAmounts, showItemDiscounts } from './line-amounts.ts'

const STATUS: { readonly [Status in NonNullable<LineItem['availability']>['status']]: ItemStatus } = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
}

/**
 * Prints a line in the newer form from its first one.
 * @param amounts - after the discounts on lines
 */
export const showLineV2 = (
  line: LineItem,
  amounts: LineAmounts,
  cart: Pick<PricedCart, 'worked'>,
  money: MoneyWriter,
): LineItemV2 => {
  const { availability = { status: 'AVAILABLE' as const }, extendedFields } = line
  return {
    id: String(line.id),
    ...(line.productName && { name: line.productName }),
    quantityInfo: quantityInfo(line),
    pricing: {
      unitPrice: money(amounts.unitMinor),
      totalPrice: money(amounts.totalMinor),
      ...(line.priceDescription && { priceDescription: line.priceDescription }),
      priceUndetermined: line.priceUndetermined,
      breakdown: {
        ...(line.fullPrice && { fullPrice: plain(line.fullPrice) }),
        ...(line.price && { salePrice: plain(line.price) }),
        totalModifiersPrice: money(0),
      },
    },
    source: source(line),
    attributes: attributes(line),
    deliveryConfig: {
      ...(line.deliveryProfileId && { deliveryProfileId: line.deliveryProfileId }),
    },
    taxConfig: {
      ...(line.taxableAddress && { taxableAddress: line.taxableAddress }),
      ...(line.taxGroupId && { taxGroupId: line.taxGroupId }),
    },
    paymentConfig: paymentConfig(line),
    status: STATUS[availability.status],
    ...(extendedFields && { extendedFields }),
    modifierGroups: line.modifierGroups ?? [],
    discounts: showItemDiscounts(amounts, cart, money),
    customLineItem: line.customLineItem,
  }
}

/** The newer form has no formatted texts. */
const plain = ({ amount, convertedAmount }: NonNullable<LineItem['price']>) => ({ amount, convertedAmount })

const quantityInfo = ({ quantity, availability, fixedQuantity }: LineItem): LineItemV2['quantityInfo'] => {
  const available = availability?.status === 'NOT_FOUND' ? 0 : availability?.quantityAvailable
  return {
    confirmedQuantity: Math.max(0, Math.min(quantity, available ?? quantity)),
    requestedQuantity: quantity,
    ...(available != null && { availableQuantity: available }),
    fixedQuantity,
  }
}

const source = (line: LineItem): LineItemV2['source'] => {
  const { catalogReference, catalogOverrideFields: set, rootCatalogItemId } = line
  return {
    ...(catalogReference && { catalogReference }),
    ...(set && { catalogOverrideFields: overrides(set) }),
    ...(rootCatalogItemId && { rootCatalogItemId }),
    ...(set?.inventoryAppId && { inventoryAppId: set.inventoryAppId }),
  }
}

const overrides = ({
  productName,
  price,
  ...same
}: NonNullable<LineItem['catalogOverrideFields']>): CatalogOverrideFieldsV2 => ({
  ...same,
  ...(productName && { name: productName }),
  ...(price != null && { salePrice: price }),
})

const attributes = (line: LineItem): LineItemV2['attributes'] => ({
  descriptionLines: line.descriptionLines ?? [],
  ...(line.image && { image: line.image }),
  ...(line.url && { url: line.url }),
  policies: line.policies ?? [],
  ...(line.itemType && { itemType: line.itemType }),
  ...(line.physicalProperties && { physicalProperties: line.physicalProperties }),
  ...(line.subscriptionOptionInfo && { subscriptionInfo: line.subscriptionOptionInfo }),
  ...(line.serviceProperties && { serviceProperties: line.serviceProperties }),
  membersOnly: line.membersOnly,
  ...(line.preorder && { preorder: line.preorder }),
})

const paymentConfig = (line: LineItem): LineItemV2['paymentConfig'] => {
  const { selectedMembership, consentRequiredPaymentPolicy: policy, depositAmount } = line
  return {
    savePaymentMethod: line.savePaymentMethod,
    ...(policy && { consentRequiredPaymentPolicy: policy }),
    ...(depositAmount && { depositAmount: plain(depositAmount) }),
    paymentOption: line.paymentOption,
    ...(selectedMembership && {
      selectedMembership,
      membership: {
        existingMembership: { appId: selectedMembership.appId, membershipId: selectedMembership.id },
      },
    }),
  }
}
