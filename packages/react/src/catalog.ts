/** Collections and search: product lists with facets, kept in the page's address. */
export {
  type FacetChoice,
  type FacetParts,
  type ProductList,
  type ProductListOptions,
  useProductList,
} from './catalog/use-product-list.ts'
export { type Address, useBrowserAddress } from './product/address.ts'
