import type { Messages } from '../messages/en.ts'
import type { OptionTexts } from '../products/options/texts.ts'
import type { Change } from './entry.ts'

type Field = Change['fields'][number]

/** A changed field in the words of the product's page. */
export interface NamedField {
  readonly name: string
  /** The values before and after; absent if only a program could read them. */
  readonly values?: readonly [before: unknown, after: unknown]
}

/**
 * Names a product's changed fields as its page does. Fields of one thing, such as the choices of an option, are
 * named once and without values. Fields that the page doesn't have keep the names of the API.
 */
export const namedFields = (
  fields: readonly Field[],
  { products }: Messages,
  options: OptionTexts,
): NamedField[] => {
  const simple: Readonly<Record<string, string | undefined>> = {
    ...{ name: products.name, price: products.price, cost: products.cost, weight: products.weight },
    ...products.texts,
    'discount.value': products.discount,
  }
  const whole: Readonly<Record<string, string | undefined>> = {
    ...{ description: products.description, media: products.media, variants: products.variants },
    ...{ options: options.title, manageVariants: products.variants },
  }
  const named = new Map<string, NamedField>()
  for (const { field, before, after } of fields) {
    const root = field.split(/[.[]/)[0] ?? field
    const name = simple[field] ?? whole[root] ?? field
    if (field === 'visible') {
      const texts = { true: products.visibilities.true, false: products.visibilities.false }
      const text = (value: unknown) => (value === true ? texts.true : texts.false)
      named.set(field, { name: products.visibility, values: [text(before), text(after)] })
    } else if (field === 'discount.type') {
      const kinds: Readonly<Record<string, string | undefined>> = products.discountTypes
      const text = (value: unknown) => kinds[String(value)]
      named.set(field, { name: products.discountType, values: [text(before), text(after)] })
    } else if (field === 'discount' || field === 'collectionIds') {
      const texts = { discount: products.discount, collectionIds: products.collections }
      named.set(field, { name: texts[field] })
    } else {
      const isKnown = before !== undefined || after !== undefined
      named.set(name, whole[root] === undefined && isKnown ? { name, values: [before, after] } : { name })
    }
  }
  return [...named.values()]
}

interface NamingTexts {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly yes: string
  readonly no: string
}

/**
 * Names the changed fields of other things, by the texts for their first part. Values that
 * only a program could read aren't shown.
 */
export const namedBy = ({ fields: texts, yes, no }: NamingTexts, fields: readonly Field[]): NamedField[] => {
  const told = (value: unknown) => (value === true ? yes : value === false ? no : value)
  const named = new Map<string, NamedField>()
  for (const { field, before, after } of fields) {
    const [root = field] = field.split(/[.[]/)
    const text = texts[root]
    const isSimple = typeof before !== 'object' && typeof after !== 'object' && root === field
    if (text !== undefined && !isSimple) named.set(text, { name: text })
    else if (field.endsWith('Id') || field === 'arrangedItems') named.set(field, { name: text ?? field })
    else named.set(field, { name: text ?? field, values: [told(before), told(after)] })
  }
  return [...named.values()]
}
