import { MOST } from '../options/option-draft.ts'
import { changesBetween, type ProductDraft } from '../product-draft.ts'
import type { Product } from '../read-products.ts'
import type { VariantEdits } from '../variant-edits.ts'

/** This many variants show what a page is like. */
const MOST_VARIANTS = 200

/** What is typed, in the form in which the shop's pages read a product. */
export const draftedProduct = (
  product: Product | undefined,
  base: ProductDraft,
  draft: ProductDraft,
  { rows }: VariantEdits,
  { currency, digits }: { readonly currency: string; readonly digits: number },
) => {
  const changes = changesBetween(base, draft)
  const price = Number(draft.price)
  const discountedPrice = reduced(price, draft, digits)
  const priceData = { currency, price, discountedPrice }
  const hasOther = changes.productOptions !== undefined
  const productOptions = hasOther ? optionsOf(draft) : (product?.productOptions ?? [])
  const known = (product?.variants ?? []).slice(0, MOST_VARIANTS).map((one) => {
    const typed = rows[one._id ?? '']
    const own = typed?.price?.to ?? one.variant?.priceData?.price
    const isOwn = own != null && (typed?.price !== undefined || own !== product?.priceData?.price)
    const amounts = isOwn ? { currency, price: own, discountedPrice: reduced(own, draft, digits) } : priceData
    const visible = typed?.visible?.to ?? one.variant?.visible
    return { ...one, variant: { ...one.variant, priceData: amounts, convertedPriceData: undefined, visible } }
  })
  return {
    ...product,
    ...{ _id: product?._id ?? '', slug: product?.slug ?? '', name: draft.name.trim(), priceData },
    ...{ convertedPriceData: undefined, costAndProfitData: undefined },
    description: draft.description,
    discount: changes.discount ?? product?.discount ?? { type: 'NONE', value: 0 },
    ribbon: draft.ribbon.trim(),
    brand: draft.brand.trim(),
    sku: draft.sku.trim(),
    productType: draft.isDigital ? 'digital' : 'physical',
    additionalInfoSections: draft.sections.map(({ title, description }) => ({ title, description })),
    manageVariants: draft.managesVariants && productOptions.length > 0,
    productOptions,
    variants: hasOther ? variantsOf(draft, priceData) : known,
  }
}

const reduced = (price: number, { discount, discountType }: ProductDraft, digits: number): number => {
  const value = Number(discount)
  const left = discountType === 'PERCENT' ? price * (1 - value / 100) : price - value
  return Number(Math.max(0, left).toFixed(digits))
}

const optionsOf = ({ options }: ProductDraft) =>
  options.map(({ name, isColor, choices }) => ({
    name: name.trim(),
    optionType: isColor ? 'color' : 'drop_down',
    choices: choices.map((choice) => ({
      value: choice.value || choice.name.trim(),
      description: choice.name.trim(),
      ...{ inStock: true, visible: true },
    })),
  }))

/** Every combination of choices, at the product's price. */
const variantsOf = ({ options }: ProductDraft, priceData: object) => {
  const all = options.reduce<Record<string, string>[]>(
    (before, { name, choices }) =>
      before
        .flatMap((chosen) => choices.map((choice) => ({ ...chosen, [name.trim()]: choice.name.trim() })))
        .slice(0, MOST.variants),
    [{}],
  )
  return all.slice(0, MOST_VARIANTS).map((choices, place) => ({
    _id: `draft-${place}`,
    choices,
    variant: { priceData, visible: true },
    stock: { inStock: true, trackQuantity: false },
  }))
}
