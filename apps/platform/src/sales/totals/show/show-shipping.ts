import type {
  CarrierServiceOption,
  DeliveryAllocation,
  SelectedCarrierServiceOption,
  ShippingInformation,
  ShippingOption,
} from '@vitrine/contract'
import type {
  ItemTax,
  OfferedShipping,
  SelectedShipping,
  ShippingRegionTerms,
  ShippingTotals,
} from '@vitrine/pricing'
import type { PriceWriter } from '../../cart/lines/prices.ts'
import { showItemTax } from './show-tax.ts'

/** Shows where and how a cart is shipped, and its other options. */
export const showShipping = (
  { region, offered, selected }: ShippingTotals,
  price: PriceWriter,
): ShippingInformation => ({
  ...(region && { region: { id: region.id, name: region.name } }),
  ...(selected && { selectedCarrierServiceOption: showSelected(selected, region, price) }),
  carrierServiceOptions: byCarrier(offered, (option) => showOption(option, region, price)),
})

const byCarrier = (
  offered: readonly OfferedShipping[],
  show: (option: OfferedShipping) => ShippingOption,
): CarrierServiceOption[] => {
  const carriers = new Map<string, ShippingOption[]>()
  for (const option of offered) {
    const { carrierId } = option.terms
    carriers.set(carrierId, [...(carriers.get(carrierId) ?? []), show(option)])
  }
  return [...carriers].map(([carrierId, shippingOptions]) => ({ carrierId, shippingOptions }))
}

const showOption = (
  option: OfferedShipping,
  region: ShippingRegionTerms | undefined,
  price: PriceWriter,
): ShippingOption => ({
  code: option.terms.code,
  title: option.terms.title,
  logistics: { ...option.terms.logistics },
  cost: {
    price: price(option.priceMinor),
    otherCharges: (option.terms.charges ?? []).map(({ type, priceMinor, details }) => ({
      ...{ type, price: price(priceMinor) },
      ...(details !== undefined && { details }),
    })),
  },
  deliveryAllocations: [allocation(option, region)],
  partial: option.partial,
})

const showSelected = (
  selected: SelectedShipping,
  region: ShippingRegionTerms | undefined,
  price: PriceWriter,
): SelectedCarrierServiceOption => {
  const { option, requested, priceMinor, discountMinor, charges } = selected
  return {
    code: option.terms.code,
    title: option.terms.title,
    logistics: { ...option.terms.logistics },
    cost: showCost(selected, priceMinor, discountMinor, price),
    requestedShippingOption: requested,
    otherCharges: charges.map((charge) => ({
      type: charge.type,
      ...(charge.details !== undefined && { details: charge.details }),
      cost: showCost(charge, charge.priceMinor, 0, price),
    })),
    carrierId: option.terms.carrierId,
    deliveryAllocations: [allocation(option, region)],
    partial: option.partial,
  }
}

const showCost = (tax: ItemTax, priceMinor: number, discountMinor: number, price: PriceWriter) => ({
  totalPriceAfterTax: price(tax.afterTaxMinor),
  totalPriceBeforeTax: price(tax.beforeTaxMinor),
  taxDetails: showItemTax(tax, price),
  totalDiscount: price(discountMinor),
  price: price(priceMinor),
})

const allocation = (
  { terms, lineIds }: OfferedShipping,
  region: ShippingRegionTerms | undefined,
): DeliveryAllocation => ({
  deliveryCarrier: { appId: terms.carrierId, code: terms.code },
  ...(region && { deliveryRegion: { id: region.id, name: region.name } }),
  applicableLineItems: { lineItemIds: [...lineIds] },
})
