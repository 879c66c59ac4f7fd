import type { DemoMedia, DemoProduct, DemoShop } from '@vitrine/demo'
import { demoGerman, generatedProducts, guid, pictures } from '@vitrine/demo'
import { createStockWrites } from '../catalog/inventory/stock-writes.ts'
import { type MediaFile, mediaStore } from '../catalog/media/media.store.ts'
import type { NewProduct } from '../catalog/products/records/new-product.ts'
import type { CatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import type { Site } from '../shop/sites/site.ts'
import { catalogCollectionOf, catalogProductOf } from './demo-catalog.ts'
import { openDemoContent } from './demo-content.ts'
import { openDemoSynonyms } from './demo-synonyms.ts'
import { openDemoTranslations } from './demo-translations.ts'
import { documentFileId, filmFileId, pictureFileId } from './draw.ts'

export interface SeedOptions {
  readonly database: Database
  readonly catalog: CatalogWriter
  readonly clock: Clock
  /** Generated products in addition to the hand-made ones; default none. */
  readonly generated?: number
  /** Collections that the generated products are also spread over; default none. */
  readonly shelves?: number
}

/** Adds the demo shop's collections, products and media to a site; existing ones are overwritten. */
export const seedShop = async (
  shop: DemoShop,
  site: Site,
  { database, catalog, clock, generated = 0, shelves = 0 }: SeedOptions,
): Promise<void> => {
  const collectionIds = new Map(shop.collections.map(({ slug, id }) => [slug, id]))
  const german = demoGerman(shop)
  const newProductOf = (product: DemoProduct) => catalogProductOf(product, collectionIds, pictures, german)

  await saveMedia(database, site, mediaFilesOf(shop), clock.now())
  await catalog.putCollections(
    site,
    shop.collections.map((collection) => catalogCollectionOf(collection, pictures, german)),
  )
  await catalog.putProducts(site, shop.products.map(newProductOf))
  await offerPreorders(database, site, shop.products, clock)
  await openDemoContent(database, site.siteId, clock)
  await openDemoSynonyms(database, site.siteId, clock)
  await openDemoTranslations(database, site.siteId, german, clock)
  if (generated > 0) {
    await saveMedia(database, site, picturesOf(generatedProducts(Math.min(generated, SAMPLE))), clock.now())
    const shelfIds = Array.from({ length: shelves }, (_, shelf) => guid(`shelf ${shelf}`))
    await catalog.putCollections(
      site,
      shelfIds.map((id, shelf) => ({ id, name: `Shelf ${shelf + 1}`, slug: `shelf-${shelf + 1}` })),
    )
    let place = 0
    const onShelf = (product: NewProduct): NewProduct => {
      const shelfId = shelfIds[place++ % shelfIds.length]
      return shelfId ? { ...product, collectionIds: [...product.collectionIds, shelfId] } : product
    }
    await catalog.putProducts(
      site,
      mapped(generatedProducts(generated), (product) => onShelf(newProductOf(product))),
    )
  }
}

const offerPreorders = async (
  database: Database,
  { siteId }: Site,
  products: readonly DemoProduct[],
  clock: Clock,
): Promise<void> => {
  const writes = createStockWrites({ clock, ids: randomIds })
  for (const { id: productId, preorder } of products) {
    if (!preorder) continue
    const preorderInfo = { enabled: true, ...preorder }
    await database.transaction((tx) => writes.update(tx, siteId, { productId, preorderInfo }))
  }
}

/** Generated products share a few pictures, and the first ones use all of them. */
const SAMPLE = 2000

function* mapped<From, To>(items: Iterable<From>, map: (item: From) => To): Iterable<To> {
  for (const item of items) yield map(item)
}

type Kind = Pick<MediaFile, 'kind' | 'contentType'>
type MediaFiles = ReadonlyMap<string, Kind>

const PICTURE: Kind = { kind: 'image', contentType: 'image/webp' }

const saveMedia = (
  database: Database,
  { siteId }: Site,
  files: MediaFiles,
  createdAt: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    for (const [mediaId, kind] of files) await mediaStore.save(tx, { mediaId, siteId, ...kind, createdAt })
  })

const mediaFilesOf = (shop: DemoShop): MediaFiles =>
  new Map([
    ...shop.collections.flatMap(({ pictureIds }) =>
      pictureIds.map((id) => [pictureFileId(id), PICTURE] as const),
    ),
    ...picturesOf(shop.products),
  ])

const picturesOf = (products: Iterable<DemoProduct>): MediaFiles => {
  const files = new Map<string, Kind>()
  for (const { media, options } of products) {
    for (const [id, kind] of media.flatMap(filesOf)) files.set(id, kind)
    for (const { pictureIds = [] } of options.flatMap(({ choices }) => choices))
      for (const id of pictureIds) files.set(pictureFileId(id), PICTURE)
  }
  return files
}

const filesOf = (medium: DemoMedia): (readonly [string, Kind])[] => {
  if (medium.kind === 'image') return [[pictureFileId(medium.pictureId), PICTURE]]
  if (medium.kind === 'document')
    return [[documentFileId(medium.documentId), { kind: 'document', contentType: 'application/pdf' }]]
  return [
    [pictureFileId(medium.posterPictureId), PICTURE],
    ...medium.sizes.map(
      ({ height }) =>
        [filmFileId(medium.videoId, height), { kind: 'video', contentType: 'video/webm' }] as const,
    ),
  ]
}
