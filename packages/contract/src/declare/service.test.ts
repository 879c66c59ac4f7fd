import { describe, expect, it } from 'vitest'
import { RULES } from '../rules.ts'
import type { HostEnvironment, Service } from './service.ts'
import * as exported from './service.ts'

/**
 * Where current packages send each service, on the public hosts and on any other. The first one is what they
 * send.
 */
const BASES: Record<string, [open: string | string[], custom: string | string[]]> = {
  ecomCart: ['/ecom', '/_api/ecom-cart'],
  ecomCartV2: ['/ecom', '/_api/cart-v2'],
  ecomCheckout: ['/ecom', '/ecom'],
  ecomBilling: ['/ecom', '/ecom'],
  ecomOrders: ['/ecom', '/_api/ecom-orders'],
  ecomFulfillments: ['/ecom', ['/_api/fulfillments', '/_api/ecom-fulfillments']],
  ecomPayments: ['/ecom', ['/_api/ecom-payments', '/_api/payments']],
  ecomInvoices: ['/ecom', ''],
  ecomDraftOrders: ['/ecom', '/ecom'],
  ecomAbandonedCheckouts: ['/ecom', '/ecom'],
  redirectSessions: [['/_api/redirects-api', '/headless'], '/headless'],
  catalogReader: [['/stores-reader', '/stores'], '/_api/catalog-reader-server'],
  collectionReader: [
    ['', '/stores-reader'],
    ['', '/_api/catalog-reader-server'],
  ],
  catalogWriter: ['/stores', '/_api/catalog-server'],
  catalogVersioning: ['/stores', '/_api/stores'],
  productsV3: ['/stores', '/_api/stores-catalog-orchestrator'],
  variantsV3: ['/stores', '/_api/product-variants-reader'],
  categoriesV3: ['/categories', '/categories'],
  customizationsV3: ['/stores', '/_api/customization'],
  ribbonsV3: ['/stores', '/_api/ribbon'],
  brandsV3: ['/stores', '/_api/brand'],
  infoSectionsV3: ['/stores', '/_api/info-section'],
  inventoryItemsV3: ['/stores', '/_api/inventory'],
  inventoryReader: ['/stores-reader', '/stores-reader'],
  inventoryWriter: ['/stores', ''],
  storesOrders: ['/stores', '/stores'],
  iamAuthentication: [['/_api/iam/authentication', '/iam/authentication'], '/_api/iam/authentication'],
  iamRecovery: ['/_api/iam/recovery', ['/_iam/recovery', '/_api/iam/recovery']],
  iamVerification: ['/_api/iam/verification', '/_api/iam/verification'],
  signOnPolicies: ['/iam/signon', '/iam/signon'],
  members: ['/members', '/_api/members'],
  currencyConverter: ['/currency_converter', '/_api/currency-converter'],
  siteMedia: ['/site-media', '/wix-privatemedia-proxy-server'],
  siteScripts: ['/assets/scripts', '/_api/site-scripts'],
  contacts: ['/contacts', '/_api/contacts'],
  siteProperties: [
    ['/site-properties', '/site-properties-service'],
    ['', '/_api/site-properties-service'],
  ],
  oauth: ['', '/_api'],
  graphql: ['', ''],
  dataItems: ['/wix-data', '/wix-data'],
  recommendations: ['', ''],
  reviews: ['/reviews', '/_api/reviews'],
  formSchemas: [['/form-schema-service', '/_api/form-schema-service', '/forms'], '/_api/form-schema-service'],
  formSubmissions: [
    ['/form-submission-service', '/_api/form-submission-service', '/forms'],
    '/_api/form-submission-service',
  ],
  backInStock: ['/back-in-stock-service', '/back-in-stock-service'],
  vitrine: ['/vitrine', '/vitrine'],
}

/** Full addresses that current packages send. */
const SENT: [operation: string, host: HostEnvironment, address: string][] = [
  ['getCurrentCart', 'public', '/ecom/v1/carts/current'],
  ['getCurrentCart', 'custom', '/_api/ecom-cart/v1/carts/current'],
  ['createRedirectSession', 'public', '/_api/redirects-api/v1/redirect-session'],
  ['createRedirectSession', 'custom', '/headless/v1/redirect-session'],
  ['queryCollections', 'public', '/v2/collections/query'],
  ['queryProducts', 'public', '/stores-reader/v1/products/query-platformized'],
  ['queryProducts', 'custom', '/_api/catalog-reader-server/v1/products/query-platformized'],
  ['createProduct', 'public', '/stores/v1/products'],
  ['createProduct', 'custom', '/_api/catalog-server/v1/products'],
  ['registerV2', 'public', '/_api/iam/authentication/v2/register'],
  ['recover', 'custom', '/_iam/recovery/v1/recover'],
  ['startVerificationLower', 'public', '/_api/iam/verification/v1/start'],
  ['token', 'public', '/oauth2/token'],
  ['token', 'custom', '/_api/oauth2/token'],
  ['getCatalogVersion', 'public', '/stores/v3/provision/version'],
  ['getCatalogVersion', 'custom', '/_api/stores/v3/provision/version'],
  ['queryV3Products', 'public', '/stores/v3/products/query'],
  ['searchV3Products', 'custom', '/_api/stores-catalog-orchestrator/v3/products/search'],
  ['queryCategories', 'custom', '/categories/v1/categories/query'],
  ['bulkAddItemsToCategory', 'public', '/categories/v1/bulk/categories/:categoryId/add-items'],
  ['getCheckout', 'custom', '/ecom/v1/checkouts/:id'],
  ['getOrder', 'custom', '/_api/ecom-orders/v1/orders/:id'],
  ['incrementInventory', 'public', '/stores/v2/inventoryItems/increment'],
  ['incrementInventory', 'custom', '/v2/inventoryItems/increment'],
  ['queryInventory', 'custom', '/stores-reader/v2/inventoryItems/query'],
  ['listFulfillmentsForSingleOrder', 'public', '/ecom/v1/fulfillments/orders/:orderId'],
  ['listTransactionsForSingleOrder', 'custom', '/_api/ecom-payments/v1/payments/orders/:orderId'],
  ['generateFileUploadUrl', 'public', '/site-media/v1/files/generate-upload-url'],
  ['appendOrCreateContact', 'public', '/contacts/v4/contact-submit'],
  ['getSiteProperties', 'public', '/site-properties/v4/properties'],
  ['getSignOnPolicy', 'public', '/iam/signon/v1/sign-on-policies'],
  ['getCurrentMember', 'public', '/members/v1/members/my'],
  ['getCurrentMember', 'custom', '/_api/members/v1/members/my'],
  ['calculateCurrentCartV2', 'custom', '/_api/cart-v2/v2/carts/current/calculate'],
  ['queryStoresOrders', 'public', '/stores/v2/orders/query'],
  ['queryDataItems', 'public', '/wix-data/v2/items/query'],
  ['getRecommendation', 'public', '/v1/recommendations/get'],
  ['createBackInStockRequest', 'public', '/back-in-stock-service/v1/back-in-stock-notification-requests'],
]

const services: readonly Service[] = Object.values(exported)

describe('a service', () => {
  it.each(services.map((service) => [service.name, service] as const))(
    '%s has its base paths on every host',
    (name, { bases }) => {
      const [open, custom] = BASES[name] ?? []
      expect(bases).toEqual({ public: [open].flat(), custom: [custom].flat(), bare: [''] })
    },
  )

  it('is used by an operation and has a unique name', () => {
    expect(services.map(({ name }) => name).sort()).toEqual(Object.keys(BASES).sort())
    const used = new Set(RULES.map(({ operation }) => operation.service))
    expect(services.filter((service) => !used.has(service))).toEqual([])
  })
})

describe('an operation', () => {
  it.each(SENT)('%s is sent on a %s host to %s', (name, host, address) => {
    const operation = RULES.map((rule) => rule.operation).find((one) => one.name === name)
    expect(operation && (operation.service.bases[host][0] ?? '') + operation.path).toBe(address)
  })

  it('has its own method and address, even with all hosts on one server', () => {
    const owners = new Map<string, Set<string>>()
    for (const { operation } of RULES)
      for (const method of operation.query ? ['GET', 'POST'] : [operation.method])
        for (const base of Object.values(operation.service.bases).flat()) {
          const address = `${method} ${base}${operation.path.replace(/:[\w.]+/g, ':')}`
          owners.set(address, new Set(owners.get(address)).add(operation.name))
        }
    expect([...owners].filter(([, names]) => names.size > 1)).toEqual([])
    expect(owners.size).toBeGreaterThan(300)
  })
})
