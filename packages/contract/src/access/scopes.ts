/**
 * Every scope an API key or app client can have, and what it allows. A key can do nothing beyond its scopes.
 * People have roles instead.
 *
 * Scopes don't include each other: a key that writes the catalog and also reads costs needs both.
 */
export const SCOPES = {
  'catalog:read': 'Read products, variants and collections, including fields only merchants can see.',
  'catalog:write': 'Create, change and delete products, variants and collections.',
  'inventory:read': 'Read stock.',
  'inventory:write': 'Change stock.',
  'media:write': 'Upload, import and delete files.',
  'cart:write': 'Create and change carts, including fields that buyers may not set.',
  'checkout:write':
    'Create and change checkouts, send buyers to hosted pages, and set delivery and tax terms.',
  'orders:read': 'Read orders.',
  'orders:write': 'Create, change and cancel orders.',
  'members:read': 'Read members.',
  'members:manage':
    'Create, approve, block and sign on members, set how visitors become members, and read and resend emails.',
  'content:read': 'Read content items, reviews and forms.',
  'content:write':
    'Save and remove content items; write, approve and answer reviews; make forms and read what was sent.',
  'audit:read': 'Read what staff, keys and apps changed.',
  'webhooks:manage': 'Send events to addresses of its choice, and read and repeat what was sent.',
} as const

/** A scope of an API key or app client. */
export type Scope = keyof typeof SCOPES

/** Every scope. */
export const ALL_SCOPES = /* @__PURE__ */ Object.keys(SCOPES) as readonly Scope[]
