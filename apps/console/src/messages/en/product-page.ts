/** The texts of the page of one product. */
export const en = {
  duplicate: 'Duplicate',
  duplicateTitle: (name: string) => `Duplicate ${name}`,
  duplicateHint: 'The copy is hidden and has no counted stock. It keeps the pictures, options and prices.',
  copyName: 'Name of the copy',
  copyOf: (name: string) => `Copy of ${name}`,
  copied: (name: string) => `${name} created`,
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHint:
    'Its page, variants and stock are gone for good. Orders keep what was bought. To take it out of the shop for a while, hide it instead.',
  deleteButton: 'Delete product',
  deleted: (name: string) => `${name} deleted`,
  availability: {
    title: 'Can shoppers buy this?',
    yes: 'Yes, shoppers can buy it now.',
    partly: 'Yes, but not every variant:',
    no: 'No, and this is why:',
    reasons: {
      PRODUCT_HIDDEN: () => 'It’s hidden in the shop.',
      NO_PAYMENT_METHOD: () => 'The shop has no way to pay. The person who runs the server can set one up.',
      NO_DELIVERY: () => 'The shop doesn’t deliver anywhere yet.',
      VARIANT_HIDDEN: (names: string) => `Hidden: ${names}.`,
      OUT_OF_STOCK: (names: string) => (names ? `Sold out: ${names}.` : 'It’s sold out.'),
    },
    more: (names: string, more: number) => (more > 0 ? `${names} and ${more} more` : names),
    change: {
      PRODUCT_HIDDEN: 'Change visibility',
      NO_DELIVERY: 'Set up delivery',
      VARIANT_HIDDEN: 'Show variants',
      OUT_OF_STOCK: 'Change stock',
    },
  },
}
