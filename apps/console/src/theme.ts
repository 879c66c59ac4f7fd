import {
  Badge,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Notification,
} from '@mantine/core'
import type { Messages } from './messages/en.ts'

/** The blue of the storefront and the hosted pages, from lightest to darkest. */
const ink: MantineColorsTuple = [
  ...(['#eef4fa', '#dbe6f1', '#b3cbe2', '#89aed3', '#6695c6'] as const),
  ...(['#4f85be', '#3d77b0', '#2c6498', '#22507a', '#173c5f'] as const),
]

/** The look of the back office. */
export const themeIn = (t: Messages) =>
  createTheme({
    primaryColor: 'ink',
    // White is readable on both, which is what filled buttons write in.
    primaryShade: { light: 8, dark: 6 },
    colors: { ink },
    fontFamily:
      "'Inter Variable', 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif",
    headings: { fontWeight: '600' },
    defaultRadius: 'sm',
    cursorType: 'pointer',
    respectReducedMotion: true,
    autoContrast: true,
    // Above it, black is easier to read than white.
    luminanceThreshold: 0.2,
    components: {
      // A status that is cut off says nothing.
      Badge: Badge.extend({ defaultProps: { miw: 'max-content' } }),
      Notification: Notification.extend({ defaultProps: { closeButtonProps: { 'aria-label': t.close } } }),
    },
  })

/** Text colors of badges, dark and light enough to read on their own tints (WCAG 2.2, 1.4.3). */
const BADGES = {
  light: {
    ...{ green: '#1c5f2b', yellow: '#6b4700', orange: '#8a3a06', red: '#9b1c1c' },
    ...{ gray: '#3f4650', grape: '#6f2680' },
  },
  dark: {
    ...{ green: '#b2f2bb', yellow: '#ffec99', orange: '#ffd8a8', red: '#ffc9c9' },
    ...{ gray: '#dee2e6', grape: '#eebefa' },
  },
} as const

const textColors = (colors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--mantine-color-${name}-light-color`, color]),
  )

/** Mantine's quiet texts and errors are too pale to read. */
export const readableColors: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...textColors(BADGES.light),
    '--mantine-color-error': '#c01f1f',
    '--mantine-color-dimmed': '#5c6066',
    '--mantine-color-placeholder': '#6b7076',
  },
  dark: {
    ...textColors(BADGES.dark),
    '--mantine-color-dimmed': '#a8abb0',
    '--mantine-color-placeholder': '#9a9da2',
  },
})
