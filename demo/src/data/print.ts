import type { Art } from '../pictures/art.ts'
import { frames, onWall } from '../pictures/scenes/frame.ts'
import { detail, sheet } from '../pictures/scenes/paper.ts'
import { inRoom } from '../pictures/scenes/room.ts'
import { createRandom } from '../prng.ts'
import {
  counted,
  define,
  type ProductDefinition,
  type ProductDraft,
  type VariantDraft,
  type View,
} from './definition.ts'

/** A print as written by hand: the artwork brings its pictures, sizes and frames. */
export interface PrintDraft
  extends Omit<ProductDraft, 'views' | 'options' | 'variants' | 'price' | 'cost' | 'weightKg'> {
  art: Art
  /** Price of the smallest sheet, unframed. */
  price: number
  /** Where the detail is taken, in shares of the artwork. */
  focus?: { x: number; y: number }
  /** How it is sold: with sizes and frames, in one size with frames, or as one sheet. */
  sold?: 'sizes-and-frames' | 'frames' | 'one-sheet'
  /** What differs from the usual in one variant, such as a size that is sold out. */
  except?: (choices: Record<string, string>) => VariantDraft
}

const SIZES = [
  { name: '30 × 40 cm', code: 'S', times: 1, weightKg: 0.2 },
  { name: '50 × 70 cm', code: 'M', times: 1.75, weightKg: 0.45 },
  { name: '70 × 100 cm', code: 'L', times: 2.9, weightKg: 0.8 },
] as const

const FRAMES = [
  { name: 'Unframed', code: 'U', adds: 0, weighs: 1 },
  { name: 'Oak', code: 'O', adds: 62, weighs: 6 },
  { name: 'Black ash', code: 'B', adds: 58, weighs: 6 },
] as const

const PAPER = {
  title: 'Paper and ink',
  description:
    '<p>Printed in our own workshop with pigment inks on 300 g cotton paper, mould-made, with a soft tooth. Kept out of direct sun, the colours hold for a lifetime.</p>',
}
const FRAMING = {
  title: 'Framing',
  description:
    '<p>Frames are solid wood, cut and joined by hand, with a cotton mount and clear glass. Framed prints leave us ready to hang and take five working days longer.</p>',
}

const viewsOf = ({ art, slug, name, focus, sold = 'sizes-and-frames' }: PrintDraft): View[] => {
  const plain: View[] = [
    { key: 'sheet', alt: `${name}, the whole print on its sheet`, picture: sheet(art, slug) },
    { key: 'detail', alt: `${name}, a part of the print close by`, picture: detail(art, focus) },
  ]
  if (sold === 'one-sheet') return plain
  return [
    ...plain,
    { key: 'oak', alt: `${name}, framed in oak`, picture: onWall(art, frames.oak) },
    { key: 'black', alt: `${name}, framed in black ash`, picture: onWall(art, frames.black) },
    {
      key: 'room',
      alt: `${name}, framed in oak, in a room`,
      picture: inRoom(art, frames.oak, slug),
    },
  ]
}

/** Completes a print: sheet, detail, frames and room as pictures; sizes and frames as variants with their own price and weight. */
export const print = (draft: PrintDraft): ProductDefinition => {
  const { art: _, focus: __, sold = 'sizes-and-frames', except, price, ...rest } = draft
  const random = createRandom(`${draft.slug}/stock`)
  const frameOption = {
    type: 'drop_down' as const,
    name: 'Frame',
    choices: [
      { value: FRAMES[0].name, description: FRAMES[0].name, views: ['sheet', 'detail'] },
      { value: FRAMES[1].name, description: FRAMES[1].name, views: ['oak', 'room'] },
      { value: FRAMES[2].name, description: FRAMES[2].name, views: ['black'] },
    ],
  }
  const sizeOption = {
    type: 'drop_down' as const,
    name: 'Size',
    choices: SIZES.map(({ name }) => ({ value: name, description: name })),
  }
  const variant = (choices: Record<string, string>): VariantDraft => {
    const size = SIZES.find(({ name }) => name === choices.Size) ?? SIZES[0]
    const frame = FRAMES.find(({ name }) => name === choices.Frame) ?? FRAMES[0]
    const sheetPrice = Math.round(price * size.times)
    return {
      price: sheetPrice + Math.round(frame.adds * size.times),
      cost: Math.round(sheetPrice * 0.28 + frame.adds * size.times * 0.55),
      weightKg: Number((size.weightKg * frame.weighs).toFixed(2)),
      sku: `${draft.sku ?? 'PR'}-${size.code}${frame.code}`,
      stock: counted(random.whole(2, 30)),
      ...except?.(choices),
    }
  }
  return define({
    brand: 'Aldermere Press',
    ...rest,
    price,
    cost: Math.round(price * 0.28),
    weightKg: 0.2,
    views: viewsOf(draft),
    info: draft.info ?? [PAPER, ...(sold === 'one-sheet' ? [] : [FRAMING])],
    ...(sold === 'sizes-and-frames' && { options: [sizeOption, frameOption], variants: variant }),
    ...(sold === 'frames' && { options: [frameOption], variants: variant }),
  })
}
