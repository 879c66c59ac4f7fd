/**
 * Every right that an API key or an app client can be given, and what it opens. The list is closed: whatever
 * is not named by a key's scopes stays shut to it. People have roles instead.
 *
 * No scope implies another one: a key that writes the catalog and reads costs needs two.
 */
export const SCOPES = {
  'catalog:read': 'Read products, variants and collections, with what merchants alone may see.',
  'catalog:write': 'Create, change and delete products, variants and collections.',
  'inventory:read': 'Read stock.',
  'inventory:write': 'Change stock.',
  'media:write': 'Upload, import and delete files.',
  'cart:write': 'Keep carts, with the fields that buyers may not set.',
  'checkout:write': 'Keep checkouts, send buyers to hosted pages, and set terms of delivery and tax.',
  'orders:read': 'Read orders.',
  'orders:write': 'Create, change and cancel orders.',
  'members:read': 'Read members.',
  'members:manage': 'Create, approve, block and sign on members, and set how visitors become members.',
  'content:read': 'Read content items.',
  'content:write': 'Save and remove content items.',
} as const

/** A right of an API key or an app client. */
export type Scope = keyof typeof SCOPES

/** Every scope there is. */
export const ALL_SCOPES = /* @__PURE__ */ Object.keys(SCOPES) as readonly Scope[]
