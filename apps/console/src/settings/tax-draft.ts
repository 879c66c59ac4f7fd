import type { settings } from '@vitrine/client/merchant'
import { shop } from '../session/shop-client.ts'
import type { Part } from './use-section.ts'

type WrittenRate = NonNullable<settings.TaxSettingsChange['rates']>[number]
/** A tax rate as it is edited: `percent` instead of a fraction, and a key, since rates have no ids. */
export type TaxRate = Omit<WrittenRate, 'rate'> & { readonly key: string; readonly percent: string }

/** How the shop charges tax. */
export interface Tax {
  readonly pricesIncludeTax: boolean
  readonly shippingTaxable: boolean
  readonly rates: readonly TaxRate[]
}

const JURISDICTIONS = ['CITY', 'COUNTRY', 'COUNTY', 'SPECIAL', 'STATE', 'UNDEFINED'] as const

/** A fraction as a percentage, and back; the platform keeps six places of the fraction. */
const percentOf = (rate: string): string => String(Number((Number(rate) * 100).toFixed(4)))
const rateOf = (percent: string): string => (Number(percent) / 100).toFixed(6).replace(/\.?0+$/, '')

/** The settings as they are edited: what isn't shown is kept. */
const draftOf = ({ pricesIncludeTax, shippingTaxable, rates }: settings.TaxSettings): Tax => ({
  ...{ pricesIncludeTax, shippingTaxable },
  rates: rates.map(({ rate, jurisdictionType, ...rest }, index) => {
    const known = JURISDICTIONS.find((each) => each === jurisdictionType)
    if (!known) throw new Error(`This page can't edit ${jurisdictionType}.`)
    return { ...rest, jurisdictionType: known, key: String(index), percent: percentOf(rate) }
  }),
})

export const newRate = (): TaxRate => ({
  ...{ key: crypto.randomUUID(), percent: '', jurisdictionType: 'COUNTRY' },
})

export const TAX: Part<Tax> = {
  name: 'tax',
  read: async () => {
    const saved = await shop.settings.getTaxSettings()
    return { revision: saved.revision, value: draftOf(saved) }
  },
  write: async ({ rates, ...rest }, revision) => {
    const saved = await shop.settings.updateTaxSettings({
      ...{ ...rest, revision },
      rates: rates.map(({ key: _, percent, taxName, ...rate }) => ({
        ...{ ...rate, rate: rateOf(percent) },
        ...(taxName?.trim() && { taxName: taxName.trim() }),
      })),
    })
    return { revision: saved.revision, value: draftOf(saved) }
  },
}
