import { bauhaus } from '../pictures/bauhaus.ts'
import { blocks } from '../pictures/blocks.ts'
import { moire } from '../pictures/moire.ts'
import { packing } from '../pictures/packing.ts'
import { palettes } from '../pictures/palette.ts'
import { truchet } from '../pictures/truchet.ts'
import { counted, type ProductDefinition } from './definition.ts'
import { print } from './print.ts'

const shelf = ['prints', 'geometry']

/** Prints made of circles, squares and rules. */
export const geometry: ProductDefinition[] = [
  print({
    slug: 'counterpoint-no-3',
    name: 'Counterpoint No. 3',
    story: [
      'Nine wooden shapes, inked by hand and set down in an order that sounded right. The third of a series that began as a way to use up offcuts.',
    ],
    art: bauhaus({ seed: 'counter-3', palette: palettes.workshop }),
    sku: 'ALD-201',
    price: 56,
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.2, y: 0.3 },
    added: '2025-03-24',
  }),
  print({
    slug: 'counterpoint-no-8',
    name: 'Counterpoint No. 8',
    story: [
      'A slower piece than its sisters, in plaster and clay colours. The blank squares are rests, and meant to be heard.',
    ],
    art: bauhaus({ seed: 'counter-8', palette: palettes.plaster, density: 0.8 }),
    sku: 'ALD-202',
    price: 56,
    collections: shelf,
    focus: { x: 0.6, y: 0.7 },
    added: '2025-03-24',
  }),
  print({
    slug: 'quarter-turns',
    name: 'Quarter Turns',
    story: [
      'One tile with two quarter circles, laid eighty times, each time turned by the toss of a coin. The ribbon you are following was never planned; it only happened.',
    ],
    art: truchet({ seed: 'turns-2', palette: palettes.estuary }),
    sku: 'ALD-203',
    price: 50,
    collections: shelf,
    focus: { x: 0.5, y: 0.5 },
    added: '2024-08-05',
  }),
  print({
    slug: 'interference-red',
    name: 'Interference, Red',
    story: [
      'Two sets of perfectly even rings, printed one over the other a hand’s breadth apart. Everything else you see is done by your own eyes.',
    ],
    art: moire({ seed: 'inter-1', palette: palettes.rosehip }),
    sku: 'ALD-204',
    price: 44,
    discount: { type: 'AMOUNT', value: 8 },
    collections: [...shelf, 'seconds-and-last-pieces'],
    sold: 'frames',
    focus: { x: 0.5, y: 0.42 },
    added: '2024-04-16',
  }),
  print({
    slug: 'interference-blue',
    name: 'Interference, Blue',
    story: [
      'The calmer of the pair. From across the room it is a grey sheet with a shimmer; at arm’s length it starts to move.',
    ],
    art: moire({ seed: 'inter-7', palette: palettes.indigo, gap: 18 }),
    sku: 'ALD-205',
    price: 44,
    collections: shelf,
    sold: 'frames',
    except: () => ({ stock: counted(0) }),
    focus: { x: 0.5, y: 0.42 },
    added: '2024-04-16',
  }),
  print({
    slug: 'small-planets',
    name: 'Small Planets',
    story: [
      'A jar of marbles, tipped out and kept from touching. Children find the smallest one first; it takes most visitors a while.',
    ],
    art: packing({ seed: 'planets-4', palette: palettes.riso }),
    sku: 'ALD-206',
    price: 46,
    ribbon: 'Favourite',
    collections: shelf,
    focus: { x: 0.6, y: 0.3 },
    added: '2024-12-02',
  }),
  print({
    slug: 'tumbling-blocks',
    name: 'Tumbling Blocks',
    story: [
      'The oldest trick in the quilting book: three lozenges make a cube, and the cube will not stay still. Some of ours stand a little higher than the rest.',
    ],
    art: blocks({ seed: 'tumble-6', palette: palettes.citrus }),
    sku: 'ALD-207',
    price: 50,
    collections: shelf,
    focus: { x: 0.4, y: 0.6 },
    added: '2025-05-06',
  }),
]
