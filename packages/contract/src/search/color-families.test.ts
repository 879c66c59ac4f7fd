import { describe, expect, it } from 'vitest'
import { colorFamiliesOf, isColorOption } from './color-families.ts'

describe('the families of a color', () => {
  it.each([
    ['#2c426e', 'BLUE'],
    ['#6f949b', 'BLUE'],
    ['#00f', 'BLUE'],
    ['rgb(0, 71, 171)', 'BLUE'],
    ['#2f4a3f', 'GREEN'],
    ['#75804f', 'GREEN'],
    ['#a9c2b0', 'GREEN'],
    ['#d7a13f', 'YELLOW'],
    ['#e8792b', 'ORANGE'],
    ['#9a3f38', 'RED'],
    ['#c81e1e', 'RED'],
    ['#b9705a', 'BROWN'],
    ['#5a4638', 'BROWN'],
    ['#ddd0b8', 'BEIGE'],
    ['#c3b091', 'BEIGE'],
    ['#d2a49a', 'PINK'],
    ['#ff69b4', 'PINK'],
    ['#6a3d9a', 'PURPLE'],
    ['#ffffff', 'WHITE'],
    ['#808080', 'GREY'],
    ['#33302d', 'BLACK'],
    ['#000000', 'BLACK'],
  ])('follow from its value: %s is %s', (value, family) => {
    expect(colorFamiliesOf({ value, description: 'Number 7' })).toEqual([family])
  })

  it.each([
    ['Navy', 'BLUE'],
    ['Cobalt', 'BLUE'],
    ['Nachtblau', 'BLUE'],
    ['Türkis', 'BLUE'],
    ['Moosgrün', 'GREEN'],
    ['Off-white', 'WHITE'],
    ['Weiß', 'WHITE'],
    ['Blue-grey', 'BLUE,GREY'],
    ['Layered', ''],
  ])('follow from its name: %s is %s', (description, families) => {
    expect(String(colorFamiliesOf({ value: description, description }))).toBe(families)
  })

  it('follow the name if name and value disagree', () => {
    expect(colorFamiliesOf({ value: '#d2a49a', description: 'Deep blue' })).toEqual(['BLUE'])
  })

  it('are found only for color options', () => {
    expect(isColorOption({ optionType: 'color', name: 'Glaze' })).toBe(true)
    expect(isColorOption({ optionType: 'drop_down', name: 'Farbe' })).toBe(true)
    expect(isColorOption({ optionType: 'drop_down', name: 'Frame' })).toBe(false)
  })
})
