import type { DemoMedia, DemoShop } from '@vitrine/demo'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { type MediaFile, mediaStore } from '../features/media/media.store.ts'
import type { Site } from '../features/sites/site.ts'
import { filmFileId } from './draw.ts'

/** Puts the demo shop's products, collections and media into a site. */
export const seedShop = async (
  database: Database,
  site: Site,
  shop: DemoShop,
  clock: Clock,
): Promise<void> => {
  const files = mediaFilesOf(shop)
  await database.transaction(async (tx) => {
    for (const [mediaId, { kind, contentType }] of files)
      await mediaStore.save(tx, { mediaId, siteId: site.siteId, kind, contentType, createdAt: clock.now() })
  })
}

type Kind = Pick<MediaFile, 'kind' | 'contentType'>

const PICTURE: Kind = { kind: 'image', contentType: 'image/webp' }

const mediaFilesOf = (shop: DemoShop): ReadonlyMap<string, Kind> =>
  new Map([
    ...shop.collections.flatMap(({ pictureIds }) => pictureIds.map((id) => [id, PICTURE] as const)),
    ...shop.products.flatMap(({ media, options }) => [
      ...media.flatMap(filesOf),
      ...options.flatMap(({ choices }) =>
        choices.flatMap(({ pictureIds = [] }) => pictureIds.map((id) => [id, PICTURE] as const)),
      ),
    ]),
  ])

const filesOf = (medium: DemoMedia): (readonly [string, Kind])[] => {
  if (medium.kind === 'image') return [[medium.pictureId, PICTURE]]
  if (medium.kind === 'document')
    return [[medium.documentId, { kind: 'document', contentType: 'application/pdf' }]]
  return [
    [medium.posterPictureId, PICTURE],
    ...medium.sizes.map(
      ({ height }) =>
        [filmFileId(medium.videoId, height), { kind: 'video', contentType: 'video/webm' }] as const,
    ),
  ]
}
