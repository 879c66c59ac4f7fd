import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DemoGood } from '@vitrine/demo'
import { digitalFilesStore } from '../catalog/digital-files/digital-files.store.ts'
import { createDigitalFolder } from '../catalog/digital-files/digital-folder.ts'
import { loadSharp } from '../catalog/media/transforms/load-sharp.ts'
import type { Database } from '../floor/database/database.ts'

export interface DemoGoodsParts {
  readonly database: Database
  readonly dataDir: string
  readonly siteId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const TYPES = {
  pdf: { fileType: 'SECURE_DOCUMENT', contentType: 'application/pdf' },
  picture: { fileType: 'SECURE_PICTURE', contentType: 'image/jpeg' },
} as const

/** Makes the files of one kind that the demo shop's digital products deliver; existing ones stay. */
export const openDemoGoods = async (parts: DemoGoodsParts, kind: DemoGood['kind']): Promise<void> => {
  const { demoGoods, demoShop } = await import('@vitrine/demo')
  const idOf = new Map(demoShop().products.map(({ slug, id }) => [slug, id]))
  for (const good of demoGoods) {
    const productId = idOf.get(good.productSlug)
    if (good.kind === kind && productId !== undefined) await openDemoGood(parts, good, productId)
  }
}

const openDemoGood = async (
  { database, dataDir, siteId, at }: DemoGoodsParts,
  { id: fileId, fileName, kind, width, make }: DemoGood,
  productId: string,
): Promise<void> => {
  if (await digitalFilesStore.find(database, siteId, fileId)) return
  const made = make()
  const bytes = typeof made === 'string' ? await photograph(made, width) : made
  const folder = createDigitalFolder(dataDir)
  const place = join(folder.root, folder.pathOf(fileId))
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, bytes, { mode: 0o600 })
  const file = { siteId, fileId, productId, variantId: undefined, fileName, ...TYPES[kind] }
  await database.transaction((tx) =>
    digitalFilesStore.insert(tx, { ...file, sizeBytes: bytes.length, createdAt: at }),
  )
}

const photograph = async (svg: string, width: number): Promise<Buffer> => {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).resize({ width }).jpeg({ quality: 88, mozjpeg: true }).toBuffer()
}
