import { MeasurementUnit, type PricePerUnitData } from '@vitrine/contract'
import {
  type DemoCollection,
  type DemoGerman,
  type DemoMedia,
  type DemoProduct,
  mediumId,
} from '@vitrine/demo'
import type { MediaSource, PictureSource } from '../catalog/products/records/media-source.ts'
import type { NewCollection, NewProduct } from '../catalog/products/records/new-product.ts'
import { documentFileId, filmFileId, pictureFileId } from './draw.ts'

/** Pixel sizes of the demo's pictures by id. */
export type PictureSizes = ReadonlyMap<string, { readonly width: number; readonly height: number }>

/** Converts a collection of the demo shop to the catalog's form. */
export const catalogCollectionOf = (
  collection: DemoCollection,
  sizes: PictureSizes,
  german?: DemoGerman,
): NewCollection => ({
  id: collection.id,
  name: collection.name,
  slug: collection.slug,
  description: collection.description,
  visible: collection.visible,
  media: collection.pictureIds.map((id) => picture(id, collection.name, sizes)),
  ...inGerman(german?.collections.get(collection.id)),
})

/** Converts a product of the demo shop to the catalog's form. */
export const catalogProductOf = (
  product: DemoProduct,
  collectionIds: ReadonlyMap<string, string>,
  sizes: PictureSizes,
  german?: DemoGerman,
): NewProduct => {
  const createdAt = Date.parse(product.createdDate)
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    description: product.description,
    type: product.type,
    visible: product.visible,
    ...(product.sku && { sku: product.sku }),
    ...(product.brand && { brand: product.brand }),
    ...(product.ribbon && { ribbon: product.ribbon }),
    priceMinor: product.priceMinor,
    ...(product.costMinor !== undefined && { costMinor: product.costMinor }),
    ...(product.weightKg !== undefined && { weight: product.weightKg }),
    ...(product.discount && { discount: product.discount }),
    ...(product.pricePerUnit && { pricePerUnit: pricePerUnitOf(product.pricePerUnit) }),
    collectionIds: product.collectionSlugs.flatMap((slug) => collectionIds.get(slug) ?? []),
    options: product.options.map(({ type, name, choices }) => ({
      type,
      name,
      choices: choices.map(({ value, description, pictureIds = [] }) => ({
        value,
        description,
        mediaIds: pictureIds.map(pictureFileId),
      })),
    })),
    manageVariants: product.manageVariants,
    variants: product.variants.map(({ weightKg, ...variant }) => ({
      ...variant,
      ...(weightKg !== undefined && { weight: weightKg }),
    })),
    stock: product.stock,
    ...(product.isGiftCard && { isGiftCard: true }),
    media: product.media.map((medium) => mediaOf(medium, sizes)),
    additionalInfoSections: product.additionalInfoSections,
    ...inGerman(germanTextsOf(product, sizes, german)),
    createdAt,
    lastUpdated: createdAt,
  }
}

/** The German texts name media by the catalog's ids, which end like their files. */
const germanTextsOf = ({ id, media }: DemoProduct, sizes: PictureSizes, german?: DemoGerman) => {
  const texts = german?.products.get(id)
  if (!texts) return undefined
  const altTexts = new Map(texts.media.map((described) => [described.id, described.altText]))
  const described = media.flatMap((medium) => {
    const altText = altTexts.get(mediumId(medium))
    return altText === undefined ? [] : [{ id: mediaOf(medium, sizes).mediaId, altText }]
  })
  return { ...texts, media: described }
}

const inGerman = <Texts>(de: Texts | undefined): { translations?: { de: Texts } } =>
  de === undefined ? {} : { translations: { de } }

const pricePerUnitOf = (per: NonNullable<DemoProduct['pricePerUnit']>): PricePerUnitData => ({
  ...per,
  totalMeasurementUnit: unitOf(per.totalMeasurementUnit),
  baseMeasurementUnit: unitOf(per.baseMeasurementUnit),
})

const unitOf = (text: string): MeasurementUnit =>
  Object.values(MeasurementUnit).find((unit) => unit === text) ?? 'UNSPECIFIED'

const mediaOf = (medium: DemoMedia, sizes: PictureSizes): MediaSource => {
  switch (medium.kind) {
    case 'image':
      return picture(medium.pictureId, medium.altText, sizes)
    case 'document':
      return { kind: 'document', mediaId: documentFileId(medium.documentId), title: medium.title }
    case 'video':
      return {
        kind: 'video',
        mediaId: medium.videoId,
        title: medium.title,
        files: medium.sizes.map(({ width, height }) => ({
          mediaId: filmFileId(medium.videoId, height),
          width,
          height,
          format: 'webm',
        })),
        poster: picture(medium.posterPictureId, medium.title, sizes),
      }
  }
}

const picture = (id: string, altText: string, sizes: PictureSizes): PictureSource => {
  const { width, height } = sizes.get(id) ?? { width: 1600, height: 2000 }
  const mediaId = pictureFileId(id)
  return { kind: 'image', mediaId, width, height, altText, filename: mediaId }
}
