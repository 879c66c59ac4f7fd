import { cushion, hung } from '../pictures/scenes/cloths.ts'
import { folded } from '../pictures/scenes/folded.ts'
import { swatch } from '../pictures/scenes/swatch.ts'
import type { Cloth } from '../pictures/textiles/cloth.ts'
import { tartan } from '../pictures/textiles/tartan.ts'
import { blockPrint, herringbone, ikat, knit, linen, stripes } from '../pictures/textiles/weaves.ts'
import { counted, define, type ProductDefinition, uncounted, type View } from './definition.ts'

const brand = 'Tulloch Weaving'
const WOOL = {
  title: 'Care',
  description:
    '<p>Air it more often than you wash it. When you must: by hand, lukewarm, with a wool soap, and dry it flat.</p>',
}
const LINEN = {
  title: 'Care',
  description:
    '<p>Machine wash at 40 °C with like colours; it softens with every wash. Iron damp, or not at all.</p>',
}

const DYES = [
  ['Oat', '#ddd0b8'],
  ['Flax', '#c3b091'],
  ['Clay', '#b9705a'],
  ['Madder', '#9a3f38'],
  ['Rose', '#d2a49a'],
  ['Marigold', '#d7a13f'],
  ['Moss', '#75804f'],
  ['Bottle', '#2f4a3f'],
  ['Sea', '#6f949b'],
  ['Indigo', '#2c426e'],
  ['Slate', '#5b646b'],
  ['Soot', '#33302d'],
] as const
type Dye = (typeof DYES)[number][0]

const dyed = (name: Dye): string => DYES.find(([dye]) => dye === name)?.[1] ?? '#ddd0b8'

/** Draws one thing in each colour of a list; the colour's name in lower case is the key of its picture. */
const perDye = (
  what: string,
  dyes: readonly Dye[],
  draw: (colour: string, name: Dye) => View['picture'],
): View[] =>
  dyes.map((name) => ({
    key: name.toLowerCase(),
    alt: `${what} in ${name.toLowerCase()}`,
    picture: draw(dyed(name), name),
  }))

const dyeOption = (dyes: readonly Dye[]) => ({
  type: 'color' as const,
  name: 'Colour',
  choices: dyes.map((name) => ({ value: dyed(name), description: name, views: [name.toLowerCase()] })),
})

const glen = tartan([
  ['#2f4a3f', 28],
  ['#1d2a36', 10],
  ['#2f4a3f', 8],
  ['#d8cba8', 3],
  ['#a33f36', 12],
  ['#1d2a36', 20],
])
const shore = tartan([
  ['#d9cfbb', 30],
  ['#8fa3a8', 14],
  ['#d9cfbb', 6],
  ['#5b7b88', 8],
  ['#c8825c', 3],
  ['#d9cfbb', 14],
])
const dunes = herringbone('#e7ddcb', '#8f8272')
const peat = herringbone('#5a4638', '#2e2622', 40)
const fairIsle = knit(
  ['#4f6b5e', '#4f6b5e', '#4f6b5e', '#e9dfc9', '#4f6b5e', '#4f6b5e', '#4f6b5e', '#c8825c'],
  24,
)
const leaf =
  '<path d="M0 -40C26 -14 26 18 0 44C-26 18 -26 -14 0 -40Z" fill="#35513d"/><path d="M0 -28V56" stroke="#f1efe2" stroke-width="4"/>'
const sprig = (colour: string, ground: string): Cloth =>
  blockPrint(ground, leaf.replaceAll('#35513d', colour).replaceAll('#f1efe2', ground), 120, 120)

const cloth = (key: string, name: string, weave: Cloth, fringed: boolean): View[] => [
  { key: `${key}folded`, alt: `${name}, folded`, picture: folded(weave, key || name, fringed) },
  { key: `${key}hung`, alt: `${name}, hung over a rail`, picture: hung(weave, `${key}${name}`, fringed) },
  { key: `${key}weave`, alt: `${name}, the weave close by`, picture: swatch(weave) },
]

/** Cloth from the loom, the needles and the printing table. */
export const textiles: ProductDefinition[] = [
  define({
    slug: 'glen-throw',
    name: 'Glen Throw',
    story: [
      'A big check in bottle green and soot with one red thread too many, which is what makes it. Woven in twill from lambswool, washed in soft water, fringed by hand.',
    ],
    sku: 'TUL-101',
    brand,
    ribbon: 'Favourite',
    price: 148,
    cost: 62,
    weightKg: 1.2,
    collections: ['textiles', 'throws'],
    options: [
      {
        type: 'drop_down',
        name: 'Check',
        choices: [
          { value: 'Glen', description: 'Glen', views: ['folded', 'hung', 'weave'] },
          { value: 'Shore', description: 'Shore', views: ['shore-folded', 'shore-hung', 'shore-weave'] },
        ],
      },
    ],
    variants: ({ Check }) => ({
      sku: `TUL-101-${Check?.charAt(0)}`,
      stock: counted(Check === 'Glen' ? 7 : 4),
    }),
    views: [
      ...cloth('', 'Glen Throw', glen, true),
      ...cloth('shore-', 'Glen Throw in the Shore check', shore, true),
    ],
    info: [WOOL],
    added: '2024-10-01',
  }),
  define({
    slug: 'dune-blanket',
    name: 'Dune Blanket',
    story: [
      'Herringbone in undyed wool, cream warp on grey weft. The pattern turns every nine threads, as sand does.',
    ],
    sku: 'TUL-102',
    brand,
    price: 186,
    cost: 80,
    weightKg: 1.6,
    collections: ['textiles', 'throws', 'new-this-season'],
    stock: counted(6),
    views: cloth('', 'Dune Blanket', dunes, true),
    info: [WOOL],
    added: '2025-09-22',
  }),
  define({
    // Exactly 80 characters, the most that a name may have, with words that do not like to break.
    slug: 'undyed-blanket-with-hand-knotted-selvedge',
    name: 'Undyed Herringbone-Twill Blanket with Counterclockwise-Knotted Shetland Selvedge',
    story: [
      'Its name is longer than its story. Dark wool from dark sheep, spun and woven without a drop of dye; the selvedge is knotted by hand, against the clock, for reasons that nobody remembers.',
    ],
    sku: 'TUL-103-UNDYED-HERRINGBONE-SELVEDGE-0001',
    brand,
    price: 212,
    cost: 96,
    weightKg: 1.9,
    collections: ['textiles', 'throws'],
    stock: counted(3),
    views: cloth('', 'Undyed blanket', peat, true),
    info: [WOOL],
    added: '2024-12-16',
  }),
  define({
    slug: 'harbour-jumper-blanket',
    name: 'Harbour Knit',
    story: [
      'A blanket knitted like the jumpers of people who go out in boats: tight, striped, and hard to lose in fog.',
    ],
    sku: 'TUL-104',
    brand,
    price: 168,
    cost: 74,
    weightKg: 1.5,
    discount: { type: 'PERCENT', value: 10 },
    collections: ['textiles', 'throws', 'seconds-and-last-pieces'],
    stock: counted(1),
    views: cloth('', 'Harbour Knit', fairIsle, false),
    info: [WOOL],
    added: '2024-01-29',
  }),
  define({
    slug: 'ikat-cushion',
    name: 'Ikat Cushion',
    story: [
      'The thread is tied and dyed before it is woven, so every diamond arrives a little out of breath. Feather filling, linen back.',
    ],
    sku: 'TUL-201',
    brand,
    price: 68,
    cost: 26,
    weightKg: 0.9,
    collections: ['textiles', 'cushions'],
    options: [
      {
        type: 'color',
        name: 'Ground',
        choices: [
          { value: '#f0e9db', description: 'Cream', views: ['cream', 'cream-weave'] },
          { value: '#2c426e', description: 'Indigo', views: ['indigo', 'indigo-weave'] },
        ],
      },
      {
        type: 'drop_down',
        name: 'Size',
        choices: [
          { value: '45 × 45 cm', description: '45 × 45 cm' },
          { value: '60 × 60 cm', description: '60 × 60 cm' },
        ],
      },
      {
        type: 'drop_down',
        name: 'Filling',
        choices: [
          { value: 'Feather', description: 'Feather' },
          { value: 'Wool', description: 'Wool' },
          { value: 'Cover only', description: 'Cover only' },
        ],
      },
    ],
    variants: ({ Ground, Size, Filling }, place) => ({
      price: (Size === '60 × 60 cm' ? 88 : 68) - (Filling === 'Cover only' ? 14 : 0),
      weightKg: Filling === 'Cover only' ? 0.3 : Size === '60 × 60 cm' ? 1.3 : 0.9,
      sku: `TUL-201-${Ground?.charAt(0)}${Size?.slice(0, 2)}${Filling?.charAt(0)}`,
      stock: counted(place % 5 === 3 ? 0 : 5 + place),
    }),
    views: [
      {
        key: 'cream',
        alt: 'Ikat Cushion on cream',
        picture: cushion(ikat('#f0e9db', ['#1d2c54', '#d8a25c', '#8e2436']), 'ikat-1'),
      },
      {
        key: 'indigo',
        alt: 'Ikat Cushion on indigo',
        picture: cushion(ikat('#2c426e', ['#f0e9db', '#c8825c', '#f0e9db']), 'ikat-2'),
      },
      {
        key: 'cream-weave',
        alt: 'The cream cloth close by',
        picture: swatch(ikat('#f0e9db', ['#1d2c54', '#d8a25c', '#8e2436'])),
      },
      {
        key: 'indigo-weave',
        alt: 'The indigo cloth close by',
        picture: swatch(ikat('#2c426e', ['#f0e9db', '#c8825c', '#f0e9db'])),
      },
    ],
    info: [LINEN],
    added: '2025-03-03',
  }),
  define({
    slug: 'leaf-cushion',
    name: 'Leaf Cushion',
    story: [
      'Printed by hand with a pear-wood block, eighty-one leaves to a side. Count them; two are usually upside down.',
    ],
    sku: 'TUL-202',
    brand,
    price: 54,
    cost: 20,
    weightKg: 0.8,
    collections: ['textiles', 'cushions', 'new-this-season'],
    options: [
      {
        type: 'color',
        name: 'Leaf',
        choices: [
          { value: '#35513d', description: 'Bottle', views: ['bottle'] },
          { value: '#b5653a', description: 'Rust', views: ['rust'] },
        ],
      },
    ],
    stock: counted(15),
    views: [
      {
        key: 'bottle',
        alt: 'Leaf Cushion in bottle green',
        picture: cushion(sprig('#35513d', '#efe7d6'), 'leaf-1'),
      },
      { key: 'rust', alt: 'Leaf Cushion in rust', picture: cushion(sprig('#b5653a', '#efe7d6'), 'leaf-2') },
      { key: 'cloth', alt: 'The printed linen close by', picture: swatch(sprig('#35513d', '#efe7d6')) },
    ],
    info: [LINEN],
    added: '2025-08-18',
  }),
  define({
    slug: 'kitchen-cloths',
    name: 'Kitchen Cloths, Set of Two',
    story: [
      'Striped like a deckchair and twice as absorbent. Half linen, half cotton, with a loop to hang them by.',
    ],
    sku: 'TUL-301',
    brand,
    price: 28,
    cost: 9,
    weightKg: 0.25,
    collections: ['textiles', 'table-linen'],
    options: [
      {
        type: 'color',
        name: 'Stripe',
        choices: [
          { value: '#324d86', description: 'Blue', views: ['blue'] },
          { value: '#a33f36', description: 'Red', views: ['red'] },
          { value: '#75804f', description: 'Green', views: ['green'] },
        ],
      },
    ],
    stock: counted(60),
    views: (['blue #324d86', 'red #a33f36', 'green #75804f'] as const).map((text) => {
      const [key = '', colour = ''] = text.split(' ')
      const ground = '#f1ebdf'
      return {
        key,
        alt: `Kitchen cloth with a ${key} stripe`,
        picture: hung(
          stripes([
            [ground, 90],
            [colour, 14],
            [ground, 12],
            [colour, 34],
            [ground, 12],
            [colour, 14],
          ]),
          `cloth-${key}`,
        ),
      }
    }),
    info: [LINEN],
    added: '2024-05-13',
  }),
  define({
    slug: 'table-napkins',
    name: 'Napkins, Set of Four',
    story: ['Plain linen with a mitred corner. They will outlast the table.'],
    sku: 'TUL-302',
    brand,
    price: 46,
    cost: 16,
    weightKg: 0.35,
    collections: ['textiles', 'table-linen'],
    options: [dyeOption(['Oat', 'Clay', 'Sea', 'Moss', 'Indigo'])],
    variants: ({ Colour }, place) => ({
      sku: `TUL-302-${Colour?.slice(0, 3).toUpperCase()}`,
      stock: counted(8 + place * 3),
    }),
    views: perDye('Folded napkins', ['Oat', 'Clay', 'Sea', 'Moss', 'Indigo'], (colour, name) =>
      folded(linen(colour, name), name),
    ),
    info: [LINEN],
    added: '2024-05-13',
  }),
  define({
    slug: 'linen-curtain',
    name: 'Linen Curtain',
    story: [
      'One panel, woven to the width of your window and hemmed to its height. Twelve colours, three widths, four drops: somewhere among the hundred and forty-four is yours.',
    ],
    sku: 'TUL-401',
    brand,
    price: 118,
    cost: 45,
    weightKg: 1.1,
    collections: ['textiles'],
    options: [
      dyeOption(DYES.map(([name]) => name)),
      {
        type: 'drop_down',
        name: 'Width',
        choices: ['100 cm', '140 cm', '180 cm'].map((text) => ({ value: text, description: text })),
      },
      {
        type: 'drop_down',
        name: 'Drop',
        choices: ['160 cm', '220 cm', '250 cm', '280 cm'].map((text) => ({ value: text, description: text })),
      },
    ],
    variants: ({ Colour = '', Width = '', Drop = '' }, place) => {
      const area = (Number.parseInt(Width, 10) * Number.parseInt(Drop, 10)) / 10_000
      return {
        price: Math.round(62 + area * 35),
        cost: Math.round(24 + area * 13),
        weightKg: Number((0.35 + area * 0.28).toFixed(2)),
        sku: `TUL-401-${Colour.slice(0, 3).toUpperCase()}-${Number.parseInt(Width, 10)}-${Number.parseInt(Drop, 10)}`,
        stock: place % 17 === 5 ? counted(0) : place % 4 === 0 ? uncounted : counted(1 + (place % 9)),
      }
    },
    views: perDye(
      'Linen Curtain',
      DYES.map(([name]) => name),
      (colour, name) => hung(linen(colour, name), `curtain-${name}`),
    ),
    info: [LINEN],
    added: '2025-02-24',
  }),
  define({
    slug: 'linen-by-the-metre',
    name: 'Linen by the Metre',
    story: [
      'The same cloth as the curtains, 150 cm wide, cut to length. A quantity of three is one piece of three metres.',
    ],
    sku: 'TUL-402',
    brand,
    price: 32,
    cost: 13,
    weightKg: 0.3,
    pricePerUnit: { totalQuantity: 1, totalMeasurementUnit: 'M', baseQuantity: 1, baseMeasurementUnit: 'M' },
    collections: ['textiles'],
    options: [dyeOption(['Flax', 'Rose', 'Marigold', 'Bottle', 'Slate'])],
    stock: counted(240),
    views: perDye('Linen', ['Flax', 'Rose', 'Marigold', 'Bottle', 'Slate'], (colour, name) =>
      swatch(linen(colour, name)),
    ),
    info: [LINEN],
    added: '2025-02-24',
  }),
]
