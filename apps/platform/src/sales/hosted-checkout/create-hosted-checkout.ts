import type { FastifyInstance } from 'fastify'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import type { Settings } from '../../floor/settings/settings.ts'
import type { HostedSessions } from '../../people/redirects/hosted-sessions.ts'
import { createBrands } from '../../shop/brand/brands.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { CheckoutKeeper } from '../checkout/checkout-keeper.ts'
import type { DownloadLinks } from '../orders/downloads/download-links.ts'
import type { PlaceOrder } from '../orders/placing/place-order.ts'
import { createPaymentParts, type PaymentsConfig } from '../payments/create-payments.ts'
import { hostedCheckoutRoutes } from './hosted-checkout.routes.ts'
import { createHostedCheckouts } from './hosted-checkout.service.ts'
import { createPayHosted } from './pay-hosted.ts'
import { createPayLimit, NO_PAY_LIMIT } from './pay-limit.ts'
import { plainRoutes } from './plain/plain.routes.ts'
import { createPlainCheckout } from './plain-checkout.ts'

export interface HostedCheckoutConfig extends Omit<PaymentsConfig, 'placeOrder' | 'settings'> {
  readonly settings: PaymentsConfig['settings'] & Pick<Settings, 'identity'>
  readonly sites: Sites
  readonly keeper: CheckoutKeeper
  readonly placeOrder: PlaceOrder
  readonly hostedSessionOf: HostedSessions['find']
  readonly placeholder: OfferImage
  readonly links: DownloadLinks
}

/** Wires the hosted checkout to checkouts, orders and payment methods. */
export const createHostedCheckout = (config: HostedCheckoutConfig) => {
  const { placeOrder, settings, hostedSessionOf, ...parts } = config
  const { platformUrl } = settings
  const { payments, ways, nameOf, serve } = createPaymentParts({
    ...{ ...parts, settings },
    placeOrder: ({
      siteId,
      checkoutId,
      paymentId,
      providerId,
      reference = '',
      amountMinor,
      agreed,
      card,
      heldFor,
    }) => {
      const name = nameOf(providerId)
      const isCard = ways.find(({ id }) => id === providerId)?.kind === 'CARD'
      const payment = {
        ...{ kind: 'PROVIDER' as const, paymentId, providerId, reference, amountMinor, name, isCard, card },
        ...(heldFor === 'DECISION' && { isCapturedByHand: true }),
      }
      return placeOrder({ siteId, checkoutId, payment, agreed: agreed && JSON.parse(agreed) })
    },
  })
  const { database, clock } = parts
  const limitPay = settings.identity.rateLimits ? createPayLimit(database, clock) : NO_PAY_LIMIT
  const pay = createPayHosted({ payments, placeOrder, platformUrl, limitPay })
  const checkouts = createHostedCheckouts({
    ...parts,
    brands: createBrands(database),
    payments,
    ways,
    nameOf,
    pay,
  })
  return {
    payments,
    plainCheckout: createPlainCheckout(hostedSessionOf),
    serve: (app: FastifyInstance): void => {
      serve(app)
      hostedCheckoutRoutes(app, { checkouts, hostedSessionOf, platformUrl })
      plainRoutes(app, { checkouts, hostedSessionOf, ways, platformUrl })
    },
  }
}
