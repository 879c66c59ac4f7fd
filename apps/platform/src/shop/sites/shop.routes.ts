import type { LoginProvider, Shop } from '@vitrine/contract'
import { getShop } from '@vitrine/contract/operations'
import { answer, type Route } from '../../floor/http/answer.ts'
import type { Site } from './site.ts'
import type { Sites } from './sites.service.ts'

/** Lists the other providers that a site's members can log in with. */
type FindLoginProviders = (siteId: string) => Promise<LoginProvider[]>

export const shopRoutes = (sites: Sites, findLoginProviders: FindLoginProviders): readonly Route[] => [
  answer(getShop, async ({ actor: { siteId } }) => ({
    shop: { ...shopOf(await sites.get(siteId)), loginProviders: await findLoginProviders(siteId) },
  })),
]

/** A site as its storefronts see it. */
const shopOf = ({ name, locale, currency, conversionRates }: Site): Omit<Shop, 'loginProviders'> => ({
  ...{ name, locale, currency },
  currencies: [
    { currency, rate: '1' },
    ...Object.entries(conversionRates).map(([code, rate]) => ({ currency: code, rate })),
  ],
})
