import { pictureData } from '../../shop/mail/mail-picture.ts'
import type { TemplateData } from '../../shop/mail/templates/templates.ts'
import type { Site } from '../../shop/sites/site.ts'
import { languageAmong, textsIn } from '../../shop/sites/texts.ts'
import { type CartLine, isCustom, nameIn, priceMinorOf } from '../cart/lines/line.ts'
import { priceWriter } from '../cart/lines/prices.ts'
import type { StoredCheckout } from '../checkout/checkout.ts'
import { mailLocale } from '../orders/order-mails.ts'

/** The most lines that a reminder shows. */
const MOST_LINES = 5

/** What a reminder says about a checkout. */
export const reminderData = (
  site: Site,
  { id, lines, details: { buyerLanguage } }: StoredCheckout,
): TemplateData<'checkout-reminder'> => {
  const language = languageAmong(site, buyerLanguage)
  const texts = textsIn(site, language)
  const price = priceWriter({ ...site, locale: mailLocale(buyerLanguage ?? '', site.locale) }, site.currency)
  return {
    checkoutId: id,
    lines: lines.slice(0, MOST_LINES).map((line) => ({
      ...shown(line, language),
      quantity: line.quantity,
      total: price(priceMinorOf(line) * line.quantity).formattedAmount,
      choices: isCustom(line) ? [] : line.offer.choices.map(({ text }) => texts.of(text) ?? text),
    })),
    more: Math.max(0, lines.length - MOST_LINES),
  }
}

const shown = (line: CartLine, language: string | undefined) => {
  if (isCustom(line)) return { name: line.custom.fields.productName?.original ?? '–' }
  const { offer, overrides } = line
  const url = overrides?.fields.image?.url ?? offer.image?.url
  return {
    name: overrides?.fields.productName?.original ?? nameIn(offer, language),
    ...pictureData(url),
  }
}
