import type { Art } from '../pictures/art.ts'
import { bauhaus } from '../pictures/bauhaus.ts'
import { current } from '../pictures/current.ts'
import { packing } from '../pictures/drawing/packing.ts'
import { palettes } from '../pictures/drawing/palette.ts'
import { contours } from '../pictures/landscapes/contours.ts'
import { hillTown } from '../pictures/landscapes/hill-town.ts'
import { hills } from '../pictures/landscapes/hills.ts'
import { seedheads } from '../pictures/plants/seedheads.ts'
import { bound, cards, open } from '../pictures/scenes/book.ts'
import { detail } from '../pictures/scenes/paper.ts'
import { truchet } from '../pictures/truchet.ts'
import { counted, define, type ProductDefinition, type View } from './definition.ts'

const brand = 'Aldermere Press'

const book = (name: string, art: Art, cloth: string, title: readonly string[]): View[] => [
  { key: 'cover', alt: `${name}, the cover`, picture: bound(art, cloth, title) },
  { key: 'open', alt: `${name}, lying open`, picture: open(art, title.at(-1) ?? name) },
]

const clayArt = contours({ seed: 'clay-book', palette: palettes.ember, water: 0.3 })
const weaveArt = truchet({ seed: 'weave-book', palette: palettes.indigo, cell: 166 })
const yearArt = hills({ seed: 'year-book', palette: palettes.moss, ridges: 6 })
const secondYearArt = hills({ seed: 'second-year-book', palette: palettes.estuary, ridges: 5 })

/** Books, cards and paper to write on. */
export const paperGoods: ProductDefinition[] = [
  define({
    slug: 'ordinary-clay',
    name: 'Ordinary Clay: A Field Guide',
    story: [
      'Where to dig it, how to clean it, what it will forgive. Ines Varga wrote this for her apprentices and then, having none that year, for everybody.',
      '192 pages, 80 drawings, sewn and bound in cloth.',
    ],
    sku: 'BK-101',
    brand,
    price: 36,
    cost: 12,
    weightKg: 0.7,
    collections: ['books-and-paper', 'new-this-season'],
    stock: counted(48),
    views: book('Ordinary Clay', clayArt, '#a8543a', ['Ordinary', 'Clay']),
    info: [
      {
        title: 'Contents',
        description: '<p>Digging. Washing. Wedging. Throwing. Waiting. Firing. Starting again.</p>',
      },
    ],
    added: '2025-10-06',
  }),
  define({
    slug: 'forty-small-weaves',
    name: 'Forty Small Weaves',
    story: [
      'Forty drafts for a loom with four shafts, one to a page, with room to write down what went wrong.',
    ],
    sku: 'BK-102',
    brand,
    price: 29,
    cost: 9,
    weightKg: 0.5,
    collections: ['books-and-paper'],
    stock: counted(33),
    views: book('Forty Small Weaves', weaveArt, '#2c426e', ['Forty Small', 'Weaves']),
    added: '2024-08-26',
  }),
  define({
    slug: 'a-year-of-short-walks',
    name: 'A Year of Short Walks',
    story: [
      'Fifty-two walks of under an hour, all from the same front door. A diary with the appointments left out.',
    ],
    sku: 'BK-103',
    brand,
    price: 24,
    cost: 8,
    weightKg: 0.4,
    discount: { type: 'AMOUNT', value: 6.5 },
    collections: ['books-and-paper', 'seconds-and-last-pieces'],
    stock: counted(5),
    views: book('A Year of Short Walks', yearArt, '#56684a', ['A Year of', 'Short Walks']),
    added: '2023-11-27',
  }),
  define({
    slug: 'a-second-year-of-short-walks',
    name: 'A Second Year of Short Walks',
    story: [
      'Fifty-two more walks, from the sea wall to the quarry and back before tea. The pages are at the binder’s; yours can be among the first to come home.',
    ],
    sku: 'BK-104',
    brand,
    price: 32,
    cost: 10,
    weightKg: 0.5,
    collections: ['books-and-paper', 'new-this-season'],
    stock: counted(0),
    preorder: { message: 'Bound this winter, sent in spring.', limit: 200, expectedDate: '2027-03-31' },
    views: book('A Second Year of Short Walks', secondYearArt, '#3f5d73', ['A Second Year', 'of Walks']),
    added: '2025-09-15',
  }),
  define({
    slug: 'postcards-five-views',
    name: 'Postcards, Five Views',
    story: [
      'Five of our prints at a size that the post office understands. Uncoated, so that a fountain pen is welcome.',
    ],
    sku: 'BK-201',
    brand,
    price: 9.5,
    cost: 2.4,
    weightKg: 0.06,
    collections: ['books-and-paper'],
    stock: counted(180),
    views: [
      {
        key: 'fan',
        alt: 'Five postcards on a table',
        picture: cards([
          hills({ seed: 'estuary-3', palette: palettes.estuary }),
          bauhaus({ seed: 'counter-3', palette: palettes.workshop }),
          seedheads({ seed: 'clock-2', palette: palettes.moss }),
          hillTown({ seed: 'town-2', palette: palettes.estuary }),
          packing({ seed: 'planets-4', palette: palettes.riso }),
        ]),
      },
    ],
    added: '2025-03-31',
  }),
  define({
    slug: 'wrapping-paper',
    name: 'Wrapping Paper, Five Sheets',
    story: [
      'Fifty by seventy, printed on one side, strong enough to be folded back and used again next year. It usually is.',
    ],
    sku: 'BK-202',
    brand,
    price: 16,
    cost: 4,
    weightKg: 0.35,
    pricePerUnit: {
      totalQuantity: 1.75,
      totalMeasurementUnit: 'SQM',
      baseQuantity: 1,
      baseMeasurementUnit: 'SQM',
    },
    collections: ['books-and-paper'],
    options: [
      {
        type: 'drop_down',
        name: 'Pattern',
        choices: [
          { value: 'Turns', description: 'Turns', views: ['turns'] },
          { value: 'Current', description: 'Current', views: ['current'] },
        ],
      },
    ],
    stock: counted(90),
    views: [
      {
        key: 'turns',
        alt: 'Wrapping paper with the Turns pattern',
        picture: detail(truchet({ seed: 'wrap', palette: palettes.rosehip, cell: 50 })),
      },
      {
        key: 'current',
        alt: 'Wrapping paper with the Current pattern',
        picture: detail(current({ seed: 'wrap', palette: palettes.citrus })),
      },
    ],
    added: '2025-10-20',
  }),
  define({
    slug: 'beeswax-polish',
    name: 'Beeswax Polish',
    story: [
      'For frames, rails and kitchen tables. Beeswax, linseed oil, and a little turpentine; nothing that you would have to look up.',
    ],
    sku: 'BK-301',
    brand,
    price: 18,
    cost: 5,
    weightKg: 0.3,
    pricePerUnit: {
      totalQuantity: 250,
      totalMeasurementUnit: 'ML',
      baseQuantity: 100,
      baseMeasurementUnit: 'ML',
    },
    collections: [],
    stock: counted(36),
    views: [],
    added: '2024-06-03',
  }),
]
