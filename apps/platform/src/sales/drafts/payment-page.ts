import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import type { PageLanguage } from '../../floor/http/pages/asked-language.ts'
import { escaped } from '../../floor/http/pages/html.ts'
import { type PlainLook, plainPage } from '../../floor/http/pages/plain-page.ts'

/** Why a link to pay leads nowhere. */
export type NoPayment = 'expired' | 'unknown'

const en = {
  expired: {
    title: 'This link has expired',
    text: 'Nothing was ordered or charged. Ask the shop for a new link if you still want to pay.',
  },
  unknown: {
    title: 'This link isn’t valid',
    text: 'Check that you have opened the whole link. The shop may also have withdrawn it.',
  },
  back: 'Back to shop',
}

const de: typeof en = {
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Es wurde nichts bestellt und nichts bezahlt. Bitten Sie den Shop um einen neuen Link, wenn Sie noch bezahlen möchten.',
  },
  unknown: {
    title: 'Dieser Link ist ungültig',
    text: 'Prüfen Sie, ob Sie den ganzen Link geöffnet haben. Vielleicht hat der Shop ihn auch zurückgezogen.',
  },
  back: 'Zum Shop',
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/** Writes the page behind a link to pay that can't be used. */
export const noPaymentPage = (
  why: NoPayment,
  language: PageLanguage,
  brand: HostedBrand | undefined,
  look: PlainLook | undefined,
): string => {
  const t = WORDS[language]
  const mark = brand
    ? `<p class="mark">${brand.logoUrl ? `<img src="${escaped(brand.logoUrl)}" alt="${escaped(brand.name)}">` : escaped(brand.name)}</p>`
    : ''
  const back = brand ? `<p><a class="button" href="${escaped(brand.shopUrl)}">${t.back}</a></p>` : ''
  const { title, text } = t[why]
  return plainPage(title, `${mark}<h1>${title}</h1><p>${text}</p>${back}`, language, look)
}
