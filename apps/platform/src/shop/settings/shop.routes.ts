import type { LoginProvider, Shop } from '@vitrine/contract'
import {
  convertCurrency,
  getConversionRate,
  getShop,
  listCurrencies,
  listSiteScripts,
} from '@vitrine/contract/operations'
import type { Database } from '../../floor/database/database.ts'
import { answer, type Route } from '../calls/answer.ts'
import type { Site } from '../sites/site.ts'
import { type Brand, findBrand } from './brand.ts'
import { conversionRate, convertedAmounts } from './currency-rates.ts'
import { countriesOf, type Delivery, NO_DELIVERY } from './delivery-terms.ts'
import { showsLowestPrice } from './price-terms.ts'
import { settingsStore } from './settings.store.ts'
import { shopDeliveries } from './shop-deliveries.ts'
import type { Tax } from './tax-terms.ts'

/** Lists the other providers that a site's members can log in with. */
type FindLoginProviders = (siteId: string) => Promise<LoginProvider[]>

export const shopRoutes = (database: Database, findLoginProviders: FindLoginProviders): readonly Route[] => [
  answer(getShop, async ({ actor: { siteId }, site: findSite }) => {
    const [site, brand, loginProviders, delivery, tax, showsLowest] = await Promise.all([
      findSite(),
      findBrand(database, siteId),
      findLoginProviders(siteId),
      settingsStore.find<Delivery>(database, siteId, 'delivery'),
      settingsStore.find<Tax>(database, siteId, 'tax'),
      showsLowestPrice(database, siteId),
    ])
    const { businessAddress, pricesIncludeTax = site.taxIncludedInPrices ?? false } = tax?.document ?? {}
    const { returnDays, timeZone: _, ...regions } = delivery?.document ?? NO_DELIVERY
    return {
      shop: {
        ...{
          ...shopOf({ ...site, name: brand.name ?? site.name }),
          loginProviders,
          taxIncludedInPrices: pricesIncludeTax,
        },
        deliveries: shopDeliveries(regions, site.currency, businessAddress?.country),
        deliversTo: countriesOf(regions),
        ...(returnDays != null && { returnDays }),
        ...(site.timeZone !== undefined && { timeZone: site.timeZone }),
        ...(showsLowest && { showsLowestPrice: true }),
        ...(brand.logoUrl && { logoUrl: brand.logoUrl }),
        ...sellerOf(brand),
      },
    }
  }),
  answer(listCurrencies, async ({ site }) => ({ currencies: currenciesOf(await site()) })),
  answer(convertCurrency, async ({ site, input }) => convertedAmounts(await site(), input)),
  answer(getConversionRate, async ({ site, input }) => conversionRate(await site(), input)),
  answer(listSiteScripts, async () => ({ siteScripts: [] })),
]

/** The shop's own currency, then those it converts to, each with its symbol in the shop's language. */
const currenciesOf = ({ currency, conversionRates, locale }: Site): { code: string; symbol: string }[] =>
  [currency, ...Object.keys(conversionRates)].map((code) => {
    const how = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const
    const parts = new Intl.NumberFormat(locale, how).formatToParts(0)
    return { code, symbol: parts.find(({ type }) => type === 'currency')?.value ?? code }
  })

const sellerOf = ({ legalName, legalAddress, vatId }: Brand): Pick<Shop, 'seller'> =>
  legalName ? { seller: { name: legalName, address: legalAddress ?? [], ...(vatId && { vatId }) } } : {}

/** A site as its storefronts see it. */
const shopOf = ({
  name,
  locale,
  currency,
  conversionRates,
  translations = {},
}: Site): Pick<Shop, 'name' | 'locale' | 'languages' | 'currency' | 'currencies'> => ({
  ...{ name, locale, currency },
  languages: [locale.toLowerCase(), ...Object.keys(translations)],
  currencies: [
    { currency, rate: '1' },
    ...Object.entries(conversionRates).map(([code, rate]) => ({ currency: code, rate })),
  ],
})
