import type { ConsolePage } from './pages.ts'

/** The strokes of each page's icon, in a square of 16. */
export const PAGE_ICONS: Readonly<Record<ConsolePage['name'], string>> = {
  home: 'M2.5 7.2 8 2.8l5.5 4.4v6h-4v-4h-3v4h-4z',
  orders: 'M2.8 5.2h10.4v8H2.8zM2.8 5.2l1.6-2.7h7.2l1.6 2.7M6 7.6a2 2 0 0 0 4 0',
  products: 'M2.5 2.5h5.6l5.4 5.4-5.6 5.6-5.4-5.4zM5.4 5.4h.01',
  collections: 'M8 2.2 14 5.2 8 8.2 2 5.2zM2 8.2l6 3 6-3M2 11l6 3 6-3',
  stock: 'M2.5 5 8 2.4 13.5 5v6L8 13.6 2.5 11zM2.5 5 8 7.6 13.5 5M8 7.6v6',
  customers:
    'M6 7.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6M1.8 13.2c0-2.4 1.9-3.8 4.2-3.8s4.2 1.4 4.2 3.8M10.4 7a2.1 2.1 0 0 0 0-4.2M11.8 9.6c1.5.5 2.4 1.8 2.4 3.6',
  coupons: 'M2 4h12v2.6a1.4 1.4 0 0 0 0 2.8V12H2V9.4a1.4 1.4 0 0 0 0-2.8zM6.5 4v8',
  giftCards: 'M2 4h12v8H2zM2 7.2h12M4.6 9.8h3',
  reviews: 'M8 2.2l1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4L2.2 6.5l4-.6z',
  forms: 'M3.2 2.5h9.6v11H3.2zM5.6 5.4h4.8M5.6 8h4.8M5.6 10.6h2.8',
  emails: 'M2 3.5h12v9H2zM2.4 4l5.6 4.6L13.6 4',
  settings:
    'M2.5 4.5h6M12 4.5h1.5M10.2 6.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4M2.5 11.5h1.5M7.5 11.5h6M5.8 13.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4',
  webhooks: 'M9 1.8 3.8 9h3.7L7 14.2 12.2 7H8.5z',
  history: 'M2.6 8a5.4 5.4 0 1 0 1.7-3.9L2.6 5.6M2.6 2.6v3h3M8 5v3.2l2.1 1.3',
}

/** A magnifying glass. */
export const FIND_ICON = 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3l3.4 3.4'
