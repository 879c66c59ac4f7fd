import type { Rule } from '../declare/rule.ts'
import type { Scope } from './scopes.ts'

/** The default scope of each service. An operation's rules can name another one. */
const SCOPE_OF_SERVICE: Readonly<Record<string, Scope>> = {
  ecomCart: 'cart:write',
  ecomCartV2: 'cart:write',
  ecomCheckout: 'checkout:write',
  redirectSessions: 'checkout:write',
  ecomOrders: 'orders:write',
  ecomFulfillments: 'orders:read',
  ecomPayments: 'orders:read',
  ecomBilling: 'orders:read',
  ecomInvoices: 'orders:read',
  ecomDraftOrders: 'orders:write',
  ecomAbandonedCheckouts: 'orders:read',
  storesOrders: 'orders:read',
  catalogReader: 'catalog:read',
  collectionReader: 'catalog:read',
  catalogVersioning: 'catalog:read',
  productsV3: 'catalog:read',
  variantsV3: 'catalog:read',
  categoriesV3: 'catalog:read',
  customizationsV3: 'catalog:read',
  ribbonsV3: 'catalog:read',
  brandsV3: 'catalog:read',
  infoSectionsV3: 'catalog:read',
  inventoryItemsV3: 'inventory:read',
  recommendations: 'catalog:read',
  currencyConverter: 'catalog:read',
  siteScripts: 'catalog:read',
  siteProperties: 'catalog:read',
  contacts: 'members:read',
  graphql: 'catalog:read',
  catalogWriter: 'catalog:write',
  vitrine: 'catalog:write',
  inventoryReader: 'inventory:read',
  inventoryWriter: 'inventory:write',
  backInStock: 'inventory:write',
  siteMedia: 'media:write',
  iamAuthentication: 'members:manage',
  iamRecovery: 'members:manage',
  iamVerification: 'members:manage',
  signOnPolicies: 'members:manage',
  members: 'members:manage',
  dataItems: 'content:read',
  reviews: 'content:read',
  formSchemas: 'content:read',
  formSubmissions: 'content:read',
}

/**
 * Returns the scope an API key or app client needs to call an operation.
 *
 * @returns undefined when no scope applies: anyone may call, or only people may
 * @example scopeOf(ruleOf(operations.createProduct)) // 'catalog:write'
 */
export const scopeOf = ({ access, scope, operation }: Rule): Scope | undefined =>
  access === 'none' || access === 'member' || access === 'owner'
    ? undefined
    : (scope ?? SCOPE_OF_SERVICE[operation.service.name])
