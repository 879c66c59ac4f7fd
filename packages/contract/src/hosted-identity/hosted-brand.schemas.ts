import Type from 'typebox'

const color = Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' }))

/** Colours that replace the default ones on hosted pages; each is readable on its background. */
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

/** Whose pages these are: what appears at the top, and the colours. */
export const HostedBrand = Type.Object(
  {
    name: Type.String(),
    /** Stored in the platform's own media store. */
    logoUrl: Type.Optional(Type.String()),
    /** The address of the shop. */
    shopUrl: Type.String(),
    /** Pages for buyers to read before they order. */
    termsUrl: Type.Optional(Type.String()),
    returnsUrl: Type.Optional(Type.String()),
    privacyUrl: Type.Optional(Type.String()),
    light: HostedColors,
    dark: HostedColors,
  },
  { title: 'HostedBrand' },
)
export type HostedBrand = Type.Static<typeof HostedBrand>
