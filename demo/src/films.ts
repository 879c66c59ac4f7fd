import { glazes } from './pictures/ceramics/glaze.ts'
import { profiles } from './pictures/ceramics/profiles.ts'
import { svgDocument } from './pictures/drawing/pen.ts'
import { turning } from './pictures/scenes/table.ts'

/** A video as it is drawn: frames to be encoded one at a time. */
export interface DemoVideo {
  width: number
  height: number
  fps: number
  frameCount: number
  /** Draws the frames as SVG documents, in order, one at a time. */
  frames: () => Iterable<string>
}

const FPS = 12
const SECONDS = 4

const videos: ReadonlyMap<string, DemoVideo> = new Map([
  [
    'moon-jar-turning',
    {
      width: 576,
      height: 720,
      fps: FPS,
      frameCount: FPS * SECONDS,
      *frames() {
        for (let i = 0; i < FPS * SECONDS; i++) {
          const picture = turning(
            {
              profile: profiles.moonJar,
              glaze: glazes.chalk,
              height: 1000,
              brush: { mark: 'reeds', colour: '#4a3426' },
            },
            'moon-jar',
            (i / (FPS * SECONDS)) * Math.PI * 2,
          )
          yield svgDocument(picture.width, picture.height, picture.draw)
        }
      },
    },
  ],
])

/**
 * Returns a video by id: its size, speed and frames. To make a file, encode every frame as lossy WebP at the
 * wanted size and pass each frame's `keyFrameOf` to `writeWebm`.
 * @throws {RangeError} when there is no video with that id
 */
export const drawVideo = (id: string): DemoVideo => {
  const video = videos.get(id)
  if (video === undefined) throw new RangeError(`There is no video '${id}'.`)
  return video
}
