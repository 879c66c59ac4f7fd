/** The texts of a product's preview. */
export const en = {
  open: 'Preview',
  title: 'Preview of the page',
  hint: 'What you typed isn’t saved yet. Nothing can be bought here.',
  width: 'Width',
  widths: { wide: 'Computer', phone: 'Phone' },
  missing: 'The shop’s pages aren’t responding. Check that the storefront is running.',
}
