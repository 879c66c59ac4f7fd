/** What is one text. */
const TEXTS =
  'activityId apiUrl appId appSecret brandId burgundyId cartId cartPageUrl categoryId changeId checkoutId choiceId ' +
  'clientId clientSecret code collectionId connectionId contactId cookie couponId customerId customizationId ' +
  'discountId draftOrderId email eventId fileId formId fulfillmentId giftCardId id importId infoSectionId ' +
  'instanceId inventoryItemId key lineId lineItemId locationId mediaUrl memberId membershipId noteId orderId ' +
  'password paymentId planId postFlowUrl productId publicKey recoveryToken redId redirectUri reviewId revision ' +
  'ribbonId siteId state stateToken submissionId thankYouPageUrl token variantId webhookId _id'

/**
 * Names that examples leave open, because a reader knows what they stand for, and their types. What an example
 * takes from the package it belongs to is not here.
 * @type {Record<string, string>}
 */
export const NAMES = {
  ...Object.fromEntries(TEXTS.split(' ').map((name) => [name, 'string'])),
  ids: 'string[]',
  orderIds: 'string[]',
  choiceIds: 'string[]',
  auth: `import('@vitrine/client').OAuthStrategy`,
  cart: `import('@vitrine/client/ecom').currentCart.Cart`,
  catalogReference: '{ appId: string, catalogItemId: string }',
  category: `import('@vitrine/client/categories').categories.Category & { revision: string }`,
  choice: `import('@vitrine/react/pure').OptionChoice`,
  choices: 'Record<string, string>',
  currentCart: `typeof import('@vitrine/client/ecom').currentCart`,
  emptyCart: 'undefined',
  file: 'File',
  input: '{ files: [File] }',
  items: '{ appId: string, catalogItemId: string }[]',
  kept: `import('@vitrine/client/login').BegunLogin`,
  line: `{ _id: string, image: string, total: import('@vitrine/react').Amount }`,
  listing: `import('@vitrine/react/pure').Listing`,
  modules: `{ currentCart: typeof import('@vitrine/client/ecom').currentCart }`,
  onChange: '() => void',
  option: `import('@vitrine/react/pure').ProductOption`,
  payload: 'Record<string, unknown>',
  pdf: 'File',
  picture: `import('@vitrine/react').Picture`,
  posts: 'Record<string, () => Promise<unknown>>',
  print: `import('@vitrine/client/stores').products.Product`,
  product: `import('@vitrine/client/stores').products.Product & { _id: string }`,
  products: `typeof import('@vitrine/client/stores').products`,
  reload: '(id?: string) => void',
  reloadAll: '() => void',
  request: 'Request',
  search: 'string',
  store: `import('@vitrine/react/cart').CartStore`,
  treeReference: `import('@vitrine/client/categories').categories.TreeReference`,
  view: '{ _id: string, revision: number }',
  Shop: '() => null',
  // Of a bundler's configuration
  defineConfig: '<Config>(config: Config) => Config',
  node: '(options: { mode: string }) => unknown',
  react: '() => unknown',
  // Of the contract
  operations: `typeof import('@vitrine/contract/operations')`,
  EVENTS: `typeof import('@vitrine/contract').EVENTS`,
}
