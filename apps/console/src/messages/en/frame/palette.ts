/** The texts of the command palette's actions. */
export const en = {
  actions: 'Actions',
  newProduct: 'Add a product',
  newCollection: 'Add a collection',
  newOrder: 'Create an order',
  newCoupon: 'Add a coupon',
  importProducts: 'Import products',
  exportProducts: 'Export products',
  openSheet: 'Edit products in a sheet',
  approve: 'Approve waiting members',
  openShop: 'Open the shop',
  light: 'Use light colours',
  dark: 'Use dark colours',
  system: 'Follow the system’s colours',
  language: 'Auf Deutsch umschalten',
  signOut: 'Log out',
}
