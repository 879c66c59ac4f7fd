import { type Glaze, glazes } from '../pictures/ceramics/glaze.ts'
import { type Profile, profiles } from '../pictures/ceramics/profiles.ts'
import type { Pot } from '../pictures/ceramics/vessel.ts'
import { alone, fromAbove, near } from '../pictures/scenes/table.ts'
import type { ChoiceDraft, View } from './definition.ts'

/** The glazes by the names on the price list. */
export const GLAZE_NAMES = {
  chalk: 'Chalk',
  celadon: 'Celadon',
  tenmoku: 'Tenmoku',
  ochre: 'Ochre',
  indigo: 'Indigo',
  shino: 'Shino',
  terracotta: 'Bare terracotta',
  basalt: 'Basalt',
  moss: 'Moss',
  blossom: 'Blossom',
  oatmeal: 'Oatmeal',
  storm: 'Storm',
} as const satisfies Record<keyof typeof glazes, string>

export type GlazeName = keyof typeof glazes

/** Lists a glaze option's choices, each with the picture of the pot in that glaze. */
export const glazeChoices = (names: readonly GlazeName[]): ChoiceDraft[] =>
  names.map((name) => ({ value: glazes[name].body, description: GLAZE_NAMES[name], views: [name] }))

const widest = (profile: Profile) => Math.max(...profile.map(([, radius]) => radius))

/** Scales a shape to fill the picture well, tall or wide. */
export const heightOf = (profile: Profile): number =>
  Math.min(1080, (widest(profile) > 1 ? 620 : 540) / widest(profile))

type Extras = Omit<Pot, 'profile' | 'glaze'>

/** Draws a pot once in each glaze, then from above and close by in the first. */
export const potViews = (
  name: string,
  slug: string,
  shape: keyof typeof profiles,
  names: readonly [GlazeName, ...GlazeName[]],
  extras: Extras = {},
): View[] => {
  const profile = profiles[shape]
  const pot = (glaze: Glaze) => ({
    ...extras,
    profile,
    glaze,
    height: heightOf(profile) * (extras.kind === undefined ? 1 : 0.84),
  })
  const [first] = names
  return [
    ...names.map((glaze) => ({
      key: glaze,
      alt: `${name} in ${GLAZE_NAMES[glaze].toLowerCase()}`,
      // Flat things are shown from higher up.
      picture: alone(
        pot(glazes[glaze]),
        slug,
        widest(profile) > 1.5 ? 0.42 : widest(profile) > 1 ? 0.27 : 0.2,
      ),
    })),
    { key: 'above', alt: `${name}, seen from above`, picture: fromAbove(pot(glazes[first]), slug) },
    { key: 'near', alt: `${name}, the rim close by`, picture: near(pot(glazes[first]), slug) },
  ]
}

/** What is true of every pot that leaves the kiln. */
export const CARE = {
  title: 'Care',
  description:
    '<p>Stoneware fired to 1,280 °C. Safe in dishwasher, oven and microwave; let it warm with the oven rather than meet it hot.</p>',
}
export const MADE = {
  title: 'How it is made',
  description:
    '<p>Thrown on the wheel by Ines Varga, turned the next day, fired twice. Sizes differ by a few millimetres from one to the next, and the glaze breaks where it likes.</p>',
}
