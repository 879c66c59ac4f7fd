/** What is read again after a change of a product: the product and every list it is in. */
export const PRODUCT_KEYS = ['product', 'products', 'home']
