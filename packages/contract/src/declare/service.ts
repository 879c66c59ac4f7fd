/**
 * The kind of host a service is called on. `public`: the hosted platform's API and edge hosts. `custom`: any
 * other host the public SDK is pointed at. `bare`: the path without a prefix. The platform
 * serves all of them; a client picks one.
 */
export type HostEnvironment = 'public' | 'custom' | 'bare'

/** A group of operations with its base paths. Clients send the first one in a list. */
export interface Service {
  readonly name: string
  readonly bases: Readonly<Record<HostEnvironment, readonly string[]>>
}

const service = (name: string, open: readonly string[], custom: readonly string[]): Service => ({
  name,
  bases: { public: open, custom, bare: [''] },
})

/** Current cart and cart by id. */
export const ecomCart = /* @__PURE__ */ service('ecomCart', ['/ecom'], ['/_api/ecom-cart'])
/** Current cart, newer shape. */
export const ecomCartV2 = /* @__PURE__ */ service('ecomCartV2', ['/ecom'], ['/_api/cart-v2'])
/** Checkouts by id; one base path on every host. */
export const ecomCheckout = /* @__PURE__ */ service('ecomCheckout', ['/ecom'], ['/ecom'])
/** Orders by id. */
export const ecomOrders = /* @__PURE__ */ service('ecomOrders', ['/ecom'], ['/_api/ecom-orders'])
/** The parcels of orders. */
export const ecomFulfillments = /* @__PURE__ */ service(
  'ecomFulfillments',
  ['/ecom'],
  ['/_api/fulfillments', '/_api/ecom-fulfillments'],
)
/** What was paid for orders, and refunded. */
export const ecomPayments = /* @__PURE__ */ service(
  'ecomPayments',
  ['/ecom'],
  ['/_api/ecom-payments', '/_api/payments'],
)
/** Refunds of chosen payments; one base path on every host. */
export const ecomBilling = /* @__PURE__ */ service('ecomBilling', ['/ecom'], ['/ecom'])
/** The invoices of orders, and the credit notes of refunds. Other hosts get the bare path. */
export const ecomInvoices = /* @__PURE__ */ service('ecomInvoices', ['/ecom'], [''])
/** Orders that staff put together; one base path on every host. */
export const ecomDraftOrders = /* @__PURE__ */ service('ecomDraftOrders', ['/ecom'], ['/ecom'])
/** Checkouts that their buyers left; one base path on every host. */
export const ecomAbandonedCheckouts = /* @__PURE__ */ service('ecomAbandonedCheckouts', ['/ecom'], ['/ecom'])
/** Redirect sessions. */
export const redirectSessions = /* @__PURE__ */ service(
  'redirectSessions',
  ['/_api/redirects-api', '/headless'],
  ['/headless'],
)
/** Reads of products, variants and collections by slug. */
export const catalogReader = /* @__PURE__ */ service(
  'catalogReader',
  ['/stores-reader', '/stores'],
  ['/_api/catalog-reader-server'],
)
/** Reads of collections. Current packages send the bare path everywhere, older ones the catalog reader's. */
export const collectionReader = /* @__PURE__ */ service(
  'collectionReader',
  ['', '/stores-reader'],
  ['', '/_api/catalog-reader-server'],
)
/** Catalog writes; merchants and apps only. */
export const catalogWriter = /* @__PURE__ */ service('catalogWriter', ['/stores'], ['/_api/catalog-server'])
/** Which catalog a site has. */
export const catalogVersioning = /* @__PURE__ */ service('catalogVersioning', ['/stores'], ['/_api/stores'])
/** Products of Catalog V3. */
export const productsV3 = /* @__PURE__ */ service(
  'productsV3',
  ['/stores'],
  ['/_api/stores-catalog-orchestrator'],
)
/** Categories, and what is in them. */
export const categoriesV3 = /* @__PURE__ */ service('categoriesV3', ['/categories'], ['/categories'])
/** Options and modifiers that products share. */
export const customizationsV3 = /* @__PURE__ */ service(
  'customizationsV3',
  ['/stores'],
  ['/_api/customization'],
)
/** Ribbons that products share. */
export const ribbonsV3 = /* @__PURE__ */ service('ribbonsV3', ['/stores'], ['/_api/ribbon'])
/** Brands that products share. */
export const brandsV3 = /* @__PURE__ */ service('brandsV3', ['/stores'], ['/_api/brand'])
/** Info sections that products share. */
export const infoSectionsV3 = /* @__PURE__ */ service('infoSectionsV3', ['/stores'], ['/_api/info-section'])
/** The stock of variants, in Catalog V3. */
export const inventoryItemsV3 = /* @__PURE__ */ service('inventoryItemsV3', ['/stores'], ['/_api/inventory'])
/** Variants across the store, in Catalog V3. */
export const variantsV3 = /* @__PURE__ */ service(
  'variantsV3',
  ['/stores'],
  ['/_api/product-variants-reader'],
)
/** Reads of stock; one base path on every host. */
export const inventoryReader = /* @__PURE__ */ service(
  'inventoryReader',
  ['/stores-reader'],
  ['/stores-reader'],
)
/** Writes of stock; other hosts get the bare path. */
export const inventoryWriter = /* @__PURE__ */ service('inventoryWriter', ['/stores'], [''])
/** Orders in the stores app's older shape. */
export const storesOrders = /* @__PURE__ */ service('storesOrders', ['/stores'], ['/stores'])
/** Registration, login, logout. */
export const iamAuthentication = /* @__PURE__ */ service(
  'iamAuthentication',
  ['/_api/iam/authentication', '/iam/authentication'],
  ['/_api/iam/authentication'],
)
/** Passwords by mail, new and first ones. */
export const iamRecovery = /* @__PURE__ */ service(
  'iamRecovery',
  ['/_api/iam/recovery'],
  ['/_iam/recovery', '/_api/iam/recovery'],
)
/** Codes by mail. */
export const iamVerification = /* @__PURE__ */ service(
  'iamVerification',
  ['/_api/iam/verification'],
  ['/_api/iam/verification'],
)
/** How visitors become members. */
export const signOnPolicies = /* @__PURE__ */ service('signOnPolicies', ['/iam/signon'], ['/iam/signon'])
/** Members of the site. */
export const members = /* @__PURE__ */ service('members', ['/members'], ['/_api/members'])
/** OAuth tokens (RFC 6749) and related calls. */
export const oauth = /* @__PURE__ */ service('oauth', [''], ['/_api'])
/** GraphQL. */
export const graphqlService = /* @__PURE__ */ service('graphql', [''], [''])
/** Content items. */
export const dataItems = /* @__PURE__ */ service('dataItems', ['/wix-data'], ['/wix-data'])
/** The media store, by the names of the hosted platform. */
export const siteMedia = /* @__PURE__ */ service(
  'siteMedia',
  ['/site-media'],
  ['/wix-privatemedia-proxy-server'],
)
/** Which currencies a shop shows amounts in. */
export const currencyConverter = /* @__PURE__ */ service(
  'currencyConverter',
  ['/currency_converter'],
  ['/_api/currency-converter'],
)
/** What a site adds to its pages. */
export const siteScripts = /* @__PURE__ */ service('siteScripts', ['/assets/scripts'], ['/_api/site-scripts'])
/** Everyone the shop knows, and the labels they have. */
export const contacts = /* @__PURE__ */ service('contacts', ['/contacts'], ['/_api/contacts'])
/** What a shop tells about its business. Other hosts get the bare path. */
export const siteProperties = /* @__PURE__ */ service(
  'siteProperties',
  ['/site-properties', '/site-properties-service'],
  ['', '/_api/site-properties-service'],
)
/** Reviews of products. */
export const reviews = /* @__PURE__ */ service('reviews', ['/reviews'], ['/_api/reviews'])
/** Forms that storefronts show. */
export const formSchemas = /* @__PURE__ */ service(
  'formSchemas',
  ['/form-schema-service', '/_api/form-schema-service', '/forms'],
  ['/_api/form-schema-service'],
)
/** What is sent with forms. */
export const formSubmissions = /* @__PURE__ */ service(
  'formSubmissions',
  ['/form-submission-service', '/_api/form-submission-service', '/forms'],
  ['/_api/form-submission-service'],
)
/** Recommended catalog items. */
export const recommendations = /* @__PURE__ */ service('recommendations', [''], [''])
/** Mails when an item is back in stock. */
export const backInStock = /* @__PURE__ */ service(
  'backInStock',
  ['/back-in-stock-service'],
  ['/back-in-stock-service'],
)
/** Calls the hosted platform doesn't have: search with facets, jobs, uploads, import and export, API keys. */
export const vitrine = /* @__PURE__ */ service('vitrine', ['/vitrine'], ['/vitrine'])
