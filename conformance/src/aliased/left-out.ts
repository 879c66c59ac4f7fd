/** Exports of the public packages' modules that ours don't have, and why. */
export interface LeftOut {
  /** `module.name`; `*` matches any name. */
  readonly names: readonly string[]
  readonly because: string
}

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
      'brands',
      'customizations',
      'infoSections',
      'inventoryItems',
      'products',
      'readOnlyVariants',
      'ribbons',
    ].map((name) => `${name}V3.*`),
    because:
      'storefronts read the newer catalog; its writes are in entry points of their own, such as stores/products-v3-writes, and its enumerations are left out as those of products are',
  },
  {
    names: ['*.on*'],
    because: 'an event that no webhook of the platform sends yet',
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
    because: 'a call of the back office that is not answered, or an enumeration of one',
  },
  {
    names: ['checkout.getWixCheckoutUrl', 'checkout.markCheckoutAsCompletedAndRedirectToUrl'],
    because: "leads to the packages' own pages; getCheckoutUrl gives the address of ours",
  },
  {
    names: ['cart.AppliedDiscountDiscountType', 'cart.DiscountType', 'checkout.DiscountType'],
    because: 'the name means two lists in the packages, one per version',
  },
  {
    names: ['reviews.*'],
    because: 'bulk calls of merchants aren’t answered; TypeScript knows the values of the enumerations',
  },
  {
    names: ['authentication.*', 'recovery.*', 'verification.*', 'catalogVersioning.*'],
    because: 'a list of states that only the hosted login pages use',
  },
  {
    names: ['forms.*', 'submissions.*'],
    because:
      'a call of the back office that is not answered, such as those of the trash, or an enumeration; TypeScript knows the values',
  },
  {
    names: ['contacts.*', 'labels.listLabels', 'submittedContact.*'],
    because:
      'a call of the back office that is not answered, such as those that merge contacts, or an enumeration; TypeScript knows the values',
  },
  {
    names: ['siteProperties.ResolutionMethod'],
    because: 'says how the hosted platform finds the language of a page; no shop here gives it',
  },
  {
    names: ['items.*'],
    because: 'merchants write content with our own calls; storefronts query, read and count it',
  },
]
