import { glazes } from '../pictures/ceramics/glaze.ts'
import { profiles } from '../pictures/ceramics/profiles.ts'
import { together } from '../pictures/scenes/table.ts'
import { counted, define, type ProductDefinition } from './definition.ts'
import { CARE, glazeChoices, MADE, potViews } from './pot.ts'

const shelf = ['ceramics', 'vases']
const brand = 'Varga Pottery'
const info = [MADE, CARE]

/** Vases, from one stem to an armful. */
export const vases: ProductDefinition[] = [
  define({
    slug: 'moon-jar',
    name: 'Moon Jar',
    story: [
      'Two bowls, thrown apart and joined at the waist while both are still damp. The seam never quite disappears, and we have stopped wanting it to.',
      'Tall enough for branches; best on its own.',
    ],
    sku: 'VAR-101',
    brand,
    ribbon: 'Favourite',
    price: 240,
    cost: 88,
    weightKg: 3.4,
    collections: [...shelf, 'new-this-season'],
    options: [{ type: 'color', name: 'Glaze', choices: glazeChoices(['chalk', 'celadon', 'tenmoku']) }],
    variants: ({ Glaze }) => ({
      price: Glaze === 'Tenmoku' ? 265 : 240,
      sku: `VAR-101-${Glaze?.slice(0, 3).toUpperCase()}`,
      weightKg: 3.4,
      stock: Glaze === 'Celadon' ? counted(0) : counted(4),
    }),
    views: potViews('Moon Jar', 'moon-jar', 'moonJar', ['chalk', 'celadon', 'tenmoku'], {
      brush: { mark: 'reeds', colour: '#4a3426' },
    }),
    extraMedia: [
      {
        kind: 'video',
        videoId: 'moon-jar-turning',
        posterPictureId: 'moon-jar-chalk',
        title: 'The moon jar, turned once round',
        sizes: [
          { width: 576, height: 720 },
          { width: 384, height: 480 },
        ],
      },
      { kind: 'document', documentId: 'stoneware-care', title: 'Caring for stoneware (PDF)' },
    ],
    info,
    added: '2025-09-01',
  }),
  define({
    slug: 'river-bottle',
    name: 'River Bottle',
    story: [
      'A bottle with a long neck and a low belly, for one stem that you like very much. The glaze is made with silt from the river behind the workshop.',
    ],
    sku: 'VAR-102',
    brand,
    price: 86,
    cost: 27,
    weightKg: 1.1,
    collections: shelf,
    options: [
      { type: 'color', name: 'Glaze', choices: glazeChoices(['oatmeal', 'storm', 'moss', 'indigo']) },
      {
        type: 'drop_down',
        name: 'Height',
        choices: [
          { value: '22 cm', description: '22 cm' },
          { value: '31 cm', description: '31 cm' },
        ],
      },
    ],
    variants: ({ Glaze, Height }, place) => ({
      price: Height === '31 cm' ? 118 : 86,
      cost: Height === '31 cm' ? 38 : 27,
      weightKg: Height === '31 cm' ? 1.9 : 1.1,
      sku: `VAR-102-${Glaze?.slice(0, 2).toUpperCase()}${Height?.slice(0, 2)}`,
      stock: counted([6, 2, 0, 9, 4, 1, 7, 0][place] ?? 3),
    }),
    views: potViews('River Bottle', 'river-bottle', 'bottle', ['oatmeal', 'storm', 'moss', 'indigo']),
    info,
    added: '2025-02-17',
  }),
  define({
    slug: 'shoulder-vase',
    name: 'Shoulder Vase',
    story: [
      'Broad across the shoulders, narrow at the mouth, so that even three tulips stand where you put them. Tenmoku outside, breaking to rust along the rim.',
    ],
    sku: 'VAR-103',
    brand,
    price: 124,
    cost: 41,
    weightKg: 1.8,
    collections: shelf,
    stock: counted(5),
    views: potViews('Shoulder Vase', 'shoulder-vase', 'shoulder', ['tenmoku']),
    info,
    added: '2024-10-07',
  }),
  define({
    slug: 'amphora-small',
    name: 'Small Amphora',
    story: ['A museum shape in a kitchen size. Shino glaze, which is white until it decides to be orange.'],
    sku: 'VAR-104',
    brand,
    price: 98,
    cost: 33,
    weightKg: 1.2,
    discount: { type: 'PERCENT', value: 20 },
    collections: [...shelf, 'seconds-and-last-pieces'],
    stock: counted(2),
    views: potViews('Small Amphora', 'amphora-small', 'amphora', ['shino']),
    info,
    added: '2024-03-11',
  }),
  define({
    slug: 'bud-vases-set-of-three',
    name: 'Bud Vases, Set of Three',
    story: [
      'Three small vases that were never meant to match and do. One for the desk, one for the sill, one to give away.',
    ],
    sku: 'VAR-105',
    brand,
    price: 72,
    cost: 24,
    weightKg: 0.9,
    collections: shelf,
    stock: counted(14),
    views: [
      {
        key: 'set',
        alt: 'Three bud vases in ochre, storm and chalk',
        picture: together(
          [
            { profile: profiles.bud, glaze: glazes.ochre, height: 900, x: 470, y: 1450 },
            { profile: profiles.bottle, glaze: glazes.storm, height: 1060, x: 1060, y: 1400 },
            { profile: profiles.tulip, glaze: glazes.chalk, height: 600, x: 800, y: 1640 },
          ],
          'bud-set',
        ),
      },
      ...potViews('Bud vase', 'bud-vases-set-of-three', 'bud', ['ochre']),
    ],
    info,
    added: '2025-04-28',
  }),
  define({
    slug: 'tulip-vase',
    name: 'Tulip Vase',
    story: [
      'Flared like the flower, in unglazed terracotta with a clear lining. Lighter than it looks, and glad of a sunny sill.',
    ],
    sku: 'VAR-106',
    brand,
    price: 64,
    cost: 19,
    weightKg: 1,
    collections: shelf,
    options: [{ type: 'color', name: 'Glaze', choices: glazeChoices(['terracotta', 'blossom', 'chalk']) }],
    stock: counted(11),
    views: potViews('Tulip Vase', 'tulip-vase', 'tulip', ['terracotta', 'blossom', 'chalk']),
    info,
    added: '2025-05-19',
  }),
  define({
    slug: 'column',
    name: 'Column',
    story: [
      'A straight cylinder, which is the hardest thing to throw. For tall grasses, kitchen spoons, or rolled-up plans.',
    ],
    sku: 'VAR-107',
    brand,
    price: 92,
    cost: 30,
    weightKg: 1.7,
    collections: shelf,
    stock: { track: false, inStock: true },
    views: potViews('Column', 'column', 'cylinder', ['basalt'], {
      brush: { mark: 'waves', colour: '#6a655f' },
    }),
    info,
    added: '2024-07-22',
  }),
  define({
    slug: 'banded-jar',
    name: 'Banded Jar',
    story: [
      'Six bands of iron, laid on while the wheel still turned. The wide one is a held breath; the narrow ones are the breaths around it.',
    ],
    sku: 'VAR-108',
    brand,
    ribbon: 'One of one',
    price: 138,
    cost: 46,
    weightKg: 2.1,
    collections: [...shelf, 'new-this-season'],
    stock: counted(1),
    views: potViews('Banded Jar', 'banded-jar', 'shoulder', ['storm'], {
      brush: { mark: 'bands', colour: '#26303a' },
    }),
    info,
    added: '2025-10-27',
  }),
]
