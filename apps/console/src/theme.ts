import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The blue of the storefront and the hosted pages, from lightest to darkest. */
const ink: MantineColorsTuple = [
  '#eef4fa',
  '#dbe6f1',
  '#b3cbe2',
  '#89aed3',
  '#6695c6',
  '#4f85be',
  '#3d77b0',
  '#2c6498',
  '#22507a',
  '#173c5f',
]

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 4 },
  colors: { ink },
  fontFamily: "'Inter Variable', 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif",
  headings: { fontWeight: '600' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: true,
})
