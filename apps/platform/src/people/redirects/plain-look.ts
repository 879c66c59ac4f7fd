import type { HostedBrand, HostedColors } from '@vitrine/contract/hosted-identity'
import type { PlainLook } from '../../floor/http/pages/plain-page.ts'
import { displayFace } from '../../shop/hosted-pages/display-face.ts'

/** The CSS names of a plain page's colors. */
const NAMES = [
  ['paper', '--paper'],
  ['raised', '--raised'],
  ['mat', '--mat'],
  ['ink', '--ink'],
  ['soft', '--soft'],
  ['line', '--rule'],
  ['lineStrong', '--line'],
  ['alarm', '--alarm'],
  ['accent', '--accent'],
  ['onAccent', '--on-accent'],
] as const satisfies readonly (readonly [keyof HostedColors, string])[]

/**
 * Applies a shop's colors and the hosted pages' face to a plain page. In dark mode a logo keeps a light
 * background: most have dark letters on transparency.
 */
export const plainLook = ({ light, dark, logoUrl }: HostedBrand): PlainLook => ({
  style:
    `@media(prefers-color-scheme:light){:root{${declared(light)}}}@media(prefers-color-scheme:dark){:root{${declared(dark)}}` +
    `.mark img{padding:.5rem .75rem;max-height:4rem;border-radius:.25rem;background:${light.paper ?? '#fbf9f5'}}}`,
  face: displayFace(),
  ...(logoUrl && { pictures: new URL(logoUrl).origin }),
})

const declared = (colors: HostedColors): string =>
  NAMES.map(([name, variable]) => colors[name] && `${variable}:${colors[name]};`).join('')
