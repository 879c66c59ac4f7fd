import { describe, expect, it } from 'vitest'
import { along, lightness, mix, tone } from './colour.ts'

describe('mix', () => {
  it('gives either colour back at its end, unchanged', () => {
    for (const colour of ['#000000', '#ffffff', '#2f4a75', '#d4412b', '#a9c2b0'])
      expect([mix(colour, '#123456', 0), mix('#123456', colour, 1)]).toEqual([colour, colour])
  })

  it('stays clean between blue and yellow, where a mixture of channels turns grey', () => {
    expect(mix('#0000ff', '#ffff00', 0.5)).not.toBe('#808080')
  })
})

describe('tone', () => {
  it('lightens to white and darkens to black', () => {
    expect(tone('#2f4a75', 1)).toBe('#ffffff')
    expect(tone('#2f4a75', -1)).toBe('#000000')
    expect(tone('#2f4a75', 0)).toBe('#2f4a75')
  })

  it('changes lightness step by step', () => {
    const steps = [-0.6, -0.3, 0, 0.3, 0.6].map((amount) => lightness(tone('#7c8b93', amount)))
    expect([...steps].sort((a, b) => a - b)).toEqual(steps)
  })
})

describe('along', () => {
  it('runs through all colours and stops at the ends', () => {
    const run = ['#000000', '#ff0000', '#ffffff']
    expect([-1, 0, 0.5, 1, 2].map((place) => along(run, place))).toEqual([
      '#000000',
      '#000000',
      '#ff0000',
      '#ffffff',
      '#ffffff',
    ])
  })
})
