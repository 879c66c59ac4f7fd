import { describe, expect, it } from 'vitest'
import { contrast, readableColors } from './readable-colors.ts'

/** The colours that meet on the pages, and their minimum contrast. */
const PAIRS = [
  ['ink', 'paper', 4.5],
  ['ink', 'raised', 4.5],
  ['ink', 'mat', 4.5],
  ['soft', 'paper', 4.5],
  ['soft', 'raised', 4.5],
  ['soft', 'mat', 4.5],
  ['accent', 'paper', 4.5],
  ['onAccent', 'accent', 4.5],
  ['alarm', 'paper', 4.5],
  ['ink', 'alarmMat', 4.5],
  ['lineStrong', 'paper', 3],
] as const

const HOUSE = {
  light: { paper: '#fbf9f5', raised: '#ffffff', mat: '#f1ede5', ink: '#211e1a', soft: '#655e54' },
  dark: { paper: '#171512', raised: '#1f1c19', mat: '#26231f', ink: '#eee8de', soft: '#aba294' },
}
const rest = {
  light: {
    lineStrong: '#8f877b',
    accent: '#8c3a20',
    onAccent: '#fffaf6',
    alarm: '#a3231c',
    alarmMat: '#fbeeea',
  },
  dark: {
    lineStrong: '#857c6f',
    accent: '#e29a7a',
    onAccent: '#1c120d',
    alarm: '#ff9d8c',
    alarmMat: '#33211c',
  },
}

/** The corners of the colour cube, and some colours inside it. */
const COLORS = ['00', '55', '80', 'aa', 'ff'].flatMap((red) =>
  ['00', '80', 'ff'].flatMap((green) => ['00', '80', 'ff'].map((blue) => `#${red}${green}${blue}`)),
)

describe('the colours of a shop', () => {
  // Fails with muted text that was checked only against the page background.
  it('are readable for any colors of the shop, in light and dark mode', () => {
    const unreadable: string[] = []
    for (const accentColor of COLORS)
      for (const backgroundColor of [undefined, ...COLORS]) {
        const made = readableColors({ accentColor, backgroundColor })
        for (const scheme of ['light', 'dark'] as const) {
          const worn = { ...HOUSE[scheme], ...rest[scheme], ...made[scheme] }
          for (const [front, back, least] of PAIRS)
            if (contrast(worn[front], worn[back]) < least)
              unreadable.push(
                `${scheme} ${accentColor} on ${backgroundColor}: ${front} ${worn[front]} on ${back} ${worn[back]}`,
              )
        }
      }
    expect(unreadable.slice(0, 5)).toEqual([])
  })

  it.each([
    ['#1c2a4a', 'a navy stays blue', 80, 255],
    ['#7a2b4a', 'a wine stays red', 80, 255],
    ['#0a0005', 'almost black stays muted', 0, 40],
    ['#4a4a4a', 'a grey stays grey', 0, 0],
  ])('keep their hue in dark mode: of %s, %s', (accentColor, _, least, most) => {
    const accent = readableColors({ accentColor }).dark.accent ?? ''
    const parts = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
    const colourful = Math.max(...parts) - Math.min(...parts)
    expect(colourful).toBeGreaterThanOrEqual(least)
    expect(colourful).toBeLessThanOrEqual(most)
  })

  it('turn black into the colour of text in dark mode, because grey buttons look disabled', () => {
    for (const accentColor of ['#000000', '#1c1a17', '#0a0005'])
      expect(readableColors({ accentColor }).dark).toEqual({ accent: '#eee8de', onAccent: '#171512' })
    expect(readableColors({ accentColor: '#000000', backgroundColor: '#101010' }).light.accent).toBe(
      '#eee8de',
    )
  })

  it('stay unchanged if they are readable, and are the defaults if the shop has none', () => {
    expect(readableColors({ accentColor: '#22507a' }).light).toEqual({
      accent: '#22507a',
      onAccent: '#fbf9f5',
    })
    expect(readableColors({})).toEqual({ light: {}, dark: {} })
  })
})
