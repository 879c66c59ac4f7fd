const id = '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'
const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: id }
const line = { quantity: 1, catalogReference }
const custom = { itemType: { preset: 'PHYSICAL' }, price: '1.00' }
const settings = { frequency: 'MONTH', autoRenewal: true, enableCustomerCancellation: true }
const member = { loginId: { email: 'ada@example.com' }, password: 'correct horse' }
const text = (length: number) => 'x'.repeat(length)
const list = <T>(length: number, of: T): T[] => Array.from({ length }, () => of)

type Case = [path: string, right: unknown, wrong: unknown, rule: string]

/** A valid input for each call, and the fields to change in it. */
export const LIMITS: Record<string, [input: object, cases: Case[]]> = {
  addToCurrentCart: [
    { lineItems: [line], customLineItems: [custom] },
    [
      ['lineItems', list(100, line), list(101, line), 'MAX_SIZE'],
      ['lineItems[0].quantity', 1, 0, 'MIN'],
      ['lineItems[0].quantity', 100_000, 100_001, 'MAX'],
      ['lineItems[0].quantity', 2, 1.5, 'VALIDATION'],
      ['lineItems[0].quantity', 2, undefined, 'REQUIRED_FIELD'],
      ['lineItems[0].catalogReference', catalogReference, undefined, 'REQUIRED_FIELD'],
      ['lineItems[0].catalogReference.appId', text(1), '', 'MIN_LENGTH'],
      ['lineItems[0].catalogReference.appId', text(1), undefined, 'REQUIRED_FIELD'],
      ['lineItems[0].catalogReference.catalogItemId', text(36), text(37), 'MAX_LENGTH'],
      ['lineItems[0].catalogReference.catalogItemId', text(36), undefined, 'REQUIRED_FIELD'],
      ['lineItems[0].catalogReference.options', { options: { Size: 'L' } }, [], 'VALIDATION'],
      ['lineItems[0].selectedMembership', { id: 'm', appId: id }, { appId: id }, '.id REQUIRED_FIELD'],
      ['lineItems[0].selectedMembership', { id: 'm', appId: id }, { id: 'm' }, '.appId REQUIRED_FIELD'],
      ['lineItems[0].catalogOverrideFields.price', '999999999', '1000000000', 'DECIMAL_LTE'],
      ['lineItems[0].catalogOverrideFields.price', '1.001', '1.0001', 'DECIMAL_MAX_SCALE'],
      ['lineItems[0].catalogOverrideFields.depositAmount', '0.001', '0', 'DECIMAL_GT'],
      ['lineItems[0].catalogOverrideFields.descriptionLines', list(20, {}), list(21, {}), 'MAX_SIZE'],
      ['lineItems[0].catalogOverrideFields.productName.original', text(200), text(201), 'MAX_LENGTH'],
      ['lineItems[0].price', 'whatever the sender thinks', undefined, ''],
      ['customLineItems', list(100, custom), list(101, custom), 'MAX_SIZE'],
      ['customLineItems[0].itemType', { custom: 'tax' }, undefined, 'REQUIRED_FIELD'],
      [
        'customLineItems[0].itemType',
        { custom: 'tax' },
        { custom: 'tax', preset: 'SERVICE' },
        '.custom ONE_OF_ALIGNMENT',
      ],
      ['customLineItems[0].price', '0', '-0.01', 'DECIMAL_GTE'],
      ['customLineItems[0].price', '1000000000000000', '1000000000000000.01', 'DECIMAL_LTE'],
      ['customLineItems[0].price', '1.00', 1, 'VALIDATION'],
      ['customLineItems[0].price', '1.00', undefined, 'REQUIRED_FIELD'],
      ['customLineItems[0].policies', list(5, {}), list(6, {}), 'MAX_SIZE'],
      ['customLineItems[0].serviceProperties.numberOfParticipants', 10_000, 10_001, 'MAX'],
      [
        'customLineItems[0].subscriptionOptionInfo.subscriptionSettings',
        { ...settings, frequency: 'DAY', interval: 7 },
        { ...settings, frequency: 'DAY', interval: 6 },
        '.interval MIN',
      ],
      [
        'customLineItems[0].subscriptionOptionInfo.subscriptionSettings',
        { ...settings, interval: 1 },
        { ...settings, frequency: 'DAY' },
        '.interval MIN',
      ],
      [
        'customLineItems[0].subscriptionOptionInfo.subscriptionSettings',
        { ...settings, interval: 3650 },
        { ...settings, interval: 3651 },
        '.interval MAX',
      ],
      [
        'customLineItems[0].subscriptionOptionInfo.subscriptionSettings',
        settings,
        { ...settings, frequency: 'HOUR' },
        '.frequency INVALID_ENUM_VALUE',
      ],
      ['businessLocationId', id, 'warehouse', 'FORMAT'],
    ],
  ],
  updateCurrentCart: [
    { cartInfo: {}, lineItems: [{ catalogReference }] },
    [
      ['cartInfo.buyerNote', text(1000), text(1001), 'MAX_LENGTH'],
      ['cartInfo.overrideCheckoutUrl', text(1000), text(1001), 'MAX_LENGTH'],
      ['cartInfo.buyerInfo.email', 'ada@example.com', 'ada', 'FORMAT'],
      ['cartInfo.contactInfo.address.country', 'DE', 'Germany', 'FORMAT'],
      ['cartInfo.contactInfo.address.addressLine', text(150), text(151), 'MAX_LENGTH'],
      ['cartInfo.contactInfo.contactDetails.phone', '+49 (30) 1234', 'call me', 'FORMAT'],
      [
        'cartInfo.contactInfo.contactDetails.vatId',
        { id: '1', type: 'CPF' },
        { id: '1', type: 'UNSPECIFIED' },
        '.type INVALID_ENUM_VALUE',
      ],
      [
        'cartInfo.contactInfo.contactDetails.vatId',
        { type: 'UNSPECIFIED' },
        { id: '1' },
        '.type INVALID_ENUM_VALUE',
      ],
      ['cartInfo.selectedShippingOption.code', text(100), text(101), 'MAX_LENGTH'],
      ['cartInfo.revision', 17, undefined, ''],
      ['lineItems', list(300, { catalogReference }), list(301, { catalogReference }), 'MAX_SIZE'],
      ['lineItems[0]', { id }, { quantity: 1 }, '.catalogReference REQUIRED_FIELD'],
      ['lineItems[0].catalogReference.appId', text(1), undefined, 'REQUIRED_FIELD'],
      ['cartFieldmask', 'buyerNote,contactInfo', 7, 'VALIDATION'],
    ],
  ],
  removeLineItemsFromCurrentCart: [
    { lineItemIds: [id] },
    [
      ['lineItemIds', list(100, id), list(101, id), 'MAX_SIZE'],
      ['lineItemIds', [id], [], 'MIN_SIZE'],
      ['lineItemIds', [id], undefined, 'REQUIRED_FIELD'],
      ['lineItemIds[0]', id.toUpperCase(), 'first', 'FORMAT'],
    ],
  ],
  updateCurrentCartLineItemQuantity: [
    { lineItems: [{ id, quantity: 1 }] },
    [
      ['lineItems', list(100, { id, quantity: 1 }), list(101, { id, quantity: 1 }), 'MAX_SIZE'],
      ['lineItems[0].id', id, undefined, 'REQUIRED_FIELD'],
      ['lineItems[0].quantity', 100_000, 100_001, 'MAX'],
      ['lineItems[0].quantity', 1, 0, 'MIN'],
    ],
  ],
  createCheckoutFromCurrentCart: [
    { channelType: 'WEB' },
    [
      ['channelType', 'WIX_INVOICES', 'MARKET', 'INVALID_ENUM_VALUE'],
      ['channelType', undefined, 'MARKET', 'INVALID_ENUM_VALUE'],
      ['email', 'ada@example.com', 'ada@', 'FORMAT'],
      ['shippingAddress.city', text(50), text(51), 'MAX_LENGTH'],
    ],
  ],
  estimateCurrentCartTotals: [
    {},
    [
      ['selectedMemberships.memberships', list(300, { id: 'm', appId: id }), list(301, {}), 'MAX_SIZE'],
      ['calculateTax', null, 'no', 'VALIDATION'],
    ],
  ],
  createRedirectSession: [
    { ecomCheckout: { checkoutId: id } },
    [
      ['ecomCheckout', { checkoutId: id }, undefined, 'intent REQUIRED_ONE_OF_FIELD'],
      ['ecomCheckout.checkoutId', id, undefined, 'REQUIRED_FIELD'],
      ['ecomCheckout.checkoutId', id, 'mine', 'FORMAT'],
      ['login', undefined, {}, 'ONE_OF_ALIGNMENT'],
      ['callbacks.postFlowUrl', text(2048), text(2049), 'MAX_LENGTH'],
    ],
  ],
  queryProducts: [
    {},
    [
      ['query.paging.limit', 100, 101, 'MAX'],
      ['query.paging.limit', 0, -1, 'MIN'],
      ['query.paging.offset', 0, -1, 'MIN'],
      ['query', { cursorPaging: {} }, { cursorPaging: {}, paging: {} }, '.cursorPaging ONE_OF_ALIGNMENT'],
      ['query.sort[0].order', 'ASC', 'UP', 'INVALID_ENUM_VALUE'],
      ['query.sort[0].fieldName', text(512), text(513), 'MAX_LENGTH'],
      ['query.filter', { price: { $gt: 1 } }, 'price > 1', 'VALIDATION'],
    ],
  ],
  getStoreCollectionBySlug: [{ slug: 'a' }, [['slug', text(100), text(101), 'MAX_LENGTH']]],
  createProduct: [
    { product: { name: 'Cup', priceData: { price: 1 } } },
    [
      ['product.name', text(80), text(81), 'MAX_LENGTH'],
      ['product.name', 'a', '', 'MIN_LENGTH'],
      ['product.name', 'a', undefined, 'REQUIRED_FIELD'],
      ['product.description', text(8000), text(8001), 'MAX_LENGTH'],
      ['product.sku', text(40), text(41), 'MAX_LENGTH'],
      ['product.slug', text(100), text(101), 'MAX_LENGTH'],
      ['product.ribbon', text(30), text(31), 'MAX_LENGTH'],
      ['product.brand', text(50), text(51), 'MAX_LENGTH'],
      ['product.priceData', { price: 1 }, {}, '.price REQUIRED_FIELD'],
      ['product.priceData.price', 999_999_999.99, 1_000_000_000, 'MAX'],
      ['product.priceData.price', 0, -0.01, 'MIN'],
      ['product.costAndProfitData', { itemCost: 1 }, {}, '.itemCost REQUIRED_FIELD'],
      ['product.weight', 0, -1, 'MIN'],
      ['product.pricePerUnitData.totalQuantity', 0.01, 0.001, 'MIN'],
      ['product.discount', { type: 'PERCENT', value: 100 }, { type: 'PERCENT', value: 101 }, '.value MAX'],
      ['product.discount', { type: 'AMOUNT', value: 101 }, { type: 'AMOUNT', value: -1 }, '.value MIN'],
      ['product.productOptions', list(6, {}), list(7, {}), 'MAX_SIZE'],
      ['product.productOptions[0].choices', list(100, {}), list(101, {}), 'MAX_SIZE'],
      ['product.productOptions[0].choices', list(1, {}), [], 'MIN_SIZE'],
      ['product.productOptions[0].name', text(50), text(51), 'MAX_LENGTH'],
      ['product.additionalInfoSections[0].description', text(16_000), text(16_001), 'MAX_LENGTH'],
      ['product.seoData.settings.keywords', list(5, {}), list(6, {}), 'MAX_SIZE'],
      ['product.packageDimensions.length', '0.000001', '0.0000001', 'DECIMAL_MAX_SCALE'],
    ],
  ],
  createCollection: [
    { collection: { name: 'Cups' } },
    [
      ['collection.name', text(50), text(51), 'MAX_LENGTH'],
      ['collection.name', text(50), undefined, 'REQUIRED_FIELD'],
      ['collection.description', text(600), text(601), 'MAX_LENGTH'],
    ],
  ],
  addProductsToCollection: [
    { id, productIds: [id] },
    [['productIds', list(1000, id), list(1001, id), 'MAX_SIZE']],
  ],
  addProductMedia: [
    { id, media: [{ mediaId: 'm' }] },
    [
      ['media', list(50, { mediaId: 'm' }), list(51, { mediaId: 'm' }), 'MAX_SIZE'],
      ['media[0]', { url: 'https://shop.example/cup.jpg' }, {}, 'REQUIRED_ONE_OF_FIELD'],
      [
        'media[0]',
        { mediaId: 'm' },
        { mediaId: 'm', url: 'https://shop.example/cup.jpg' },
        '.url ONE_OF_ALIGNMENT',
      ],
      ['media[0]', { url: 'http://shop.example' }, { url: 'file:///etc/passwd' }, '.url FORMAT'],
    ],
  ],
  addProductMediaToChoices: [
    { id, media: [{ option: 'Size', choice: 'L' }] },
    [
      [
        'media',
        list(10, { option: 'Size', choice: 'L' }),
        list(11, { option: 'Size', choice: 'L' }),
        'MAX_SIZE',
      ],
      ['media[0].option', text(50), undefined, 'REQUIRED_FIELD'],
      ['media[0].mediaIds', list(50, id), list(51, id), 'MAX_SIZE'],
    ],
  ],
  bulkUpdateProducts: [
    { ids: [id], set: { price: 1 } },
    [
      ['ids', list(100, id), list(101, id), 'MAX_SIZE'],
      ['ids', [id], [], 'MIN_SIZE'],
      ['set', { ribbon: text(30) }, {}, 'REQUIRED_ONE_OF_FIELD'],
      ['set', { brand: text(50) }, { price: 1, cost: 1 }, '.cost ONE_OF_ALIGNMENT'],
      ['set.price', 0, -1, 'MIN'],
    ],
  ],
  bulkAdjustProductProperties: [
    { ids: [id], adjust: { price: { amount: 1 } } },
    [
      ['adjust.price.amount', -999_999_999.99, -1_000_000_000, 'MIN'],
      [
        'adjust.price',
        { percentage: { rate: 1000 } },
        { percentage: { rate: 1001 } },
        '.percentage.rate MAX',
      ],
      [
        'adjust.price',
        { percentage: { rate: -100 } },
        { percentage: { rate: -101 } },
        '.percentage.rate MIN',
      ],
      ['adjust', { weight: { amount: 1 } }, {}, 'REQUIRED_ONE_OF_FIELD'],
    ],
  ],
  startProductChange: [
    { ids: [id], set: { price: 1 } },
    [
      ['ids', list(100_000, id), list(100_001, id), 'MAX_SIZE'],
      ['ids', [id], [], 'MIN_SIZE'],
      ['ids[0]', text(36), text(37), 'MAX_LENGTH'],
      ['set.price', 0, -1, 'MIN'],
      ['set', { ribbon: text(30) }, {}, 'REQUIRED_ONE_OF_FIELD'],
    ],
  ],
  previewProductChange: [
    { ids: [id], edit: { priceEnding: 0 } },
    [
      ['ids', list(100, id), list(101, id), 'MAX_SIZE'],
      ['edit.priceEnding', 0.999, 1, 'MAX'],
      ['edit.priceEnding', 0, -0.05, 'MIN'],
    ],
  ],
  listProductChangeFailures: [
    { id },
    [
      ['limit', 500, 501, 'MAX'],
      ['limit', 1, 0, 'MIN'],
      ['cursor', text(20), text(21), 'MAX_LENGTH'],
    ],
  ],
  registerV2: [
    member,
    [
      ['loginId', { email: 'ada@example.com' }, {}, '.email REQUIRED_FIELD'],
      ['loginId.email', 'ada@example.com', 'ada', 'FORMAT'],
      ['password', 'x', undefined, 'REQUIRED_FIELD'],
      ['password', 'x', '', 'MIN_LENGTH'],
      ['profile.labels', list(2000, ''), list(2001, ''), 'MAX_SIZE'],
      ['profile.company', text(1000), text(1001), 'MAX_LENGTH'],
      ['profile.birthdate', '2000-02-29', '2001-02-29', 'FORMAT'],
      [
        'profile.customFields[0].value',
        { numValue: 1 },
        { numValue: 1, strValue: '' },
        '.numValue ONE_OF_ALIGNMENT',
      ],
      [
        'captchaTokens[0]',
        { Recaptcha: 'a', InvisibleRecaptcha: 'b' },
        { Recaptcha: text(5001) },
        '.Recaptcha MAX_LENGTH',
      ],
    ],
  ],
  loginV2: [
    member,
    [
      ['loginId.email', 'ada@example.com', undefined, 'REQUIRED_FIELD'],
      ['password', 'x', undefined, 'REQUIRED_FIELD'],
      ['stateToken', text(1000), text(1001), 'MAX_LENGTH'],
    ],
  ],
  register: [
    { identity: { email: { address: 'ada@example.com' } }, inputs: { password: 'x' } },
    [
      ['identity.email.address', 'ada@example.com', undefined, 'REQUIRED_FIELD'],
      ['inputs.password', 'x', undefined, 'REQUIRED_FIELD'],
    ],
  ],
  searchProducts: [
    { filters: { options: [{ name: 'Size', choices: ['L'] }] } },
    [
      ['search.expression', text(200), text(201), 'MAX_LENGTH'],
      ['search', { expression: '' }, {}, '.expression REQUIRED_FIELD'],
      ['search', { expression: '', mode: 'OR' }, { expression: '', mode: 'NOT' }, '.mode INVALID_ENUM_VALUE'],
      ['collectionId', text(36), text(37), 'MAX_LENGTH'],
      ['filters.price.min', 0, -0.01, 'MIN'],
      ['filters.price.max', 999999999.99, 1e9, 'MAX'],
      [
        'filters.options',
        list(10, { name: 'x', choices: [] }),
        list(11, { name: 'x', choices: [] }),
        'MAX_SIZE',
      ],
      ['filters.options[0].name', text(50), text(51), 'MAX_LENGTH'],
      ['filters.options[0].choices', list(100, 'x'), list(101, 'x'), 'MAX_SIZE'],
      ['filters.brands', list(100, 'x'), list(101, 'x'), 'MAX_SIZE'],
      ['filters.collectionIds', list(100, 'x'), list(101, 'x'), 'MAX_SIZE'],
      ['sort', 'PRICE_ASC', 'price', 'INVALID_ENUM_VALUE'],
      ['paging.limit', 100, 101, 'MAX'],
      ['paging.offset', 10_000, 10_001, 'MAX'],
      ['facets[0]', 'PRICE', 'SIZE', 'INVALID_ENUM_VALUE'],
    ],
  ],
  login: [
    { identifier: { email: 'ada@example.com' }, inputs: { password: 'x' } },
    [
      ['identifier.email', 'ada@example.com', undefined, 'REQUIRED_FIELD'],
      ['inputs.password', 'x', undefined, 'REQUIRED_FIELD'],
    ],
  ],
  verifyDuringAuthentication: [
    { code: '123456', stateToken: 's' },
    [
      ['code', '000000', '12345', 'MIN_LENGTH'],
      ['code', '000000', '1234567', 'MAX_LENGTH'],
      ['stateToken', 's', undefined, 'REQUIRED_FIELD'],
    ],
  ],
  sendRecoveryEmail: [
    { email: 'ada@example.com' },
    [
      ['email', `${text(60)}@${text(60)}.example`, 'ada', 'FORMAT'],
      ['redirect.url', text(1000), text(1001), 'MAX_LENGTH'],
      ['language', 'pt-BR', 'Portuguese!', 'FORMAT'],
    ],
  ],
}
