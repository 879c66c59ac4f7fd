import { wallpaperArts } from './data/wallpapers.ts'
import { guid } from './guid.ts'
import { drawDocument } from './papers.ts'
import { place } from './pictures/art.ts'
import { svgDocument } from './pictures/drawing/pen.ts'

/** A file that a digital product delivers. */
export interface DemoGood {
  readonly id: string
  readonly productSlug: string
  readonly fileName: string
  /** A picture is an SVG document to be saved as JPEG, this wide. */
  readonly kind: 'pdf' | 'picture'
  readonly width: number
  readonly make: () => string | Uint8Array
}

/** Artworks are drawn at this share of the file's size, because their grain is made for it. */
const SCALE = 0.5

const SCREENS = [
  { name: 'desk', width: 3840, height: 2400 },
  { name: 'phone', width: 1440, height: 3120 },
] as const

/** What the demo shop's digital products deliver. Nothing is drawn until `make` is called. */
export const demoGoods: readonly DemoGood[] = [
  {
    ...{ id: guid('good weaving-draft-dune'), productSlug: 'weaving-draft-dune', kind: 'pdf', width: 0 },
    ...{ fileName: 'Weaving draft Dune.pdf', make: () => drawDocument('weaving-draft-dune') },
  },
  ...wallpaperArts.flatMap(([slug, art]) =>
    SCREENS.map(({ name, width, height }): DemoGood => {
      const box = { x: 0, y: 0, width: width * SCALE, height: height * SCALE }
      return {
        ...{ id: guid(`good ${slug} ${name}`), productSlug: slug, kind: 'picture', width },
        fileName: `${slug}-${name}.jpg`,
        make: () => svgDocument(box.width, box.height, (pen) => place(pen, art, box)),
      }
    }),
  ),
]
