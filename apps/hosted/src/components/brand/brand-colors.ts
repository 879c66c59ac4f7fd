import type { HostedBrand } from '@vitrine/contract/hosted-identity'

/**
 * Replaces our colors with a shop's, for light and dark. A script sets them, because the page's policy allows no
 * other styles.
 */
export const wear = ({ light, dark }: Pick<HostedBrand, 'light' | 'dark'>): void => {
  const { style } = document.documentElement
  for (const [scheme, colors] of Object.entries({ light, dark }))
    for (const [name, color] of Object.entries(colors))
      style.setProperty(`--brand-${scheme}-${kebab(name)}`, color)
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
