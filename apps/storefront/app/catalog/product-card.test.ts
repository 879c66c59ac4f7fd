import type { products } from '@vitrine/client/stores'
import { describe, expect, it } from 'vitest'
import { answers } from '../messages/en/answers.ts'
import type { Color } from './listing/listing.ts'
import { colorsIn, productCard } from './product-card.ts'

const shopper = { language: 'en', answers } as const
const picture = (name: string) => ({
  ...{ _id: name, mediaType: 'photo', title: '' },
  image: { url: `https://media.test/${name}.jpg`, width: 800, height: 1000 },
})
const jar = {
  ...{ slug: 'jar', name: 'Jar' },
  media: { mainMedia: picture('chalk'), items: [picture('chalk'), picture('moss')] },
  productOptions: [
    {
      ...{ name: 'Glaze', optionType: 'color' },
      choices: [
        { value: '#eee', description: 'Chalk', media: { items: [picture('chalk')] } },
        { value: '#474', description: 'Moss & Fern', media: { items: [picture('moss')] } },
      ],
    },
  ],
}
const shown = (...wanted: { name: string; choices: string[] }[]) => shownIn([], wanted)
const shownIn = (colors: Color[], wanted: { name: string; choices: string[] }[] = []) => {
  const { search, pictures } = productCard(jar as Partial<products.Product> as products.Product, shopper, {
    options: wanted,
    colors,
  })
  return [search, pictures.map(({ url }) => url.slice('https://media.test/'.length))]
}

describe('the card of a product', () => {
  it('shows the choice that its list is filtered by, and links to it', () => {
    expect(shown()).toEqual([undefined, ['chalk.jpg', 'moss.jpg']])
    expect(shown({ name: 'Glaze', choices: ['Moss & Fern', 'Storm'] })).toEqual([
      ...['?Glaze=Moss+%26+Fern', ['moss.jpg', 'chalk.jpg']],
    ])
  })

  it('shows a choice of the color that its list is filtered by, unless another is named', () => {
    expect(shownIn(['green'])).toEqual(['?Glaze=Moss+%26+Fern', ['moss.jpg', 'chalk.jpg']])
    expect(shownIn(['green'], [{ name: 'Glaze', choices: ['Chalk'] }])[0]).toBe('?Glaze=Chalk')
    expect(shownIn(['blue'])[0]).toBeUndefined()
  })

  it('shows a choice of the color that the words of a search name', () => {
    expect(colorsIn('green jar under 40')).toEqual(['green'])
    expect(colorsIn('Grüne Vase und etwas in Nachtblau')).toEqual(['blue'])
    expect(colorsIn('a jar')).toEqual([])
    expect(shownIn(colorsIn('green jar'))[0]).toBe('?Glaze=Moss+%26+Fern')
  })

  it('leaves out what the product does not have', () => {
    expect(shown({ name: 'Glaze', choices: ['Storm'] }, { name: 'Size', choices: ['L'] })).toEqual([
      ...[undefined, ['chalk.jpg', 'moss.jpg']],
    ])
  })
})
