/** What makes this shop this shop, and not in the catalog: its name, its words, what its header leads to. */
export const SHOP = {
  name: 'Aldermere',
  tagline: 'Prints, pots and cloth, made slowly',
  description:
    'A printmaker, a potter and a weaver under one roof: art prints, stoneware and woven cloth, made by hand in small numbers.',
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
  shelvesTitle: 'From three workshops',
  /** The collection whose newest pieces the home page shows. */
  featured: 'new-this-season',
} as const
