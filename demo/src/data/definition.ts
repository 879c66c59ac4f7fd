import { guid } from '../guid.ts'
import type { Picture } from '../pictures/drawing/picture.ts'
import type { DemoMedia, DemoProduct, DemoStock, DemoVariant } from '../shop.ts'
import { type Story, storyHtml } from './story.ts'

/** A picture of a product: the last part of its id, its description, and the program that draws it. */
export interface View {
  key: string
  alt: string
  picture: Picture
}

/** A choice as written by hand; `views` are keys of the product's views that show it. */
export interface ChoiceDraft {
  value: string
  description: string
  views?: string[]
}

/** A variant's differences from its product; money in major units. */
export interface VariantDraft {
  price?: number
  cost?: number
  weightKg?: number
  sku?: string
  visible?: boolean
  stock?: DemoStock
}

/** A product as written by hand: money in major units, without ids and combinations. */
export interface ProductDraft
  extends Pick<
    DemoProduct,
    | 'name'
    | 'slug'
    | 'sku'
    | 'brand'
    | 'ribbon'
    | 'weightKg'
    | 'discount'
    | 'pricePerUnit'
    | 'isGiftCard'
    | 'preorder'
  > {
  story: Story
  type?: DemoProduct['type']
  visible?: boolean
  price: number
  cost?: number
  collections: string[]
  options?: { type: 'drop_down' | 'color'; name: string; choices: ChoiceDraft[] }[]
  /** Makes every combination of choices a managed variant; `place` counts them from 0. */
  variants?: (choices: Record<string, string>, place: number) => VariantDraft
  stock?: DemoStock
  views: View[]
  extraMedia?: DemoMedia[]
  info?: DemoProduct['additionalInfoSections']
  /** The day it was added, `2025-03-14`. */
  added: string
}

/** A product and the programs that draw its pictures, by picture id. */
export interface ProductDefinition {
  product: DemoProduct
  pictures: [id: string, picture: Picture][]
}

/** Counts the items in stock. */
export const counted = (quantity: number): DemoStock => ({ track: true, quantity })
/** Always available: made to order, or a file. */
export const uncounted: DemoStock = { track: false, inStock: true }
/** Sold out, without counting. */
export const gone: DemoStock = { track: false, inStock: false }

const minor = (major: number) => Math.round(major * 100)

/** Lists every combination of choices, the last option changing fastest. */
const combinations = (options: NonNullable<ProductDraft['options']>): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (rows, { name, choices }) =>
      rows.flatMap((row) => choices.map(({ description }) => ({ ...row, [name]: description }))),
    [{}],
  )

const variantOf = (draft: ProductDraft, choices: Record<string, string>, place: number): DemoVariant => {
  const own = draft.variants?.(choices, place) ?? {}
  return {
    id: guid(`variant:${draft.slug}:${Object.values(choices).join('/')}`),
    choices,
    ...(own.price !== undefined && { priceMinor: minor(own.price) }),
    ...(own.cost !== undefined && { costMinor: minor(own.cost) }),
    ...(own.weightKg !== undefined && { weightKg: own.weightKg }),
    ...(own.sku !== undefined && { sku: own.sku }),
    visible: own.visible ?? true,
    stock: own.stock ?? counted(12),
  }
}

/**
 * Completes a draft: ids from the slug, HTML from the story, every combination of choices, media from the
 * views.
 */
export const define = (draft: ProductDraft): ProductDefinition => {
  const pictureId = (key: string) => `${draft.slug}-${key}`
  const options = draft.options ?? []
  const product: DemoProduct = {
    id: guid(`product:${draft.slug}`),
    name: draft.name,
    slug: draft.slug,
    description: storyHtml(draft.story),
    type: draft.type ?? 'physical',
    visible: draft.visible ?? true,
    ...(draft.sku !== undefined && { sku: draft.sku }),
    ...(draft.brand !== undefined && { brand: draft.brand }),
    ...(draft.ribbon !== undefined && { ribbon: draft.ribbon }),
    priceMinor: minor(draft.price),
    ...(draft.cost !== undefined && { costMinor: minor(draft.cost) }),
    ...(draft.weightKg !== undefined && { weightKg: draft.weightKg }),
    ...(draft.discount !== undefined && { discount: draft.discount }),
    ...(draft.pricePerUnit !== undefined && { pricePerUnit: draft.pricePerUnit }),
    ...(draft.preorder && { preorder: draft.preorder }),
    ...(draft.isGiftCard && { isGiftCard: true }),
    collectionSlugs: draft.collections,
    options: options.map(({ type, name, choices }) => ({
      type,
      name,
      choices: choices.map(({ value, description, views }) => ({
        value,
        description,
        ...(views !== undefined && { pictureIds: views.map(pictureId) }),
      })),
    })),
    manageVariants: draft.variants !== undefined,
    variants:
      draft.variants === undefined
        ? []
        : combinations(options).map((choices, place) => variantOf(draft, choices, place)),
    stock: draft.stock ?? counted(20),
    media: [
      ...draft.views.map(
        ({ key, alt }): DemoMedia => ({ kind: 'image', pictureId: pictureId(key), altText: alt }),
      ),
      ...(draft.extraMedia ?? []),
    ],
    additionalInfoSections: draft.info ?? [],
    createdDate: `${draft.added}T09:00:00.000Z`,
  }
  return { product, pictures: draft.views.map(({ key, picture }) => [pictureId(key), picture]) }
}
