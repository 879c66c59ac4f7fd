/** A printer's choice: the sheet, the darkest ink, and the colours in the order in which they carry weight. */
export interface Palette {
  paper: string
  ink: string
  colours: readonly string[]
}

/** The palettes of the shop, each named after what it was mixed for. */
export const palettes = {
  estuary: {
    paper: '#f4efe4',
    ink: '#1c2b39',
    colours: ['#21465b', '#5b8794', '#a9c0b6', '#e3cfa4', '#d9694a'],
  },
  ember: {
    paper: '#f6ecdd',
    ink: '#2c1a17',
    colours: ['#a8341f', '#dd7a36', '#f1bd6c', '#7b8a7f', '#27353c'],
  },
  moss: {
    paper: '#f1efe2',
    ink: '#202a20',
    colours: ['#35513d', '#6f8a5b', '#b3b981', '#e2d8a7', '#b5653a'],
  },
  dusk: {
    paper: '#f3e9e4',
    ink: '#231f38',
    colours: ['#37305c', '#7a5a86', '#c97f86', '#f0b18d', '#f7dcae'],
  },
  glacier: {
    paper: '#eef2f1',
    ink: '#16303a',
    colours: ['#1f5061', '#4c8b98', '#8dbfc3', '#c9dedb', '#f2b8a0'],
  },
  workshop: {
    paper: '#f2ecdf',
    ink: '#1b1b1d',
    colours: ['#d4412b', '#e9b73a', '#254e8a', '#1b1b1d', '#9fb3a6'],
  },
  plaster: {
    paper: '#f5f0e8',
    ink: '#3a302a',
    colours: ['#c3a58c', '#dcc7ae', '#9a8573', '#b9705a', '#6f7f78'],
  },
  indigo: {
    paper: '#f2efe8',
    ink: '#131c33',
    colours: ['#1d2c54', '#324d86', '#6f8ab5', '#b6c3d4', '#d8a25c'],
  },
  riso: {
    paper: '#f7f2e7',
    ink: '#2a3050',
    colours: ['#2d4fa2', '#f0605d', '#f6c445', '#3d9a86', '#2a3050'],
  },
  citrus: {
    paper: '#f8f3e3',
    ink: '#2a3a2c',
    colours: ['#e8a317', '#f2cf5b', '#5f8a4e', '#e2683c', '#2f5d50'],
  },
  rosehip: {
    paper: '#f7ece6',
    ink: '#3b1620',
    colours: ['#8e2436', '#cf5a55', '#eba48f', '#f3d0b9', '#4f6b5e'],
  },
  nocturne: {
    paper: '#131a2a',
    ink: '#f1e6cf',
    colours: ['#26385a', '#4a648c', '#e8c67a', '#c96f4a', '#8fa3b8'],
  },
  soot: {
    paper: '#f3f0ea',
    ink: '#1f1d1b',
    colours: ['#1f1d1b', '#4b4743', '#85807a', '#bfb9b0', '#c2452d'],
  },
  orchard: {
    paper: '#f4eee1',
    ink: '#2c2a1c',
    colours: ['#7d8f3c', '#c5b04a', '#d77f4b', '#a33f36', '#efd9a0'],
  },
} as const satisfies Record<string, Palette>
