/** Exports of the public packages' modules that ours don't have, and why. */
export interface LeftOut {
  /** `module.name`; `*` matches any name. */
  readonly names: readonly string[]
  readonly because: string
}

/** Constants. A function that matches one of these names is still missed. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    names: [
      ...['WebhookIdentityType', 'Namespace', 'State', 'SiteCreatedContext', 'DeleteStatus', 'Version'],
    ].map((name) => `*.${name}`),
    because: "belongs to events of the packages' own platform; no call of a storefront takes or gives it",
  },
  {
    names: ['*.utils'],
    because: 'builds queries for the back office; queries are built by the query functions',
  },
  {
    names: [
      'currentCart.*',
      'currentCartV2.*',
      'cartV2.*',
      'products.*',
      'collections.*',
      'inventory.*',
      'redirects.*',
    ],
    because:
      'a page that gives a module to its client loads all of its constants. These modules are on every page, so their rarer enumerations are left out; those of a cart are in cart, and TypeScript knows the values',
  },
  {
    names: [
      ...[
        'brands',
        'customizations',
        'infoSections',
        'inventoryItems',
        'products',
        'readOnlyVariants',
        'ribbons',
      ].map((name) => `${name}V3.*`),
      'categories.*',
    ],
    because: 'an enumeration of the newer catalog, left out as those of products are',
  },
  {
    names: [
      'orders.*',
      'orderFulfillments.*',
      'orderTransactions.*',
      'members.*',
      'backInStockNotifications.*',
      'orderBilling.*',
      'orderInvoices.*',
      'draftOrders.*',
      'abandonedCheckouts.*',
      'signOnPolicy.*',
    ],
    because: 'an enumeration that only calls of the back office take or give',
  },
  {
    names: ['cart.AppliedDiscountDiscountType', 'cart.DiscountType', 'checkout.DiscountType'],
    because: 'the name means two lists in the packages, one per version',
  },
  {
    names: ['authentication.*', 'recovery.*', 'verification.*', 'catalogVersioning.*'],
    because: 'a list of states that only the hosted login pages use',
  },
  {
    names: ['reviews.*', 'forms.*', 'submissions.*', 'contacts.*', 'submittedContact.*'],
    because: 'TypeScript knows the values of the enumeration',
  },
  {
    names: ['siteProperties.ResolutionMethod'],
    because: 'says how the hosted platform finds the language of a page; no shop here gives it',
  },
  {
    names: ['items.*'],
    because: "an enumeration of the packages' own requests, or the list of calls that their editor knows",
  },
  {
    names: ['sdk.SERVICE_PLUGIN_ERROR_TYPE', 'sdk.SORT_*', 'sdk.X_WIX_CONSISTENT_HEADER'],
    because: "belongs to extensions of the hosted platform, or to the packages' own requests",
  },
]
