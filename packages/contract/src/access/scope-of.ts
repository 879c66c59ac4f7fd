import type { Rule } from '../rule.ts'
import type { Scope } from './scopes.ts'

/** What a program needs for a service's operations, where their own rules name no other scope. */
const SCOPE_OF_SERVICE: Readonly<Record<string, Scope>> = {
  ecomCart: 'cart:write',
  ecomCartV2: 'cart:write',
  ecomCheckout: 'checkout:write',
  redirectSessions: 'checkout:write',
  ecomOrders: 'orders:write',
  storesOrders: 'orders:read',
  catalogReader: 'catalog:read',
  collectionReader: 'catalog:read',
  catalogVersioning: 'catalog:read',
  recommendations: 'catalog:read',
  graphql: 'catalog:read',
  catalogWriter: 'catalog:write',
  vitrine: 'catalog:write',
  inventoryReader: 'inventory:read',
  inventoryWriter: 'inventory:write',
  backInStock: 'inventory:write',
  iamAuthentication: 'members:manage',
  iamRecovery: 'members:manage',
  iamVerification: 'members:manage',
  signOnPolicies: 'members:manage',
  members: 'members:manage',
  dataItems: 'content:read',
}

/**
 * Says which scope an API key or an app client needs for an operation.
 *
 * @returns undefined where no scope helps: anybody may call, or people alone
 * @example scopeOf(ruleOf(createProduct)) // 'catalog:write'
 */
export const scopeOf = ({ access, scope, operation }: Rule): Scope | undefined =>
  access === 'none' || access === 'member' || access === 'owner'
    ? undefined
    : (scope ?? SCOPE_OF_SERVICE[operation.service.name])
