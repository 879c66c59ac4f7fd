import { InventoryStatus, V3ProductType } from '@vitrine/contract'
import { type Field, type Fields, field } from '../../../floor/query/field.ts'
import { ALL_PRODUCTS } from '../../products/records/product-record.ts'
import { withShownNames } from './both-names.ts'

/**
 * The columns of fields that the search index has. Their conditions become sets of products; those on other
 * columns are read from the table of products, `p`.
 */
export const INDEXED = {
  lowest: '#lowest',
  highest: '#highest',
  stock: '#stock',
  type: '#type',
  visible: '#visible',
  brand: '#brand',
  brandId: '#brandId',
  ribbon: '#ribbon',
  ribbonId: '#ribbonId',
} as const

/** Lists whose values the search index has. */
export const LISTS = {
  allCategories: 'allCategories',
  directCategories: 'directCategories',
  optionId: 'optionId',
  optionName: 'optionName',
  choiceId: 'choiceId',
  choiceName: 'choiceName',
  modifierId: 'modifierId',
  modifierName: 'modifierName',
  modifierChoiceId: 'modifierChoiceId',
  modifierChoiceName: 'modifierChoiceName',
} as const
export type ListName = keyof typeof LISTS

const categories = (column: ListName): Field => ({
  ...field('list', column, 'unsortable'),
  everyListHolds: ALL_PRODUCTS.id,
  hasItems: true,
})
const list = (column: ListName): Field => field('list', column, 'unsortable')
const choice = (column: string, values: Readonly<Record<string, string>>): Field => ({
  ...field('choice', column, 'unsortable'),
  values: Object.keys(values),
  onlyEqual: true,
})
const equal = (column: string): Field => ({ ...field('text', column, 'unsortable'), onlyEqual: true })

/** The documented fields of products in Catalog V3 that the shop can filter and sort by. */
export const V3_PRODUCT_FIELDS: Fields = withShownNames([
  ['id', field('text', 'p.product_id', 'unsortable')],
  ['slug', field('text', 'p.slug')],
  ['handle', field('text', 'p.slug', 'unsortable')],
  ['name', field('name', 'p.name_key')],
  ['minVariantPriceInfo.sku', field('text', 'p.sku', 'unsortable')],
  ['createdDate', field('time', 'p.created_at')],
  ['updatedDate', field('time', 'p.last_updated')],
  ['visible', field('flag', INDEXED.visible)],
  ['productType', choice(INDEXED.type, V3ProductType)],
  ['inventory.availabilityStatus', choice(INDEXED.stock, InventoryStatus)],
  ['actualPriceRange.minValue.amount', field('money', INDEXED.lowest)],
  ['actualPriceRange.maxValue.amount', field('money', INDEXED.highest)],
  ['brand.name', equal(INDEXED.brand)],
  ['brand.id', equal(INDEXED.brandId)],
  ['ribbon.name', equal(INDEXED.ribbon)],
  ['ribbon.id', equal(INDEXED.ribbonId)],
  ['allCategoriesInfo.categories', categories('allCategories')],
  ['allCategoriesInfo.categories.id', categories('allCategories')],
  ['directCategoriesInfo.categories', categories('directCategories')],
  ['directCategoriesInfo.categories.id', categories('directCategories')],
  ['options.id', list('optionId')],
  ['options.name', list('optionName')],
  ['options.choicesSettings.choices.choiceId', list('choiceId')],
  ['options.choicesSettings.choices.name', list('choiceName')],
  ['modifiers.id', list('modifierId')],
  ['modifiers.name', list('modifierName')],
  ['modifiers.choicesSettings.choices.choiceId', list('modifierChoiceId')],
  ['modifiers.choicesSettings.choices.name', list('modifierChoiceName')],
])
