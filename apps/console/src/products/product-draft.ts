import type { products } from '@vitrine/client/stores'
import { type OptionDraft, optionDraftsOf, writtenOptions } from './options/option-draft.ts'
import { EMPTY_PAGE, PAGE_PARTS, type PageDraft, pageChanges, pageDraftOf } from './page/page-draft.ts'
import type { ScheduledProduct } from './schedule/read-schedules.ts'
import { isScheduled, NO_SCHEDULE, type ScheduleDraft, scheduleDraftOf } from './schedule/schedule-draft.ts'

/** A product as it is being edited. Amounts are as typed. */
export interface ProductDraft extends ScheduleDraft, PageDraft {
  readonly name: string
  /** With a schedule: whether it shows the product now. */
  readonly visible: boolean
  /** HTML. */
  readonly description: string
  readonly price: string
  /** What is taken off the price; empty: nothing. */
  readonly discount: string
  readonly discountType: 'AMOUNT' | 'PERCENT'
  readonly cost: string
  readonly sku: string
  readonly weight: string
  readonly ribbon: string
  readonly brand: string
  readonly options: readonly OptionDraft[]
  /** Whether each combination of choices has its own price, SKU and stock. */
  readonly managesVariants: boolean
}

/** A new product's form. */
export const EMPTY_DRAFT: ProductDraft = {
  ...{ name: '', visible: true, description: '', ...NO_SCHEDULE },
  ...{ price: '', discount: '', discountType: 'PERCENT', cost: '' },
  ...{ sku: '', weight: '', ribbon: '', brand: '' },
  ...{ options: [], managesVariants: true, ...EMPTY_PAGE },
}

/** The form of a product, with the times where the shop is. */
export const draftOf = (product: ScheduledProduct, timeZone: string): ProductDraft => {
  const { discount } = product
  const hasDiscount = discount?.value !== undefined && discount.value > 0 && discount.type !== 'NONE'
  return {
    name: product.name ?? '',
    visible: product.visible ?? true,
    ...scheduleDraftOf(product.schedule, timeZone),
    description: product.description ?? '',
    price: textOf(product.priceData?.price),
    discount: hasDiscount ? textOf(discount.value) : '',
    discountType: discount?.type === 'AMOUNT' ? 'AMOUNT' : 'PERCENT',
    cost: textOf(product.costAndProfitData?.itemCost),
    sku: product.sku ?? '',
    weight: textOf(product.weight),
    ribbon: product.ribbon ?? '',
    brand: product.brand ?? '',
    ...pageDraftOf(product),
    options: optionDraftsOf(product),
    managesVariants: product.productOptions.length === 0 || product.manageVariants === true,
  }
}

/** What changed between two drafts, as an update takes it. */
export const changesBetween = (before: ProductDraft, after: ProductDraft): products.UpdateProduct => {
  const differs = (...keys: (keyof ProductDraft)[]) =>
    keys.some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return {
    ...(differs('name') && { name: after.name.trim() }),
    ...(differs('visible') && !isScheduled(after) && { visible: after.visible }),
    ...(differs('description') && { description: after.description }),
    ...(differs('price') && { priceData: { price: Number(after.price) } }),
    ...(differs('discount', 'discountType') && { discount: discountOf(after) }),
    ...(differs('cost') && { costAndProfitData: { itemCost: after.cost ? Number(after.cost) : null } }),
    ...(differs('sku') && { sku: after.sku.trim() }),
    ...(differs('weight') && { weight: Number(after.weight) }),
    ...(differs('ribbon') && { ribbon: after.ribbon.trim() }),
    ...(differs('brand') && { brand: after.brand.trim() || null }),
    ...pageChanges(after, differs),
    ...(differs('options', 'managesVariants') && {
      productOptions: writtenOptions(after.options),
      manageVariants: after.managesVariants && after.options.length > 0,
    }),
  }
}

/** Fields that are changed together: a discount's value means nothing without its type. */
const PARTS = [
  ...PAGE_PARTS,
  ...[['name'], ['description'], ['price'], ['cost'], ['sku'], ['weight'], ['ribbon'], ['brand']],
  ...[
    ['discount', 'discountType'],
    ['visible', 'visibleFrom', 'visibleUntil'],
    ['options', 'managesVariants'],
  ],
] as const satisfies readonly (readonly (keyof ProductDraft)[])[]

/** The changes of two people to one product. */
export interface MergedDraft {
  /** Theirs; where something was changed here, it is as here. */
  readonly draft: ProductDraft
  /** Whether both changed the same thing, and differently. */
  readonly clashes: boolean
}

/**
 * Brings together what was changed here and what someone else saved in the meantime.
 * @param base - the product before both
 */
export const mergeDrafts = (base: ProductDraft, theirs: ProductDraft, mine: ProductDraft): MergedDraft => {
  const differ = (one: ProductDraft, other: ProductDraft) => (keys: readonly (keyof ProductDraft)[]) =>
    keys.some((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
  const changed = PARTS.filter(differ(base, mine))
  const kept = Object.fromEntries(changed.flat().map((key) => [key, mine[key]]))
  return {
    draft: { ...theirs, ...kept },
    clashes: changed.filter(differ(base, theirs)).some(differ(theirs, mine)),
  }
}

/** A new product from its form. */
export const newProductOf = (draft: ProductDraft): products.ProductInput => {
  const { costAndProfitData: _cost, ...fields } = changesBetween(EMPTY_DRAFT, draft)
  return {
    ...fields,
    name: draft.name.trim(),
    visible: draft.visible,
    priceData: { price: Number(draft.price) },
    ...(draft.cost && { costAndProfitData: { itemCost: Number(draft.cost) } }),
  }
}

const discountOf = ({ discount, discountType }: ProductDraft) =>
  discount ? { type: discountType, value: Number(discount) } : { type: 'NONE' as const, value: 0 }

const textOf = (amount: number | null | undefined): string => (amount == null ? '' : String(amount))
