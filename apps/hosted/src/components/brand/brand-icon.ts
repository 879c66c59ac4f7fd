import type { HostedBrand } from '@vitrine/contract/hosted-identity'

const INK = '#1c1a17'
const PAPER = '#fbf9f5'

/** Draws a shop's icon for the browser's tab: the first letter of its name in its colors. */
export const iconOf = ({ name, light }: Pick<HostedBrand, 'name' | 'light'>): string => {
  const [letter = ''] = name.trim()
  const { accent = INK, onAccent = PAPER } = light
  const text = letter.toUpperCase().replace(/[<>&"']/g, '')
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/>` +
      `<text x="16" y="23" font-family="Georgia,serif" font-size="20" text-anchor="middle" fill="${onAccent}">${text}</text></svg>`,
  )}`
}

/** Shows a shop's icon in the tab. */
export const showIcon = (brand: Pick<HostedBrand, 'name' | 'light'>): void => {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', iconOf(brand))
}
