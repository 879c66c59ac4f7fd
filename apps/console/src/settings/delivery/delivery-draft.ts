import type { settings } from '@vitrine/client/merchant'
import { newId } from '../../parts/new-id.ts'
import { shop } from '../../session/shop-client.ts'
import type { Part } from '../use-section.ts'

type WrittenRegion = NonNullable<settings.DeliverySettingsChange['regions']>[number]
export type DeliveryOption = WrittenRegion['options'][number]
/** A region as it is edited. New ones have no id until they are saved, so the page gives each a key. */
export type Region = WrittenRegion & { readonly key: string }

/** Where the shop delivers to, and for how much. */
export interface Delivery {
  readonly regions: readonly Region[]
  /** Empty for none. */
  readonly returnDays: string
  readonly timeZone: string | null
}

const CHARGES = ['HANDLING_FEE', 'INSURANCE'] as const
const PICKUPS = ['PICKUP_POINT', 'STORE_PICKUP'] as const

/** @throws {Error} for a value that this page doesn't know, so that a save can't lose it */
const oneOf = <Value extends string>(known: readonly Value[], value: string): Value => {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new Error(`This page can't edit ${value}.`)
  return found
}

/** The settings as they are edited: what isn't shown is kept. */
const draftOf = ({ regions, returnDays, timeZone }: settings.DeliverySettings): Delivery => ({
  regions: regions.map((region, index) => ({
    ...region,
    key: region._id ?? String(index),
    options: region.options.map(({ charges, pickup, ...option }) => ({
      ...option,
      ...(charges && { charges: charges.map((each) => ({ ...each, type: oneOf(CHARGES, each.type) })) }),
      ...(pickup && { pickup: { ...pickup, method: oneOf(PICKUPS, pickup.method) } }),
    })),
  })),
  returnDays: returnDays ? String(returnDays) : '',
  timeZone: timeZone ?? null,
})

/** A new way to deliver. Its code stays when it is renamed, because carts keep it. */
export const newOption = (): DeliveryOption => ({
  code: `delivery-${newId().slice(0, 8)}`,
  title: '',
  rate: { flat: '' },
})

export const newRegion = (): Region => ({
  ...{ key: newId(), name: '', areas: [], options: [newOption()] },
})

/** The regions as they are saved. An empty limit is none. */
const written = (regions: readonly Region[]): WrittenRegion[] =>
  regions.map(({ key: _, ...region }) => ({
    ...region,
    name: region.name.trim(),
    options: region.options.map(({ freeFrom, deliveryTime, ...option }) => ({
      ...option,
      title: option.title.trim(),
      ...(freeFrom && { freeFrom }),
      ...(deliveryTime?.trim() && { deliveryTime: deliveryTime.trim() }),
    })),
  }))

/** The region for all other countries has to be the last one. */
export const inOrder = (regions: readonly Region[]): Region[] => [
  ...regions.filter(({ areas }) => areas.length > 0),
  ...regions.filter(({ areas }) => areas.length === 0),
]

/** Whether a region has only whole countries, so that a list of countries can show it. */
export const hasWholeCountries = ({ areas }: Region): boolean =>
  areas.every(({ subdivision, city, postalCodes }) => !subdivision && !city && !postalCodes)

export const DELIVERY: Part<Delivery> = {
  name: 'delivery',
  read: async () => {
    const saved = await shop.settings.getDeliverySettings()
    return { revision: saved.revision, value: draftOf(saved) }
  },
  write: async ({ regions, returnDays, timeZone }, revision) => {
    const saved = await shop.settings.updateDeliverySettings({
      ...{ revision, regions: written(regions), timeZone },
      returnDays: returnDays === '' ? null : Number(returnDays),
    })
    return { revision: saved.revision, value: draftOf(saved) }
  },
}
