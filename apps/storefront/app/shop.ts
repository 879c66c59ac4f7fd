/**
 * What is specific to this shop and not in the catalog: its name and its header links. Its words are in
 * messages/shop.
 */
export const SHOP = {
  name: 'Aldermere',
  /** Slugs of the collections in the header; ones missing from the catalog are skipped. */
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
  /** Collections for parts of the year, the current one first. */
  seasons: ['long-evenings', 'first-warm-days'],
  /** Collections in the header, and whose story their products show: how they are made. */
  stories: [
    { of: 'prints', told: 'geometry' },
    { of: 'ceramics', told: 'ceramics' },
    { of: 'textiles', told: 'textiles' },
  ],
  /** The page about delivery and returns; product pages link to it if a menu does. */
  deliveryPage: 'shipping-and-returns',
  /** The collection whose newest products the home page shows. */
  featured: 'new-this-season',
} as const
