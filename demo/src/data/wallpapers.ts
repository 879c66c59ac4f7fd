import type { Art } from '../pictures/art.ts'
import { palettes } from '../pictures/drawing/palette.ts'
import { contours } from '../pictures/landscapes/contours.ts'
import { hills } from '../pictures/landscapes/hills.ts'
import { moonlitWater } from '../pictures/landscapes/moonlit-water.ts'
import { scales } from '../pictures/scales.ts'
import { onDesk, onTelephone } from '../pictures/scenes/screen.ts'
import { swatch } from '../pictures/scenes/swatch.ts'
import { herringbone } from '../pictures/textiles/weaves.ts'
import { define, type ProductDefinition, type ProductDraft, uncounted } from './definition.ts'

const LICENCE = {
  title: 'What you may do with it',
  description: '<p>Use it on as many screens as you own. Please do not print it or sell it on.</p>',
}

interface WallpaperDraft extends Pick<ProductDraft, 'name' | 'price' | 'added'> {
  /** The slug after `wallpaper-`. */
  slug: string
  story: string
  art: Art
  /** The colour in which the time is legible on it. */
  clock: string
}

const wallpaper = ({ slug, name, story, art, clock, ...rest }: WallpaperDraft): ProductDefinition =>
  define({
    ...rest,
    slug: `wallpaper-${slug}`,
    name,
    story: [story, ['3840 × 2400 for the desk', '1440 × 3120 for the pocket']],
    type: 'digital',
    sku: `DIG-${slug.toUpperCase()}`,
    collections: ['wallpapers'],
    stock: uncounted,
    views: [
      { key: 'telephone', alt: `${name} on a telephone`, picture: onTelephone(art, clock) },
      { key: 'desk', alt: `${name} on a computer`, picture: onDesk(art) },
    ],
    info: [LICENCE],
  })

const drafts: readonly WallpaperDraft[] = [
  {
    slug: 'low-sun',
    name: 'Wallpaper: Low Sun',
    story:
      'The estuary again, without the paper. It leaves the upper third empty, so that your icons have a sky to sit in.',
    price: 6,
    art: hills({ seed: 'wall-1', palette: palettes.rosehip, sun: { x: 0.5, y: 0.34, radius: 120 } }),
    clock: palettes.rosehip.ink,
    added: '2025-04-07',
  },
  {
    slug: 'night-soundings',
    name: 'Wallpaper: Night Soundings',
    story: 'Dark enough for late hours, with just enough brass in it to find the edge of the window.',
    price: 6,
    art: contours({
      seed: 'wall-2',
      palette: palettes.nocturne,
      water: 0.6,
      tints: ['#0d1322', '#18233c', '#26385a', '#3a5178', '#e8c67a', '#c96f4a'],
    }),
    clock: palettes.nocturne.ink,
    added: '2025-04-07',
  },
  {
    slug: 'shoal',
    name: 'Wallpaper: Shoal',
    story: 'Several hundred small fish, none of which will ever swim across your cursor.',
    price: 6,
    art: scales({ seed: 'wall-3', palette: palettes.riso }),
    clock: palettes.riso.paper,
    added: '2025-07-14',
  },
  {
    slug: 'night-ferry',
    name: 'Wallpaper: Night Ferry',
    story: 'The last boat, for the last light of the day. With our compliments.',
    price: 0,
    art: moonlitWater({ seed: 'wall-4', palette: palettes.indigo }),
    clock: palettes.indigo.paper,
    added: '2025-07-14',
  },
]

/** Files to download: wallpapers for screens, and a weaving draft. */
export const wallpapers: ProductDefinition[] = [
  ...drafts.map(wallpaper),
  define({
    slug: 'weaving-draft-dune',
    name: 'Weaving Draft: Dune',
    story: [
      'The draft of our Dune Blanket, for four shafts and a patient winter. A page to print, with the mistakes we made noted beside it.',
    ],
    type: 'digital',
    price: 12,
    collections: ['textiles'],
    stock: uncounted,
    views: [
      { key: 'weave', alt: 'The weave of the draft', picture: swatch(herringbone('#efe6d4', '#6f8a5b', 44)) },
    ],
    info: [LICENCE],
    added: '2025-01-27',
  }),
]

/** The wallpapers' artworks by the slug of their product. */
export const wallpaperArts: readonly (readonly [slug: string, art: Art])[] = drafts.map(
  ({ slug, art }) => [`wallpaper-${slug}`, art] as const,
)
