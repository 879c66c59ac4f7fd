/** The texts about finding anything. */
export const en = {
  pages: 'Pages',
  placeholder: 'Find a page, product, order or customer',
  nothing: 'Nothing found',
}
