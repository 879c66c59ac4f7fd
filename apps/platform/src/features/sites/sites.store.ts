import type { WeightUnit } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../database/database.ts'
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

const siteOf = (row: SiteRow): Site => ({
  siteId: row.site_id,
  name: row.name,
  locale: row.locale,
  currency: row.currency,
  weightUnit: row.weight_unit,
  storefrontUrl: row.storefront_url,
  conversionRates: JSON.parse(row.conversion_rates),
  createdAt: row.created_at,
})

export const sitesStore = {
  find: async (reader: Reader, siteId: string): Promise<Site | undefined> => {
    const row = await reader.first(findSite, siteId)
    return row && siteOf(row)
  },
  list: async (reader: Reader): Promise<Site[]> => (await reader.all(listSites)).map(siteOf),
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
