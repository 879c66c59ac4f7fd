import type { products } from '@vitrine/client/stores'
import type { Product } from '../read-products.ts'
import { UNITS, type Unit } from './units.ts'

/** A titled text on the product's page, as it is being edited. */
export interface SectionDraft {
  /** The same for as long as it is edited. */
  readonly key: string
  readonly title: string
  /** HTML. */
  readonly description: string
}

type Seo = NonNullable<products.UpdateProduct['seoData']>

/** What a product's page is like, and what search engines read. Amounts are as typed. */
export interface PageDraft {
  readonly slug: string
  readonly isDigital: boolean
  readonly sections: readonly SectionDraft[]
  readonly seoTitle: string
  readonly seoDescription: string
  /** What else search engines read; it stays as it is. */
  readonly otherSeo: Seo
  /** How much the price is for; empty: no price per unit. */
  readonly quantity: string
  readonly unit: Unit
  readonly baseQuantity: string
  readonly baseUnit: Unit
}

export const EMPTY_PAGE: PageDraft = {
  ...{ slug: '', isDigital: false, sections: [] },
  ...{ seoTitle: '', seoDescription: '', otherSeo: { tags: [] } },
  ...{ quantity: '', unit: 'G', baseQuantity: '1', baseUnit: 'KG' },
}

type Tag = NonNullable<Seo['tags']>[number]
const isTitle = ({ type }: Tag): boolean => type === 'title'
const isDescription = ({ type, props }: Tag): boolean => type === 'meta' && props?.name === 'description'
const unitOf = (name: string | undefined): Unit | undefined => UNITS.find((each) => each === name)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const pageDraftOf = (product: Product): PageDraft => {
  const { tags = [], ...settings } = product.seoData ?? {}
  const unit = product.pricePerUnitData
  return {
    slug: product.slug ?? '',
    isDigital: product.productType === 'digital',
    sections: (product.additionalInfoSections ?? []).map(({ title, description }, index) => ({
      ...{ key: `${index}`, title: title ?? '', description: description ?? '' },
    })),
    seoTitle: tags.find(isTitle)?.children ?? '',
    seoDescription: textOf(tags.find(isDescription)?.props?.content),
    otherSeo: { ...settings, tags: tags.filter((tag) => !isTitle(tag) && !isDescription(tag)) },
    quantity: unit ? `${unit.totalQuantity}` : '',
    unit: unitOf(unit?.totalMeasurementUnit) ?? EMPTY_PAGE.unit,
    baseQuantity: unit ? `${unit.baseQuantity}` : EMPTY_PAGE.baseQuantity,
    baseUnit: unitOf(unit?.baseMeasurementUnit) ?? EMPTY_PAGE.baseUnit,
  }
}

/** Fields that are changed together. */
export const PAGE_PARTS = [
  ...[['slug'], ['isDigital'], ['sections']],
  ...[
    ['seoTitle', 'seoDescription', 'otherSeo'],
    ['quantity', 'unit', 'baseQuantity', 'baseUnit'],
  ],
] as const satisfies readonly (readonly (keyof PageDraft)[])[]

/** What changed, as an update takes it. */
export const pageChanges = (
  after: PageDraft,
  differs: (...keys: (keyof PageDraft)[]) => boolean,
): products.UpdateProduct => ({
  ...(differs('slug') && after.slug.trim() && { slug: after.slug.trim() }),
  ...(differs('isDigital') && { productType: after.isDigital ? 'digital' : 'physical' }),
  ...(differs('sections') && {
    additionalInfoSections: after.sections.map(({ title, description }) => ({
      ...{ title: title.trim(), description },
    })),
  }),
  ...(differs('seoTitle', 'seoDescription') && { seoData: writtenSeo(after) }),
  ...(differs('quantity', 'unit', 'baseQuantity', 'baseUnit') && { pricePerUnitData: writtenUnit(after) }),
})

const writtenSeo = ({ seoTitle, seoDescription, otherSeo }: PageDraft): Seo => {
  const [title, content] = [seoTitle.trim(), seoDescription.trim()]
  const own = { custom: false, disabled: false }
  return {
    ...otherSeo,
    tags: [
      ...(title ? [{ ...own, type: 'title', children: title }] : []),
      ...(content ? [{ ...own, type: 'meta', props: { name: 'description', content }, children: '' }] : []),
      ...(otherSeo.tags ?? []),
    ],
  }
}

type UnitPrice = NonNullable<products.UpdateProduct['pricePerUnitData']>
const NO_UNIT_PRICE: UnitPrice = {
  totalQuantity: 1,
  totalMeasurementUnit: 'UNSPECIFIED',
  baseQuantity: 1,
  baseMeasurementUnit: 'UNSPECIFIED',
}

/** Without a quantity, the shop shows no price per unit. */
const writtenUnit = ({ quantity, unit, baseQuantity, baseUnit }: PageDraft): UnitPrice =>
  Number(quantity) > 0
    ? {
        ...{ totalQuantity: Number(quantity), totalMeasurementUnit: unit },
        ...{ baseQuantity: Number(baseQuantity) || 1, baseMeasurementUnit: baseUnit },
      }
    : NO_UNIT_PRICE
