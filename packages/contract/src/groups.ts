import type { Operation } from './declare/operation.ts'

/** Calls for the same task. */
export interface OperationGroup {
  /** Part of addresses. */
  readonly id: string
  readonly name: string
  /** What the calls are for, in one or two sentences. */
  readonly about: string
}

interface Sorting extends OperationGroup {
  /** Matches `service.operation`. */
  readonly holds: RegExp
}

/** In reading order; an operation belongs to the first group that holds it. */
const SORTING: readonly Sorting[] = [
  {
    id: 'tokens',
    name: 'Get a token',
    about: 'Every call is made with a token or a key: a visitor’s, a member’s, a merchant’s or a program’s.',
    holds: /^oauth\.|ApiKeys?$/,
  },
  {
    id: 'browse',
    name: 'Browse and search',
    about: 'Products, variants, collections, stock and recommendations, as shoppers see them.',
    holds:
      /^(catalogReader|collectionReader|catalogVersioning|inventoryReader|recommendations|backInStock)\.|\.(searchProducts|getLowestPrices|findMoved\w+|getShop|listCurrencies|convertCurrency|getConversionRate|listSiteScripts)$/,
  },
  {
    id: 'catalog-v3',
    name: 'Catalog V3',
    about: 'The same products, categories and stock in the newer shape, for storefronts written for it.',
    holds: /^(\w+V3)\./,
  },
  {
    id: 'reviews',
    name: 'Reviews',
    about: 'What shoppers say about products: written by them, approved and answered by staff.',
    holds: /^reviews\./,
  },
  {
    id: 'cart',
    name: 'Fill a cart',
    about: 'The visitor’s current cart, carts by id, coupons, and what everything would cost.',
    holds: /^ecomCart(V2)?\./,
  },
  {
    id: 'checkout',
    name: 'Check out',
    about: 'From a cart to a placed order, on the platform’s own pages or on yours.',
    holds: /^(ecomCheckout|redirectSessions)\./,
  },
  {
    id: 'forms',
    name: 'Forms',
    about:
      'Contact forms and others: made by staff, shown by storefronts, and read by staff once people send them.',
    holds: /^form(Schemas|Submissions)\./,
  },
  {
    id: 'orders',
    name: 'Orders',
    about: 'What was bought: read, mark as paid or sent, cancel and refund.',
    holds:
      /^(ecom(Orders|Fulfillments|Payments|Billing|Invoices|DraftOrders|AbandonedCheckouts)|storesOrders)\.|\.(refundOrder|markOrder\w+|sendOrderEmail|sendOrderPaymentLink|getSalesOverview|listOrderDownloads|listAbandonedCarts)$/,
  },
  {
    id: 'login',
    name: 'Log in',
    about: 'Registration, passwords, codes by email, and logins that your own program vouches for.',
    holds: /^iam(Authentication|Recovery|Verification)\./,
  },
  {
    id: 'members',
    name: 'Members',
    about: 'Profiles and addresses of people with an account, and who may log in.',
    holds: /^members\.|Member(Approval)?$/,
  },
  {
    id: 'contacts',
    name: 'Contacts',
    about: 'Everyone the shop knows: members, guests, and people who left their details in a form.',
    holds: /^contacts\./,
  },
  {
    id: 'customers',
    name: 'Customers',
    about:
      'Everyone who has an account or bought something: find them, make notes, export and delete their data.',
    holds: /Customers?(Orders|Notes?|Tags|Sessions|Data)?$/,
  },
  {
    id: 'content',
    name: 'Pages and menus',
    about: 'The shop’s own content: read it, write it.',
    holds: /^dataItems\.|DataItem$/,
  },
  {
    id: 'catalog',
    name: 'Write the catalog',
    about: 'Products, variants, collections and stock.',
    holds:
      /^(catalogWriter|inventoryWriter)\.|\.(duplicateProduct|explainAvailability|\w*ProductSchedules?)$/,
  },
  {
    id: 'media',
    name: 'Pictures and files',
    about: 'Upload pictures, or have them fetched; store the files that people buy.',
    holds: /^siteMedia\.|(Media|Digital)Files?$/,
  },
  {
    id: 'bulk',
    name: 'Import, export, change in bulk',
    about: 'Whole catalogs at once, in the background.',
    holds: /\.(\w*ProductImport\w*|importProducts|exportProducts|\w*ProductChange\w*)$/,
  },
  {
    id: 'offers',
    name: 'Coupons, gift cards, memberships',
    about: 'Ways for buyers to pay less, or in advance.',
    holds: /(Coupons?|GiftCards?|MembershipPlans?|Memberships?)$/,
  },
  {
    id: 'webhooks',
    name: 'Webhooks',
    about: 'Tell other programs what happens in the shop, and see what they answered.',
    holds: /Webhooks?(Key|Events?|Delivery|Deliveries)?$|\.sendTestEvent$/,
  },
  {
    id: 'live',
    name: 'Live updates',
    about: 'Learn at once when a cart, a product or an order changes.',
    holds: /\.(watch|list)Changes$/,
  },
  {
    id: 'settings',
    name: 'Settings',
    about: 'Delivery, tax, fees, discounts, brand, contact, languages, search and logins of a shop.',
    holds: /^signOnPolicies\.|^siteProperties\.|Settings$|DiscountRules$|ExternalLogins$/,
  },
  {
    id: 'back-office',
    name: 'Back office',
    about: 'What pages for staff need: who changed what, emails, views of lists, and what is running out.',
    holds:
      /\.(listAuditEntries|listEntityHistory|listPriceChanges|listStockMovements|listLowStock|listBackInStockDemand)$|SavedViews?$|\.(list|get|resend)Emails?$/,
  },
  { id: 'other', name: 'Other calls', about: 'What fits nowhere else.', holds: /./ },
]

/** Every group, in reading order. */
export const GROUPS: readonly OperationGroup[] = SORTING

/**
 * Finds the group of an operation.
 * @example groupOf(operations.addToCurrentCart).id // 'cart'
 */
export const groupOf = ({ service, name }: Operation): OperationGroup => {
  const found = SORTING.find(({ holds }) => holds.test(`${service.name}.${name}`))
  if (!found) throw new Error(`No group holds ${name}`)
  return found
}
