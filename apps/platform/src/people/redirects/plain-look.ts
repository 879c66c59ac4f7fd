import type { HostedBrand, HostedColors } from '@vitrine/contract/hosted-identity'
import type { PlainLook } from '../../floor/http/pages/plain-page.ts'

/** By what name a plain page has a colour. */
const NAMES = [
  ['paper', '--paper'],
  ['ink', '--ink'],
  ['lineStrong', '--line'],
  ['alarm', '--alarm'],
  ['accent', '--accent'],
  ['onAccent', '--on-accent'],
] as const satisfies readonly (readonly [keyof HostedColors, string])[]

/**
 * Puts a plain page into a shop's colours. In the dark a logo keeps the paper that it was drawn for: most have dark
 * letters on nothing.
 */
export const plainLook = ({ light, dark, logoUrl }: HostedBrand): PlainLook => ({
  style:
    `@media(prefers-color-scheme:light){:root{${declared(light)}}}@media(prefers-color-scheme:dark){:root{${declared(dark)}}` +
    `.mark img{padding:.5rem .75rem;max-height:4rem;border-radius:.25rem;background:${light.paper ?? '#fbf9f5'}}}`,
  ...(logoUrl && { pictures: new URL(logoUrl).origin }),
})

const declared = (colors: HostedColors): string =>
  NAMES.map(([name, variable]) => colors[name] && `${variable}:${colors[name]};`).join('')
