import { expect, it } from 'vitest'
import { en as options } from '../messages/en/products/options.ts'
import { en as history } from '../messages/en/shop/history.ts'
import { en } from '../messages/en.ts'
import { namedBy, namedFields } from './product-fields.ts'

it("names a product's changed fields as its page does, and those of one thing once", () => {
  const fields = [
    { field: 'price', before: '20.00', after: '22.50' },
    { field: 'visible', before: true, after: false },
    { field: 'discount.type', before: 'NONE', after: 'PERCENT' },
    { field: 'manageVariants', before: false, after: true },
    { field: 'options[0].name', after: 'Size' },
    { field: 'options[0].choices[0].value', after: 'S' },
    { field: 'seoData.tags[0].type', after: 'title' },
  ]
  expect(namedFields(fields, en, options)).toEqual([
    { name: 'Price', values: ['20.00', '22.50'] },
    { name: 'Visibility', values: ['Visible', 'Hidden'] },
    { name: 'Discount type', values: [undefined, 'Percent'] },
    { name: 'Variants' },
    { name: 'Options' },
    { name: 'seoData.tags[0].type', values: [undefined, 'title'] },
  ])
})

it('names changed settings as their page does, and switches with yes and no', () => {
  const fields = [
    { field: 'pricesIncludeTax', before: false, after: true },
    { field: 'rates[0].rate', before: '0.19', after: '0.07' },
    { field: 'accentColor', after: '#205070' },
  ]
  expect(namedBy(history, fields)).toEqual([
    { name: 'Prices include tax', values: ['no', 'yes'] },
    { name: 'Rates' },
    { name: 'Colour of buttons', values: [undefined, '#205070'] },
  ])
})
