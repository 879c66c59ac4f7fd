/** A product's page. */
export const product = {
  pictures: 'Pictures',
  picture: (place: number, alt: string) => `Picture ${place}: ${alt}`,
  film: (title: string) => `Film: ${title}`,
  howMany: 'How many',
  add: 'Add to cart',
  adding: 'Adding…',
  soldOut: 'Sold out',
  remarks: { available: '', 'sold-out': 'sold out', 'not-made': 'not in this combination' },
  showChoice: 'Show this choice',
  soldOutHere: 'Sold out in this choice. Others are still here.',
  soldOutNow: 'Sold out for now.',
  file: 'A file to download, sent by e-mail.',
  inStock: 'In stock.',
  left: (count: number) => (count === 1 ? 'The last one.' : `Only ${count} left.`),
  articleNumber: (sku: string) => `Article number ${sku}`,
  alsoLiked: 'You may also like',
}
