import { shop } from '../../session/shop-client.ts'
import type { Product } from '../read-products.ts'

/** A choice as a field's value. */
const keyOf = (option: string, choice: string): string => JSON.stringify([option, choice])

const choicesIn = ({ productOptions }: Product) =>
  productOptions.flatMap(({ name, choices = [] }) =>
    choices.map(({ value = '', description = value, media }) => ({
      ...{ option: name, choice: description, key: keyOf(name, description) },
      mediaIds: (media?.items ?? []).map(({ _id }) => _id),
    })),
  )

/** The choices that a file belongs to. */
export const choicesOf = (product: Product, mediaId: string): string[] =>
  choicesIn(product).flatMap(({ key, mediaIds }) => (mediaIds.includes(mediaId) ? [key] : []))

/** The choices that a file can belong to, by option. Only the choices of one option have files. */
export const choicesFor = (product: Product, mediaId: string) => {
  const all = choicesIn(product)
  const taken = all.find(({ mediaIds }) => mediaIds.some((id) => id !== mediaId))?.option
  return product.productOptions.flatMap(({ name }) => {
    const items = all.flatMap(({ option, choice, key }) =>
      option === name ? [{ value: key, label: choice }] : [],
    )
    return taken === undefined || taken === name ? [{ group: name, items }] : []
  })
}

/** The most choices that one call names. */
const AT_ONCE = 10

/** Gives a file to other choices than before. */
export const assignMedium = async (
  productId: string,
  mediaId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> => {
  const write = async (keys: readonly string[], call: typeof shop.products.addProductMediaToChoices) => {
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      const media = keys.slice(at, at + AT_ONCE).map((key) => {
        const [option, choice] = JSON.parse(key)
        return { option, choice, mediaIds: [mediaId] }
      })
      await call(productId, media)
    }
  }
  await write(
    before.filter((key) => !after.includes(key)),
    shop.products.removeProductMediaFromChoices,
  )
  await write(
    after.filter((key) => !before.includes(key)),
    shop.products.addProductMediaToChoices,
  )
}
