import type { Draw } from '../catalog/media/media.service.ts'
import { fail } from '../floor/failure.ts'

/** The ids of drawn files end like the files that are sent. */
export const pictureFileId = (pictureId: string): string => `${pictureId}.webp`
export const documentFileId = (documentId: string): string => `${documentId}.pdf`
/** One file per height. */
export const filmFileId = (videoId: string, height: number): string => `${videoId}_${height}p.webm`

/**
 * Draws a file of the demo shop: a picture as SVG, a video as WebM, a document as PDF. The same id always
 * gives the same bytes. The drawings load on first use.
 */
export const drawDemo: Draw = async (mediaId, renderer) => {
  const demo = await import('@vitrine/demo')
  const id = mediaId.replace(/\.(?:webp|pdf|webm)$/, '')
  const film = /^(.*)_(\d+)p$/.exec(id)
  const drawn =
    found(() => demo.drawPicture(id)) ??
    found(() => demo.drawDocument(id)) ??
    found(() => demo.drawVideo(film?.[1] ?? id))
  if (drawn === undefined) throw fail('MEDIA_NOT_FOUND')
  if (typeof drawn === 'string') return Buffer.from(drawn)
  if (drawn instanceof Uint8Array) return drawn

  const height = Number(film?.[2] ?? drawn.height)
  const width = Math.round((drawn.width * height) / drawn.height / 2) * 2
  const frames: Uint8Array[] = []
  for (const frame of drawn.frames()) {
    const size = { width, height }
    const still = await renderer.render({ make: 'still', svg: Buffer.from(frame), size })
    frames.push(demo.keyFrameOf(still.bytes))
  }
  return demo.writeWebm({ width, height, fps: drawn.fps, frames })
}

/** An unknown id is a RangeError. */
const found = <T>(draw: () => T): T | undefined => {
  try {
    return draw()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
