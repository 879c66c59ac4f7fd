import type { Choices } from '@vitrine/react/pure'
import type { Piece } from '../../cart/shown-cart.ts'
import type { ProductPage } from '../../catalog/product/product-page.ts'
import { LANGUAGES } from '../../messages/languages.ts'

/** The selection, as the cart shows it until the shop answers. */
export function pieceOf(
  product: ProductPage,
  choices: Choices,
  variant: ProductPage['variants'][number] | undefined,
): Pick<Piece, 'look' | 'amount'> {
  const { slug, name, gallery, langs, options } = product
  const { price, amount } = variant ?? product
  const [first] = gallery
  return {
    look: {
      name,
      path: `/products/${slug}`,
      ...(first?.kind === 'picture' && { picture: first.picture }),
      ...(langs?.name && { lang: langs.name }),
      details: options.flatMap(({ name, title = name, lang, choices: all }) => {
        const choice = all.find(({ label }) => label === choices[name])
        return choice
          ? [
              {
                name: title,
                value: choice.text ?? choice.label,
                ...((choice.lang ?? lang) && { lang: LANGUAGES[0] }),
              },
            ]
          : []
      }),
      unitPrice: price?.now ?? '',
      ...(price?.before && { before: price.before }),
    },
    amount: amount?.toString(),
  }
}
