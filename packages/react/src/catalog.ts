/** Collections and search: lists of products that stand in the page's address, with facets. */
export {
  type FacetChoice,
  type FacetParts,
  type ProductList,
  type ProductListOptions,
  useProductList,
} from './catalog/use-product-list.ts'
export { type Address, useBrowserAddress } from './product/address.ts'
