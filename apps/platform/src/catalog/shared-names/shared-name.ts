import type { ProductRecord } from '../products/records/product-record.ts'
import { type SharedKind, sharedId } from './shared-id.ts'

/** A choice of a shared option or modifier. */
export interface SharedChoice {
  readonly name: string
  /** A CSS colour, for options of colours. */
  readonly colorCode?: string
  /** The names of the choices that it is grouped under. */
  readonly primary?: readonly string[]
}

/** Something that products share by name. */
export interface SharedName {
  readonly id: string
  readonly kind: SharedKind
  readonly name: string
  /** Of options and modifiers with choices. */
  readonly choices?: readonly SharedChoice[]
  /** Of modifiers that are texts. */
  readonly freeText?: { readonly maxLength: number; readonly mandatory: boolean }
  /** Of info sections: HTML. */
  readonly description?: string
}

/** Everything that a product shares. */
export const sharedNamesOf = (siteId: string, { document }: ProductRecord): SharedName[] => {
  const kind: SharedKind = document.manageVariants ? 'option' : 'modifier'
  const plain = (kind: 'brand' | 'ribbon', name: string | undefined): SharedName[] =>
    name ? [{ id: sharedId(siteId, kind, name), kind, name }] : []
  return [
    ...document.options.map(({ type, name, choices }) => ({
      id: sharedId(siteId, kind, name),
      kind,
      name,
      choices: choices.map(({ value, description }) => ({
        name: description,
        ...(type === 'color' && { colorCode: value }),
      })),
    })),
    ...document.customTextFields.map(({ title, maxLength, mandatory }) => ({
      id: sharedId(siteId, 'modifier', title),
      kind: 'modifier' as const,
      name: title,
      freeText: { maxLength, mandatory },
    })),
    ...plain('brand', document.brand),
    ...plain('ribbon', document.ribbon),
    ...document.additionalInfoSections.map(({ title, description }) => ({
      id: sharedId(siteId, 'section', title, description),
      kind: 'section' as const,
      name: title,
      description,
    })),
  ]
}

export const sharesTheSame = (before: ProductRecord | undefined, { document }: ProductRecord): boolean =>
  before?.document.options === document.options &&
  before.document.manageVariants === document.manageVariants &&
  before.document.customTextFields === document.customTextFields &&
  before.document.brand === document.brand &&
  before.document.ribbon === document.ribbon &&
  before.document.additionalInfoSections === document.additionalInfoSections

/** A shared name with the choices of another one added; the same object if it has them all. */
export const withChoicesOf = (known: SharedName, { choices = [] }: SharedName): SharedName => {
  const names = new Set(known.choices?.map(({ name }) => name))
  const added = choices.filter(({ name }) => !names.has(name))
  return added.length === 0 ? known : { ...known, choices: [...(known.choices ?? []), ...added] }
}
