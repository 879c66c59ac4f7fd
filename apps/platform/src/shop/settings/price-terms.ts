import type { PriceSettings } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { settingsStore } from './settings.store.ts'

/** How storefronts show prices, as set. */
export type PriceTerms = Omit<PriceSettings, 'revision'>

export const NO_PRICE_TERMS: PriceTerms = { showLowestPrice: false }

/** Whether a shop shows the lowest price of the last 30 days beside a reduction. */
export const showsLowestPrice = async (reader: Reader, siteId: string): Promise<boolean> =>
  (await settingsStore.find<PriceTerms>(reader, siteId, 'prices'))?.document.showLowestPrice ?? false
