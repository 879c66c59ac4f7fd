import type { WeightUnit } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { Site } from './site.ts'

interface SiteRow {
  site_id: string
  name: string
  locale: string
  currency: string
  weight_unit: WeightUnit
  storefront_url: string
  conversion_rates: string
  created_at: number
  accent: string | null
  tax_included: number
  translations: string | null
  time_zone: string | null
}

const findSite = statement<SiteRow>('SELECT * FROM sites WHERE site_id = ?')
const listSites = statement<SiteRow>('SELECT * FROM sites ORDER BY created_at, site_id')
const saveSite = statement(
  `INSERT INTO sites (site_id, name, locale, currency, weight_unit, storefront_url, conversion_rates, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id) DO UPDATE SET name = excluded.name, locale = excluded.locale,
     currency = excluded.currency, weight_unit = excluded.weight_unit,
     storefront_url = excluded.storefront_url, conversion_rates = excluded.conversion_rates`,
)
const setAccent = statement('UPDATE sites SET accent = ? WHERE site_id = ?')

const setTranslations = statement('UPDATE sites SET translations = ? WHERE site_id = ?')
const setTimeZone = statement('UPDATE sites SET time_zone = ? WHERE site_id = ?')
const setTaxIncluded = statement('UPDATE sites SET tax_included = ? WHERE site_id = ?')

const siteOf = (row: SiteRow): Site => ({
  siteId: row.site_id,
  name: row.name,
  locale: row.locale,
  currency: row.currency,
  weightUnit: row.weight_unit,
  storefrontUrl: row.storefront_url,
  conversionRates: JSON.parse(row.conversion_rates),
  createdAt: row.created_at,
  ...(row.accent !== null && { accent: row.accent }),
  ...(row.translations !== null && { translations: JSON.parse(row.translations) }),
  ...(row.time_zone !== null && { timeZone: row.time_zone }),
  ...(row.tax_included === 1 && { taxIncludedInPrices: true }),
})

export const sitesStore = {
  find: async (reader: Reader, siteId: string): Promise<Site | undefined> => {
    const row = await reader.first(findSite, siteId)
    return row && siteOf(row)
  },
  list: async (reader: Reader): Promise<Site[]> => (await reader.all(listSites)).map(siteOf),
  /** Sets or removes the colour of buttons, such as #22507a. Saving a site doesn't change it. */
  setAccent: (tx: Transaction, siteId: string, accent: string | null): Promise<number> =>
    tx.run(setAccent, accent, siteId),
  /** Sets whether prices include tax, from the shop's tax settings. Saving a site doesn't change it. */
  setTaxIncluded: (tx: Transaction, siteId: string, included: boolean): Promise<number> =>
    tx.run(setTaxIncluded, included ? 1 : 0, siteId),
  /** Sets the time zone whose days the shop counts in; null for UTC. Saving a site doesn't change it. */
  setTimeZone: (tx: Transaction, siteId: string, timeZone: string | null): Promise<number> =>
    tx.run(setTimeZone, timeZone, siteId),
  /** Sets the shop's languages and its short texts in them. Saving a site doesn't change them. */
  setTranslations: (
    tx: Transaction,
    siteId: string,
    translations: NonNullable<Site['translations']>,
  ): Promise<number> => tx.run(setTranslations, JSON.stringify(translations), siteId),
  save: (tx: Transaction, site: Site): Promise<number> =>
    tx.run(
      saveSite,
      site.siteId,
      site.name,
      site.locale,
      site.currency,
      site.weightUnit,
      site.storefrontUrl,
      JSON.stringify(site.conversionRates),
      site.createdAt,
    ),
}
