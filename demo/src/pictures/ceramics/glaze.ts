/** A finish on clay: how it reacts to light. */
export interface Glaze {
  /** The glaze at its usual thickness. */
  body: string
  /** Where it runs thin, on rims and throwing rings. */
  thin: string
  /** Where it pools, low on the wall. */
  pool: string
  /** The bare clay of the foot. */
  clay: string
  /** 0 is dry, 1 is glass. */
  gloss: number
  /** Iron spots that come through: their colour and how many, 0..1. */
  speckle?: { colour: string; amount: number }
}

/** The glazes of the workshop. */
export const glazes = {
  chalk: {
    body: '#ebe5d9',
    thin: '#cdb596',
    pool: '#f4f0e7',
    clay: '#b98d68',
    gloss: 0.35,
    speckle: { colour: '#7a5a3f', amount: 0.5 },
  },
  celadon: {
    body: '#a9c2b0',
    thin: '#c9cdb4',
    pool: '#7fa394',
    clay: '#a98768',
    gloss: 0.85,
  },
  tenmoku: {
    body: '#2f211c',
    thin: '#8a4b25',
    pool: '#15100f',
    clay: '#8c6650',
    gloss: 0.95,
  },
  ochre: {
    body: '#cf9a45',
    thin: '#a5672c',
    pool: '#dfb566',
    clay: '#9a6a48',
    gloss: 0.5,
    speckle: { colour: '#6b4020', amount: 0.35 },
  },
  indigo: {
    body: '#2f4a75',
    thin: '#7288a5',
    pool: '#1b2c50',
    clay: '#b58b68',
    gloss: 0.8,
  },
  shino: {
    body: '#efe0d0',
    thin: '#d1744a',
    pool: '#f6ede2',
    clay: '#b5633f',
    gloss: 0.4,
    speckle: { colour: '#9c5a38', amount: 0.25 },
  },
  terracotta: {
    body: '#bd6b49',
    thin: '#cc805c',
    pool: '#b0603f',
    clay: '#bd6b49',
    gloss: 0.08,
  },
  basalt: {
    body: '#33312f',
    thin: '#4a4744',
    pool: '#2a2826',
    clay: '#33312f',
    gloss: 0.12,
  },
  moss: {
    body: '#6c7b4f',
    thin: '#a38f58',
    pool: '#4c5c3b',
    clay: '#8f6a4c',
    gloss: 0.6,
    speckle: { colour: '#38402a', amount: 0.3 },
  },
  blossom: {
    body: '#e3bdb0',
    thin: '#d5987f',
    pool: '#ecd2c8',
    clay: '#bb8462',
    gloss: 0.45,
    speckle: { colour: '#a3664f', amount: 0.3 },
  },
  oatmeal: {
    body: '#cdbb9f',
    thin: '#ad8f6c',
    pool: '#d8cbb5',
    clay: '#9c7654',
    gloss: 0.3,
    speckle: { colour: '#5b4330', amount: 0.8 },
  },
  storm: {
    body: '#7c8b93',
    thin: '#a89c88',
    pool: '#596a75',
    clay: '#9b7a60',
    gloss: 0.65,
    speckle: { colour: '#3d4a52', amount: 0.3 },
  },
} as const satisfies Record<string, Glaze>
