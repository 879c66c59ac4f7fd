import { guid } from '../guid.ts'
import type { DemoCollection } from '../shop.ts'

/** Makes a collection; its id follows from its slug. */
export const collection = (
  slug: string,
  name: string,
  description: string,
  pictureIds: string[] = [],
  visible = true,
): DemoCollection => ({ id: guid(`collection:${slug}`), slug, name, description, visible, pictureIds })

/** The shelves of the shop, in the order in which they are shown. */
export const collections: DemoCollection[] = [
  collection(
    'new-this-season',
    'New This Season',
    'What came off the press, the wheel and the loom since the spring.',
    ['moon-jar-chalk'],
  ),
  collection(
    'prints',
    'Prints',
    'Made one colour at a time in the long room under the roof, in editions that end.',
    ['low-sun-over-the-estuary-room'],
  ),
  collection('landscapes', 'Landscapes', 'Land, water and weather, most of it invented, all of it walked.', [
    'seven-hills-early-sheet',
  ]),
  collection(
    'geometry',
    'Geometry',
    'Circles, squares and rules, and what happens when they are left alone together.',
    ['counterpoint-no-3-oak'],
  ),
  collection(
    'botanicals',
    'Botanicals',
    'Things that grow beside paths, drawn before they were trodden on.',
    ['clock-flowers-sheet'],
  ),
  collection('line-and-ink', 'Line and Ink', 'One colour, one tool, no second chance.', ['one-breath-oak']),
  collection(
    'ceramics',
    'Ceramics',
    'Stoneware from one wheel and one kiln, made to be used and now and then dropped.',
    ['river-bottle-oatmeal'],
  ),
  collection('vases', 'Vases', 'From one stem to an armful.', ['shoulder-vase-tenmoku']),
  collection(
    'tableware',
    'Tableware',
    'Bowls, plates and cups for every day. They stack, they survive, they go in the dishwasher.',
    ['breakfast-bowl-celadon'],
  ),
  collection('textiles', 'Textiles', 'Wool and linen, woven slowly, so that they last.', ['glen-throw-hung']),
  collection('throws', 'Throws and Blankets', 'For sofas, for beds, for the back of the car.', [
    'dune-blanket-folded',
  ]),
  collection('cushions', 'Cushions', 'Woven or printed, always with a zip that works.', [
    'ikat-cushion-cream',
  ]),
  collection('table-linen', 'Table Linen', 'Cloths and napkins that look better after a hundred washes.', [
    'kitchen-cloths-blue',
  ]),
  collection('books-and-paper', 'Books and Paper', 'Things to read, to write on, and to wrap the rest in.', [
    'ordinary-clay-cover',
  ]),
  collection('wallpapers', 'Wallpapers', 'Our prints for the screens you look at anyway. To download.', [
    'wallpaper-low-sun-telephone',
  ]),
  collection('seconds-and-last-pieces', 'Seconds and Last Pieces', 'Small flaws, short runs, lower prices.', [
    'beaker-shino',
  ]),
  collection('by-commission', 'By Commission', 'For the few things that we make only when somebody asks.', [
    'the-long-table-service-service',
  ]),
  collection(
    'winter-firing',
    'Winter Firing',
    'The kiln is packed in November and opened in December. Until then there is nothing here to see.',
  ),
  collection('for-the-trade', 'For the Trade', 'Trial pieces and samples for our stockists.', [], false),
]
