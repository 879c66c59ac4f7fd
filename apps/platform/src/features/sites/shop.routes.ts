import type { Shop } from '@vitrine/contract'
import { getShop } from '@vitrine/contract/operations'
import { answer, type Route } from '../../http/answer.ts'
import type { Site } from './site.ts'
import type { Sites } from './sites.service.ts'

export const shopRoutes = (sites: Sites): readonly Route[] => [
  answer(getShop, async ({ actor }) => ({ shop: shopOf(await sites.get(actor.siteId)) })),
]

/** A site as its storefronts introduce it. */
const shopOf = ({ name, locale, currency, conversionRates }: Site): Shop => ({
  ...{ name, locale, currency },
  currencies: [
    { currency, rate: '1' },
    ...Object.entries(conversionRates).map(([code, rate]) => ({ currency: code, rate })),
  ],
})
