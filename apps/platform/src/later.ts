import type { Operation } from '@vitrine/contract'
import { RULES } from '@vitrine/contract/rules'

/**
 * The operations that are declared but not answered yet, by name. A test compares this list with the
 * routes.
 */
export const LATER: readonly string[] = []

/** Base paths under which the hosted platform has more calls than the contract declares. */
const LATER_BASES: readonly string[] = [
  '/stores/v3',
  '/categories/v1',
  '/ecom/v1/draft-orders',
  '/ecom/v1/abandoned-checkout',
  ...[
    ...['stores-catalog-orchestrator', 'product-variants-reader', 'inventory', 'customization'],
    ...['ribbon', 'brand', 'info-section'],
  ].map((name) => `/_api/${name}/v3`),
]

/** Every address that is mounted for them, and those that would be taken for the id of something else. */
export const LATER_ADDRESSES: readonly string[] = [
  ...LATER_BASES.map((base) => `${base}/*`),
  '/form-schema-service/v4/forms/providers-config',
  '/form-schema-service/v4/forms/trash-bin',
  '/form-submission-service/v4/submissions/trash-bin',
]

/** The operations themselves, to be mounted. */
export const laterOperations = (): readonly Operation[] =>
  RULES.map(({ operation }) => operation).filter(({ name }) => LATER.includes(name))
