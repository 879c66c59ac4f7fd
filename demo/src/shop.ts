/** What is counted, or only said to be there. */
export type DemoStock = { track: true; quantity: number } | { track: false; inStock: boolean }

/** A picture, a video or a paper of a product; ids name programs of this package. */
export type DemoMedia =
  | { kind: 'image'; pictureId: string; altText: string }
  | {
      kind: 'video'
      videoId: string
      posterPictureId: string
      title: string
      sizes: { width: number; height: number }[]
    }
  | { kind: 'document'; documentId: string; title: string }

/** One choice of an option. `value` is a CSS colour for colour options and the text itself otherwise. */
export interface DemoChoice {
  value: string
  description: string
  pictureIds?: string[]
}

/** Something the visitor chooses, such as a size or a glaze. */
export interface DemoOption {
  type: 'drop_down' | 'color'
  name: string
  choices: DemoChoice[]
}

/** One combination of choices; `choices` maps the option's name to the choice's description. */
export interface DemoVariant {
  id: string
  choices: Record<string, string>
  priceMinor?: number
  costMinor?: number
  weightKg?: number
  sku?: string
  visible: boolean
  stock: DemoStock
}

/** A product as it is put into the catalog. Prices are in minor units of the shop's currency. */
export interface DemoProduct {
  id: string
  name: string
  slug: string
  /** Clean HTML: p, ul, li, strong, em. */
  description: string
  type: 'physical' | 'digital'
  visible: boolean
  sku?: string
  brand?: string
  ribbon?: string
  priceMinor: number
  costMinor?: number
  weightKg?: number
  /** AMOUNT in major units of the currency, PERCENT from 0 to 100. */
  discount?: { type: 'AMOUNT' | 'PERCENT'; value: number }
  pricePerUnit?: {
    totalQuantity: number
    totalMeasurementUnit: string
    baseQuantity: number
    baseMeasurementUnit: string
  }
  collectionSlugs: string[]
  options: DemoOption[]
  manageVariants: boolean
  /** Every combination of choices when `manageVariants`, else none. */
  variants: DemoVariant[]
  stock: DemoStock
  media: DemoMedia[]
  /** The terms on which it can be ordered while it is out of stock. */
  preorder?: { message: string; limit: number; expectedDate: string }
  /** Whether each unit sold becomes a gift card worth its price. */
  isGiftCard?: boolean
  additionalInfoSections: { title: string; description: string }[]
  /** ISO 8601, UTC. */
  createdDate: string
}

/** A shelf of the shop. */
export interface DemoCollection {
  id: string
  name: string
  slug: string
  description: string
  visible: boolean
  pictureIds: string[]
}

/** The whole shop. Rates say how much of a currency one unit of the shop's currency buys. */
export interface DemoShop {
  name: string
  locale: 'en'
  currency: string
  conversionRates: { currency: string; rate: number }[]
  collections: DemoCollection[]
  products: DemoProduct[]
}
