import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database, DatabaseSettings } from './database/database.ts'
import { databaseSettings } from './database-settings.ts'
import { createAccess } from './features/access/create-access.ts'
import type { Secrets } from './features/access/secrets.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { createCart } from './features/cart/cart.service.ts'
import { createMergeCarts } from './features/cart/merge/merge-carts.ts'
import { mergedVisitorsStore } from './features/cart/merge/merged-visitors.ts'
import { createBulkWrites } from './features/catalog/bulk-writes.service.ts'
import { catalogRoutes } from './features/catalog/catalog.routes.ts'
import { createCatalog } from './features/catalog/catalog.service.ts'
import { catalogWritesRoutes } from './features/catalog/catalog-writes.routes.ts'
import { createCollectionPlaces } from './features/catalog/collection-places.service.ts'
import { createCollectionWrites } from './features/catalog/collection-writes.service.ts'
import { createProductWrites } from './features/catalog/product-writes.service.ts'
import { checkoutRoutes } from './features/checkout/checkout.routes.ts'
import { createCheckouts } from './features/checkout/checkout.service.ts'
import { createCodeTries, UNLIMITED_CODE_TRIES } from './features/code-tries/code-tries.ts'
import { couponsRoutes } from './features/coupons/coupons.routes.ts'
import { createCoupons } from './features/coupons/coupons.service.ts'
import { dataRoutes } from './features/data/data.routes.ts'
import { createData } from './features/data/data.service.ts'
import { exchangeRoutes } from './features/exchange/exchange.routes.ts'
import { createExchange } from './features/exchange/exchange.service.ts'
import { createExternalLogin } from './features/external-login/create-external-login.ts'
import { giftCardsRoutes } from './features/gift-cards/gift-cards.routes.ts'
import { createGiftCards } from './features/gift-cards/gift-cards.service.ts'
import { createHostedCheckout } from './features/hosted-checkout/create-hosted-checkout.ts'
import { createOpenedCheckouts } from './features/hosted-checkout/opened-checkouts.ts'
import { createHostedIdentity } from './features/hosted-identity/create-hosted-identity.ts'
import { serveHostedPages } from './features/hosted-pages/hosted-pages.routes.ts'
import { createHostedPages } from './features/hosted-pages/hosted-pages.ts'
import { createIdentity } from './features/identity/create-identity.ts'
import { createSessionTokens } from './features/identity/session-tokens.ts'
import { backInStockRoutes } from './features/inventory/back-in-stock.routes.ts'
import { createBackInStock } from './features/inventory/back-in-stock.service.ts'
import { inventoryRoutes } from './features/inventory/inventory.routes.ts'
import { createInventory } from './features/inventory/inventory.service.ts'
import { createServeWishes } from './features/inventory/serve-wishes.ts'
import { createStockKeeper } from './features/inventory/stock-keeper.ts'
import { JOB_LEASES } from './features/jobs/job-kinds.ts'
import { createJobProcess } from './features/jobs/job-process.ts'
import { createMail } from './features/mail/create-mail.ts'
import type { Draw } from './features/media/media.service.ts'
import { createMediaParts } from './features/media/media-parts.ts'
import { placeholderAt } from './features/media/placeholder.ts'
import type { OpenRemoteFile } from './features/media/remote-file.ts'
import { uploadsRoutes } from './features/media/uploads.routes.ts'
import { isActiveMember } from './features/members/is-active-member.ts'
import { membersRoutes } from './features/members/members.routes.ts'
import { userInfoRoutes } from './features/members/user-info.routes.ts'
import { membershipsRoutes } from './features/memberships/memberships.routes.ts'
import { createMemberships } from './features/memberships/memberships.service.ts'
import { createPlans } from './features/memberships/plans.service.ts'
import { createNotePayments } from './features/orders/money/note-payment.ts'
import { ordersRoutes } from './features/orders/orders.routes.ts'
import { createOrders } from './features/orders/orders.service.ts'
import { createPlaceOrder } from './features/orders/place-order.ts'
import type { PaymentProvider } from './features/payments/payment-provider.ts'
import { acceptsPayments } from './features/payments/payment-way.ts'
import { productChangesRoutes } from './features/product-changes/product-changes.routes.ts'
import { createProductChanges } from './features/product-changes/product-changes.service.ts'
import { recommendationsRoutes } from './features/recommendations/recommendations.routes.ts'
import { createRecommendations } from './features/recommendations/recommendations.service.ts'
import { createRedirectParts } from './features/redirects/create-redirect-parts.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { createSearch } from './features/search/search.service.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { createSettings } from './features/settings/settings.service.ts'
import { shopRoutes } from './features/sites/shop.routes.ts'
import { createSites } from './features/sites/sites.service.ts'
import { apiDocs } from './http/api-docs.ts'
import { healthRoutes } from './http/health.ts'
import { keepWorking } from './http/keep-working.ts'
import { knownHosts } from './http/known-hosts.ts'
import { mount, mountLater } from './http/mount.ts'
import { createBudgets, NO_BUDGETS } from './http/overload/budgets.ts'
import { watchLoopDelay } from './http/overload/loop-delay.ts'
import { shedLoad } from './http/overload/shedding.ts'
import { createServer } from './http/server.ts'
import type { Ids } from './ids.ts'
import { laterOperations } from './later.ts'
import type { Settings } from './settings.ts'

/** What a platform is made of. Tests pass a database in a temporary folder and a clock they can move. */
export interface PlatformConfig {
  readonly settings: Settings
  /** Open and migrated. */
  readonly database: Database
  /** Opens the same database once more, in a process of its own; default: the one that `settings` mean. */
  readonly databaseSettings?: DatabaseSettings | undefined
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: FastifyBaseLogger
  /** Makes the files that were never uploaded, such as the demo shop's pictures. */
  readonly draw: Draw
  /** Fetches files of other hosts; default: from the public internet alone. */
  readonly openRemoteFile?: OpenRemoteFile
  /** Payment providers beside the sandbox; default: none. */
  readonly paymentProviders?: readonly PaymentProvider[]
}

/** Whoever waits for a code looks at a clock. */
const MAIL_EVERY_MS = 1_000

/**
 * Builds the platform: every feature wired to the database and mounted on one HTTP server that does not
 * listen yet.
 *
 * @example const app = await createPlatform(config); await app.listen({ port: 4000 })
 */
export const createPlatform = async (config: PlatformConfig): Promise<FastifyInstance> => {
  const { settings, database, secrets, clock, ids, logger } = config
  const { mediaUrl, platformUrl } = settings
  const sites = createSites(database)
  const catalog = createCatalog({ database, sites, clock, ids, mediaUrl })
  const inventory = createInventory({ database, sites, clock, ids })
  const { changeProducts } = catalog
  const backInStock = createBackInStock({ database, sites, clock, offersFor: catalog.offersFor })
  const search = createSearch({ database, sites, listed: catalog.listed })
  const placeholder = placeholderAt(mediaUrl)
  const media = createMediaParts(config)
  const { uploads, mediaFrom } = media
  const exchange = createExchange({
    ...{ database, sites, clock, ids, logger, changeProducts },
    mediaFrom: media.mediaFromOnce,
    folder: join(settings.dataDir, 'imports'),
  })
  const catalogWrites = { database, sites, clock, ids, mediaUrl, changeProducts, mediaFrom }
  const jobs = createJobProcess({
    ...{
      database,
      clock,
      logger,
      leases: JOB_LEASES,
      program: new URL('./features/jobs/jobs.worker.ts', import.meta.url),
    },
    settings: { database: config.databaseSettings ?? databaseSettings(settings), mediaUrl },
  })
  const productChanges = createProductChanges({ database, sites, clock, ids, jobs })
  const codeTries = settings.identity.rateLimits ? createCodeTries(database, clock) : UNLIMITED_CODE_TRIES
  const cart = createCart({
    ...{ database, sites, clock, ids, offersFor: catalog.offersFor, placeholder, codeTries },
  })
  const sessionTokens = createSessionTokens(clock)
  const access = createAccess({
    ...{ database, secrets, clock, ids, sites, platformUrl, isActiveMember },
    redeemSessionToken: sessionTokens.redeem,
    limitsVisitors: settings.identity.rateLimits,
    takeCartAlong: createMergeCarts({ clock, ids, offersFor: catalog.offersFor, placeholder }),
    hasLoggedIn: ({ siteId, visitorId }) => mergedVisitorsStore.has(database, siteId, visitorId),
  })

  const hostedPages = await createHostedPages(settings)
  const redirects = createRedirectParts({
    ...{ database, secrets, clock, ids, sites, platformUrl, hostedPages, access },
    checkouts: createOpenedCheckouts({ database, ids }),
  })

  const stock = createStockKeeper({ clock, ids })
  const placing = { database, sites, clock, ids, offersFor: catalog.offersFor, placeholder, stock }
  const placeOrder = createPlaceOrder(placing)
  const checkouts = createCheckouts({
    ...{ ...placing, placeOrder, codeTries, hostedUrl: redirects.checkoutUrl, secret: secrets.refreshKey },
    acceptsPayments: acceptsPayments(settings.payment, config.paymentProviders ?? []),
  })

  const hostedCheckout = createHostedCheckout({
    ...{ database, sites, clock, ids, logger, settings, placeOrder, placeholder },
    ...{ keeper: checkouts.keeper, hostedSessionOf: redirects.hostedSessionOf, secret: secrets.refreshKey },
    ...createNotePayments(ids, clock.now),
    providers: config.paymentProviders ?? [],
  })

  const identity = createIdentity({
    ...{ database, sites, clock, ids, platformUrl, secret: secrets.refreshKey, sessionTokens },
    settings: settings.identity,
    endLogins: access.sessions.endAllOf,
  })

  const externalLogin = createExternalLogin({
    ...{ database, clock, ids, logger, platformUrl, secret: secrets.refreshKey, access, identity },
    nearby: settings.mode === 'development',
  })

  const hostedIdentity = createHostedIdentity({
    ...{ database, secrets, clock, ids, sites, platformUrl, hostedPages },
    ...{ requests: access.authorizeRequests, browserLogins: access.browserLogins },
    wayOut: redirects.wayOut,
    identity,
    providersOf: externalLogin.providersOf,
    captcha: settings.identity.captcha,
  })

  const mail = await createMail({ database, sites, clock, logger, settings })

  const isSecure = settings.platformUrl.startsWith('https:')
  const app = await createServer({
    ...{ logger, trustProxy: settings.trustedProxies, isSecure },
    isKnownHost: knownHosts(settings),
  })
  if (settings.shedding) {
    const loopDelay = watchLoopDelay()
    shedLoad(app, loopDelay.read)
    app.addHook('onClose', async () => loopDelay.stop())
  }
  healthRoutes(app, database)
  apiDocs(app, settings.platformUrl)
  await media.serve(app)
  access.servePages(app)
  mail.servePages(app)
  redirects.servePages(app)
  hostedCheckout.serve(app)
  hostedIdentity.serve(app)
  identity.serve(app)
  externalLogin.serve(app)
  serveHostedPages(app, hostedPages, hostedCheckout.plainCheckout)
  const routes = [
    ...access.routes,
    ...catalogRoutes(catalog),
    ...searchRoutes(search),
    ...inventoryRoutes(inventory),
    ...backInStockRoutes(backInStock),
    ...catalogWritesRoutes(
      createProductWrites(catalogWrites),
      createCollectionWrites(catalogWrites),
      createCollectionPlaces(catalogWrites),
      createBulkWrites(catalogWrites),
    ),
    ...recommendationsRoutes(createRecommendations({ database, sites })),
    ...cartRoutes(cart),
    ...checkoutRoutes(checkouts),
    ...ordersRoutes(createOrders(placing)),
    ...couponsRoutes(createCoupons({ database, sites, clock, ids })),
    ...giftCardsRoutes(createGiftCards({ database, sites, clock, ids })),
    ...membersRoutes({ database, clock, ids, sessions: access.sessions }),
    ...userInfoRoutes(database, sites),
    ...membershipsRoutes(createPlans({ database, clock, ids }), createMemberships({ database, clock, ids })),
    ...settingsRoutes(createSettings({ database, sites, clock, ids, mediaUrl })),
    ...dataRoutes(createData({ database, clock, ids })),
    ...shopRoutes(sites, externalLogin.findLoginProviders),
    ...uploadsRoutes(uploads),
    ...exchangeRoutes(exchange),
    ...productChangesRoutes(productChanges),
    ...redirects.routes,
    ...identity.routes,
    ...externalLogin.routes,
  ]
  mount(app, routes, {
    findCaller: access.findCaller,
    budgets: settings.identity.rateLimits ? createBudgets(clock) : NO_BUDGETS,
    checkAnswers: settings.mode === 'development',
  })
  mountLater(app, laterOperations())
  keepWorking(app, exchange)
  app.addHook('onListen', async () => jobs.watch())
  app.addHook('onClose', async () => jobs.stop())
  if (mail.sender) {
    keepWorking(app, mail.sender, MAIL_EVERY_MS)
    keepWorking(app, createServeWishes({ database, sites, clock, ids, logger, offersFor: catalog.offersFor }))
  }
  return app
}
