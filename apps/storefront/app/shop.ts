/** What makes this shop this shop, and not in the catalog: its name, and what its header leads to. Its words are in messages/shop. */
export const SHOP = {
  name: 'Aldermere',
  /** Slugs of the collections in the header; those that the catalog does not have are passed over. */
  navigation: [
    'new-this-season',
    'prints',
    'ceramics',
    'textiles',
    'books-and-paper',
    'seconds-and-last-pieces',
  ],
  /** The collection whose picture opens the home page. */
  opening: 'prints',
  /** Collections that the home page shows with their pictures. */
  shelves: ['landscapes', 'vases', 'throws'],
  /** The collection whose newest pieces the home page shows. */
  featured: 'new-this-season',
} as const
