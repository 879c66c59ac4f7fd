import { CommerceError } from '@vitrine/client'
import { type Choices, productReference } from '@vitrine/react/pure'
import { data } from 'react-router'
import { type AddAnswer, choicesOf } from '../../cart/add-form.server.ts'
import { refusal, refusalOf } from '../../cart/cart.server.ts'
import { pathIn } from '../../messages/languages.ts'
import { settings } from '../../settings.server.ts'
import type { Visitor } from '../../shop.server.ts'
import type { ProductPage } from './product-page.ts'

/** Handles the form of a sold-out item: asks for a mail when it is back. */
export async function askForMail(form: FormData, visitor: Visitor, product: ProductPage) {
  const { answers, client } = visitor
  const choices = choicesOf(form, product)
  const email = String(form.get('email') ?? '').trim()
  try {
    await client.backInStockNotifications.createBackInStockNotificationRequest({
      email,
      catalogReference: productReference(product.id, { choices }),
      itemUrl: addressOf(product, choices, visitor),
    })
    return data<AddAnswer>({ choices, email, willTell: true })
  } catch (error) {
    if (error instanceof CommerceError && error.code === 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS')
      return data<AddAnswer>({ choices, email, willTell: true })
    const isInvalid = error instanceof CommerceError && error.code === 'INVALID_ARGUMENT'
    const { problem, init } = isInvalid
      ? refusal(answers.emailLike)
      : refusalOf(error, answers, () => answers.cannotTell)
    return data<AddAnswer>({ choices, email, problem }, init)
  }
}

const addressOf = ({ slug }: ProductPage, choices: Choices, { language }: Visitor): string => {
  const query = new URLSearchParams(choices)
  return `${settings.storefrontUrl}${pathIn(language, `/products/${slug}`)}${query.size > 0 ? `?${query}` : ''}`
}
