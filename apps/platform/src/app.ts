import type { FastifyInstance } from 'fastify'
import { createServeWishes } from './catalog/inventory/serve-wishes.ts'
import { createStockKeeper } from './catalog/inventory/stock-keeper.ts'
import { findJobsOnProduct } from './catalog/product-changes/jobs-on-product.ts'
import { createFindV3Product } from './catalog/v3/find-v3-product.ts'
import { createFindInventoryItem } from './catalog/v3/inventory/find-inventory-item.ts'
import { findVisible } from './catalog/visible.ts'
import { healthRoutes } from './floor/http/health.ts'
import { keepWorking } from './floor/http/keep-working.ts'
import { knownHosts } from './floor/http/listening/known-hosts.ts'
import { mount, mountLater, mountOthers } from './floor/http/mount.ts'
import { createBudgets, NO_BUDGETS } from './floor/http/overload/budgets.ts'
import { watchLoopDelay } from './floor/http/overload/loop-delay.ts'
import { shedLoad } from './floor/http/overload/shedding.ts'
import { createTotalsInTurn } from './floor/http/overload/totals-in-turn.ts'
import { createCalls } from './floor/http/run-call.ts'
import { createServer } from './floor/http/server.ts'
import { createCodeTries, UNLIMITED_CODE_TRIES } from './floor/rates/code-tries.ts'
import { createEntryLimit, UNLIMITED_ENTRIES } from './floor/rates/entry-limit.ts'
import { tracedDatabase } from './floor/trace/traced-database.ts'
import { graphRoutes } from './graph/graph.routes.ts'
import { servePlayground } from './graph/playground/playground.ts'
import { LATER, LATER_ADDRESSES, laterOperations } from './later.ts'
import { createAccess } from './people/access/create-access.ts'
import { nameOfStaff } from './people/access/name-of-staff.ts'
import { createConsole } from './people/console/create-console.ts'
import { createContactJobs } from './people/contacts/bulk/contact-jobs.service.ts'
import { contactsRoutes } from './people/contacts/contacts.routes.ts'
import { createContacts } from './people/contacts/contacts.service.ts'
import { createFacets } from './people/contacts/facets.service.ts'
import { createLabels } from './people/contacts/labels.service.ts'
import { createSubmitContact } from './people/contacts/submit-contact.ts'
import { createExternalLogin } from './people/external-login/create-external-login.ts'
import { createHostedIdentity } from './people/hosted-identity/create-hosted-identity.ts'
import { createIdentity } from './people/identity/create-identity.ts'
import { createSessionTokens } from './people/identity/logins/session-tokens.ts'
import { isActiveMember } from './people/members/is-active-member.ts'
import { membersRoutes } from './people/members/members.routes.ts'
import { userInfoRoutes } from './people/members/user-info.routes.ts'
import { createRedirectParts } from './people/redirects/create-redirect-parts.ts'
import { usersStore } from './people/users/users.store.ts'
import type { PlatformConfig } from './platform-config.ts'
import { abandonedRoutes } from './sales/abandoned/abandoned.routes.ts'
import { createAbandoned } from './sales/abandoned/abandoned.service.ts'
import { createAbandonedCarts } from './sales/abandoned/carts/abandoned-carts.service.ts'
import { createMarkAbandoned } from './sales/abandoned/mark-abandoned.ts'
import { createRemind } from './sales/abandoned/remind.ts'
import { createReminderLinks } from './sales/abandoned/reminder-links.ts'
import { cartRoutes } from './sales/cart/cart.routes.ts'
import { createCart } from './sales/cart/cart.service.ts'
import { mergedVisitorsStore } from './sales/cart/kept/merged-visitors.ts'
import { createTellCarts } from './sales/cart/kept/tell-carts.ts'
import { createMergeCarts } from './sales/cart/merge/merge-carts.ts'
import { createCartV2Routes } from './sales/cart-v2/create-cart-v2.ts'
import { createFindCartV2 } from './sales/cart-v2/find-cart-v2.ts'
import { checkoutRoutes } from './sales/checkout/checkout.routes.ts'
import { createCheckouts } from './sales/checkout/checkout.service.ts'
import { couponsRoutes } from './sales/coupons/coupons.routes.ts'
import { createCoupons } from './sales/coupons/coupons.service.ts'
import { customersRoutes } from './sales/customers/customers.routes.ts'
import { createBalanceLinks } from './sales/drafts/balance/balance-links.ts'
import { draftsRoutes } from './sales/drafts/drafts.routes.ts'
import { createDrafts } from './sales/drafts/drafts.service.ts'
import { createEdits } from './sales/drafts/edits/edits.service.ts'
import { createEndDrafts } from './sales/drafts/end-drafts.ts'
import { createPaymentLinks } from './sales/drafts/payment-links.ts'
import { giftCardsRoutes } from './sales/gift-cards/gift-cards.routes.ts'
import { createGiftCards } from './sales/gift-cards/gift-cards.service.ts'
import { createCheckoutHandover } from './sales/hosted-checkout/checkout-handover.ts'
import { createHostedCheckout } from './sales/hosted-checkout/create-hosted-checkout.ts'
import { membershipsRoutes } from './sales/memberships/memberships.routes.ts'
import { createMemberships } from './sales/memberships/memberships.service.ts'
import { createPlans } from './sales/memberships/plans.service.ts'
import { createBilling } from './sales/orders/billing/billing.service.ts'
import { createBulkOrders } from './sales/orders/bulk/bulk-orders.service.ts'
import { createServeGifts } from './sales/orders/cards/serve-gifts.ts'
import { createDownloadParts } from './sales/orders/downloads/create-downloads.ts'
import { giveGuestOrders, hasOrdered } from './sales/orders/guest-orders.ts'
import { createNotePayments } from './sales/orders/money/note-payment.ts'
import { createNotes } from './sales/orders/notes/notes.service.ts'
import { createOrderLinks } from './sales/orders/order-links.ts'
import { ordersRoutes } from './sales/orders/orders.routes.ts'
import { createOrders } from './sales/orders/orders.service.ts'
import { createOverview } from './sales/orders/overview/overview.service.ts'
import { createParcels } from './sales/orders/parcels/parcels.service.ts'
import { createPlaceOrder } from './sales/orders/placing/place-order.ts'
import { createOrderRecords } from './sales/orders/records/order-records.service.ts'
import { acceptsPayments } from './sales/payments/payment-way.ts'
import { reviewsRoutes } from './sales/reviews/reviews.routes.ts'
import { createReviews } from './sales/reviews/reviews.service.ts'
import { auditRoutes } from './shop/audit/audit.routes.ts'
import { createRecording } from './shop/audit/recording.ts'
import { createBrands } from './shop/brand/brands.ts'
import { createContextOf } from './shop/calls/call.ts'
import { dataRoutes } from './shop/data/data.routes.ts'
import { createData } from './shop/data/data.service.ts'
import { formsRoutes } from './shop/forms/forms.routes.ts'
import { createForms } from './shop/forms/forms.service.ts'
import { createSubmissions } from './shop/forms/submissions.service.ts'
import { homeRoutes } from './shop/home/home.routes.ts'
import { serveHostedPages } from './shop/hosted-pages/hosted-pages.routes.ts'
import { createHostedPages } from './shop/hosted-pages/hosted-pages.ts'
import { createLive } from './shop/live/create-live.ts'
import { createMail } from './shop/mail/create-mail.ts'
import { staffMailsRoutes } from './shop/mail/staff/staff-mails.routes.ts'
import { createStaffMails } from './shop/mail/staff/staff-mails.service.ts'
import { errorPageRoutes, referenceRoutes } from './shop/reference/reference.routes.ts'
import { createRequestLog } from './shop/requests/request-log.ts'
import { settingsRoutes } from './shop/settings/settings.routes.ts'
import { createSettings } from './shop/settings/settings.service.ts'
import { shopRoutes } from './shop/settings/shop.routes.ts'
import { sitePropertiesRoutes } from './shop/site-properties/site-properties.routes.ts'
import { createSiteProperties } from './shop/site-properties/site-properties.service.ts'
import { createSites } from './shop/sites/sites.service.ts'
import { viewsRoutes } from './shop/views/views.routes.ts'
import { createViews } from './shop/views/views.service.ts'
import { createWebhooks } from './shop/webhooks/create-webhooks.ts'
import { wireCatalog } from './wire-catalog.ts'

/** People wait for codes, so this uses the real clock. */
const MAIL_EVERY_MS = 1_000
/** Gift cards are sent at 8 o'clock; a few seconds don't matter. */
const GIFTS_EVERY_MS = 5_000
const REQUESTS_EVERY_MS = 1_000
/** Checkouts count as left after an hour. */
const LEFT_EVERY_MS = 5_000
/** Events should arrive within a second. */
const EVENTS_EVERY_MS = 100
/** Where events come all the time, small helpings arrive sooner than large ones. */
const EVENTS_SOON_MS = 25

/**
 * Builds the platform: every feature wired to the database and mounted on one HTTP server that isn't
 * listening yet.
 * @example const app = await createPlatform(config); await app.listen({ port: 4000 })
 */
export const createPlatform = async (config: PlatformConfig): Promise<FastifyInstance> => {
  const { settings, secrets, clock, ids, logger } = config
  const recording = createRecording({
    ...{ ids, nameOf: nameOfStaff },
    database: settings.requestLog ? tracedDatabase(config.database) : config.database,
  })
  const { database } = recording
  const { platformUrl } = settings
  const sites = createSites(database)
  const payable = acceptsPayments(settings.payment, config.paymentProviders ?? [])
  const catalog = wireCatalog(config, recording, sites, payable)
  const { offersFor, placeholder } = catalog
  const codeTries = settings.identity.rateLimits ? createCodeTries(database, clock) : UNLIMITED_CODE_TRIES
  const cart = createCart({ database, ids, offersFor, placeholder, codeTries })
  const sessionTokens = createSessionTokens(clock)
  const tellCarts = createTellCarts({ ids, placeholder })
  const mergeCarts = createMergeCarts({ clock, ids, offersFor, placeholder })
  const access = createAccess({
    ...{ database, secrets, clock, ids, sites, platformUrl, isActiveMember },
    redeemSessionToken: sessionTokens.redeem,
    limitsVisitors: settings.identity.rateLimits,
    takeCartAlong: async (tx, who) => {
      await giveGuestOrders(tx, who, { ids, clock })
      return mergeCarts(tx, who)
    },
    hasLoggedIn: ({ siteId, visitorId }) => mergedVisitorsStore.has(database, siteId, visitorId),
  })

  const people = { database, clock, ids, sessions: access.sessions, tellCarts }
  const hostedPages = await createHostedPages(settings)
  const redirects = createRedirectParts({
    ...{ database, secrets, clock, ids, sites, platformUrl, hostedPages, access },
    // Links lead to checkouts, and checkouts create links.
    checkouts: createCheckoutHandover({ database, ids, ofCart: (who, id) => checkouts.ofCartNamed(who, id) }),
  })

  const stock = createStockKeeper({ clock, ids })
  const placing = { database, sites, clock, ids, offersFor, placeholder, stock }
  const placeOrder = createPlaceOrder(placing)
  const checkouts = createCheckouts({
    ...{ ...placing, placeOrder, codeTries, hostedUrl: redirects.checkoutUrl, secret: secrets.refreshKey },
    acceptsPayments: payable,
  })

  const brands = createBrands(database)
  const { folder } = catalog.digital
  const downloads = createDownloadParts({
    ...{ database, clock, ids, logger, brands, secret: secrets.refreshKey, folder, settings },
  })

  const hostedCheckout = createHostedCheckout({
    ...{ database, sites, clock, ids, logger, settings, placeOrder, placeholder },
    ...{ keeper: checkouts.keeper, hostedSessionOf: redirects.hostedSessionOf, secret: secrets.refreshKey },
    ...createNotePayments(ids, clock.now),
    links: downloads.links,
    providers: config.paymentProviders ?? [],
  })

  const identity = createIdentity({
    ...{ database, sites, clock, ids, platformUrl, secret: secrets.refreshKey, sessionTokens },
    settings: settings.identity,
    endLogins: access.sessions.endAllOf,
    hasOrdered: (visitor) => hasOrdered(database, visitor),
  })

  const externalLogin = createExternalLogin({
    ...{ database, clock, ids, logger, platformUrl, secret: secrets.refreshKey, access, identity },
    nearby: settings.mode === 'development',
  })

  const hostedIdentity = createHostedIdentity({
    ...{ database, secrets, clock, ids, sites, platformUrl, hostedPages },
    ...{ requests: access.authorizeRequests, browserLogins: access.browserLogins },
    logoutPage: redirects.logoutPage,
    identity,
    providersOf: externalLogin.providersOf,
    captcha: settings.identity.captcha,
  })

  const orderLinks = createOrderLinks({
    ...{ database, brands, secret: secrets.refreshKey, platformUrl, downloads: downloads.downloads },
  })
  const paymentLinks = createPaymentLinks({
    ...{ database, sites, brands, clock, ids, platformUrl, keeper: checkouts.keeper, letIn: redirects.letIn },
    ...{ secret: secrets.refreshKey, orderUrl: orderLinks.urlOf },
  })
  const reminders = createReminderLinks({
    ...{ database, brands, clock, platformUrl, letBack: redirects.letBack, secret: secrets.refreshKey },
  })
  const links = {
    ...{ orderUrl: orderLinks.urlOf, paymentUrl: paymentLinks.urlOf, reminders },
    downloads: downloads.links,
  }
  const drafting = { ...placing, placeOrder, acceptsPayments: payable, linkUrl: paymentLinks.urlOf }
  const edits = createEdits(placing)
  const drafts = createDrafts({ ...placing, keeper: checkouts.keeper, edits })
  const acceptsOnline =
    payable && acceptsPayments({ ...settings.payment, offline: undefined }, config.paymentProviders ?? [])
  const shopSettings = createSettings({ database, ids, sites, mediaUrl: settings.mediaUrl })
  const balances = createBalanceLinks({ database, ids, acceptsOnline, linkUrl: paymentLinks.urlOf })
  const mail = await createMail({ database, sites, clock, logger, settings, links })

  const webhooks = createWebhooks({
    ...{ database, clock, ids, logger, secret: secrets.refreshKey },
    nearby: settings.mode === 'development',
    ownersOf: usersStore.ownersOf,
    newerEntities: {
      'wix.ecom.v2.cart': createFindCartV2({ database, clock, totals: cart.kept.totals }),
      'wix.stores.catalog.v3.product': createFindV3Product(database, settings.mediaUrl),
      'wix.stores.catalog.v3.inventory_item': createFindInventoryItem(database),
    },
    postOptions: config.postOptions,
  })

  const live = createLive({
    ...{ database, clock, logger, findVisible, findCaller: access.findCaller, secret: secrets.refreshKey },
    sort: webhooks.deliverer.sort,
    bounds: config.liveBounds,
  })

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
  const { exampleClientId: clientId } = config
  homeRoutes(app, { settings, clientId })
  referenceRoutes(app, { platformUrl: settings.platformUrl, later: LATER, clientId })
  errorPageRoutes(app)
  await catalog.serve(app)
  access.servePages(app)
  mail.servePages(app)
  orderLinks.serve(app)
  paymentLinks.serve(app)
  reminders.serve(app)
  downloads.serve(app)
  redirects.servePages(app)
  hostedCheckout.serve(app)
  hostedIdentity.serve(app)
  identity.serve(app)
  createConsole({ database, sites, access, secrets, clock, settings })(app)
  externalLogin.serve(app)
  live.serve(app)
  serveHostedPages(app, hostedPages, hostedCheckout.plainCheckout)
  const routes = [
    ...access.routes,
    ...catalog.routes,
    ...cartRoutes(cart),
    ...createCartV2Routes({ database, ids, placeholder, cart, checkouts, secret: secrets.refreshKey }),
    ...checkoutRoutes(checkouts),
    ...ordersRoutes({
      orders: createOrders(placing),
      records: createOrderRecords(database, ids),
      parcels: createParcels(database, ids),
      notes: createNotes(database, ids),
      bulk: createBulkOrders(database, ids),
      overview: createOverview(database),
      billing: createBilling({ ...placing, carryOn: hostedCheckout.payments.carryOn }),
    }),
    ...abandonedRoutes(
      createAbandoned({ database, placeholder, urlOf: reminders.urlOf }),
      createAbandonedCarts({ database, placeholder }),
    ),
    ...draftsRoutes(drafts, edits, createEndDrafts({ ...drafting, drafts }), balances),
    ...couponsRoutes(createCoupons({ database, ids })),
    ...giftCardsRoutes(createGiftCards({ database, ids })),
    ...membersRoutes(people),
    ...customersRoutes(people),
    ...contactsRoutes(
      createContacts({ database, ids }),
      createLabels(database, ids),
      createSubmitContact({
        ...{ database, ids },
        limit: settings.identity.rateLimits ? createEntryLimit(clock, 'contacts') : UNLIMITED_ENTRIES,
      }),
      createFacets(database),
      createContactJobs({ database, ids, jobs: catalog.jobs }),
    ),
    ...userInfoRoutes(database),
    ...membershipsRoutes(createPlans({ database, ids }), createMemberships({ database, ids })),
    ...settingsRoutes(shopSettings),
    ...sitePropertiesRoutes(
      createSiteProperties({ database, settings: shopSettings, mediaUrl: settings.mediaUrl }),
    ),
    ...dataRoutes(createData({ database, ids })),
    ...shopRoutes(database, externalLogin.findLoginProviders),
    ...downloads.routes,
    ...redirects.routes,
    ...identity.routes,
    ...externalLogin.routes,
    ...webhooks.routes,
    ...live.routes,
    ...auditRoutes(database, findJobsOnProduct),
    ...staffMailsRoutes(createStaffMails({ database, ids, links })),
    ...viewsRoutes(createViews({ database, ids })),
    ...formsRoutes(
      createForms(database, ids),
      createSubmissions({
        ...{ database, ids },
        limit: settings.identity.rateLimits ? createEntryLimit(clock, 'forms') : UNLIMITED_ENTRIES,
      }),
    ),
    ...reviewsRoutes(
      createReviews({
        ...{ database, ids },
        limit: settings.identity.rateLimits ? createEntryLimit(clock, 'reviews') : UNLIMITED_ENTRIES,
      }),
    ),
  ]
  const requests = createRequestLog(config.database, clock, logger)
  const mounting = {
    findCaller: access.findCaller,
    contextOf: createContextOf(sites),
    clock,
    budgets: settings.identity.rateLimits ? createBudgets(clock) : NO_BUDGETS,
    totalsInTurn: createTotalsInTurn(),
    around: recording.around,
    checkAnswers: settings.mode === 'development',
    ...(settings.requestLog && { observe: requests.observe }),
  }
  if (settings.mode === 'development') servePlayground(app, clientId)
  const graph = graphRoutes({
    calls: createCalls(routes, mounting),
    logger,
    allowsIntrospection: settings.mode === 'development',
  })
  mount(app, [...routes, ...graph], mounting)
  mountLater(app, laterOperations())
  mountOthers(app, LATER_ADDRESSES)
  keepWorking(app, requests, REQUESTS_EVERY_MS)
  keepWorking(app, webhooks.deliverer, EVENTS_EVERY_MS, EVENTS_SOON_MS)
  keepWorking(app, createMarkAbandoned({ database, clock, logger }), LEFT_EVERY_MS)
  if (mail.sender) {
    keepWorking(app, mail.sender, MAIL_EVERY_MS)
    keepWorking(app, createServeGifts({ database, sites, clock, ids, logger }), GIFTS_EVERY_MS)
    keepWorking(app, createRemind({ database, sites, clock, ids, logger }), LEFT_EVERY_MS)
    keepWorking(app, createServeWishes({ database, sites, clock, ids, logger, offersFor }))
  }
  return app
}
