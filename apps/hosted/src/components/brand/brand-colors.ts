import type { HostedBrand } from '@vitrine/contract/hosted-identity'

/**
 * Puts a shop's colours in the place of the house's own, for light and dark. Set by script alone: the policy of the page
 * takes no style from elsewhere, and this is none.
 */
export const wear = ({ light, dark }: Pick<HostedBrand, 'light' | 'dark'>): void => {
  const { style } = document.documentElement
  for (const [scheme, colors] of Object.entries({ light, dark }))
    for (const [name, color] of Object.entries(colors))
      style.setProperty(`--brand-${scheme}-${kebab(name)}`, color)
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
