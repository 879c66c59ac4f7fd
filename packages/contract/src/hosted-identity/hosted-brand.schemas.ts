import Type from 'typebox'

const color = Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' }))

/** Colours of the hosted pages that take the place of the house's own; each is readable on what it lies on. */
export const HostedColors = Type.Object(
  {
    paper: color,
    raised: color,
    mat: color,
    ink: color,
    soft: color,
    line: color,
    lineStrong: color,
    accent: color,
    onAccent: color,
    alarm: color,
    alarmMat: color,
  },
  { title: 'HostedColors' },
)
export type HostedColors = Type.Static<typeof HostedColors>

/** Whose pages they are: what stands above each, and its colours. */
export const HostedBrand = Type.Object(
  {
    name: Type.String(),
    /** Of the platform's own media. */
    logoUrl: Type.Optional(Type.String()),
    /** Where the shop is. */
    shopUrl: Type.String(),
    light: HostedColors,
    dark: HostedColors,
  },
  { title: 'HostedBrand' },
)
export type HostedBrand = Type.Static<typeof HostedBrand>
