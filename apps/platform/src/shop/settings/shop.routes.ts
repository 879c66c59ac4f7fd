import type { LoginProvider, Shop } from '@vitrine/contract'
import { getShop } from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { Site } from '../sites/site.ts'

/** Lists the other providers that a site's members can log in with. */
type FindLoginProviders = (siteId: string) => Promise<LoginProvider[]>

export const shopRoutes = (findLoginProviders: FindLoginProviders): readonly Route[] => [
  answer(getShop, async ({ actor, site }) => ({
    shop: { ...shopOf(await site()), loginProviders: await findLoginProviders(actor.siteId) },
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
