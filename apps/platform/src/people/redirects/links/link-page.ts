import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import type { PageLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { type PlainLook, plainPage } from '../../../floor/http/pages/plain-page.ts'

/** Where to go from an invalid link. */
export interface WayBack {
  readonly brand: HostedBrand
  readonly look: PlainLook
  readonly address: string
  readonly to: 'cart' | 'shop'
}

const en = {
  spent: 'This link has expired',
  spentText:
    'It opens your checkout once and only for a short time, so no one else can use it. Opening it again ' +
    'didn’t order or charge anything.',
  goBack: (shop = 'the shop') => `Your cart is still there. Go back to ${shop} and check out from there.`,
  back: { cart: 'Back to cart', shop: 'Back to shop' },
}

const de: typeof en = {
  spent: 'Dieser Link ist abgelaufen',
  spentText:
    'Er führt nur einmal und nur für kurze Zeit zur Kasse, damit ihn niemand sonst benutzen kann. Durch das ' +
    'erneute Öffnen wurde nichts bestellt und nichts bezahlt.',
  goBack: (shop = 'dem Shop') =>
    `Ihr Warenkorb ist noch da. Gehen Sie zurück zu ${shop} und von dort zur Kasse.`,
  back: { cart: 'Zurück zum Warenkorb', shop: 'Zurück zum Shop' },
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/** Writes the page behind a link that is used, too old or unknown. */
export const spentLinkPage = (language: PageLanguage, back: WayBack | undefined): string => {
  const t = WORDS[language]
  const button = back && `<p><a class="button" href="${escaped(back.address)}">${t.back[back.to]}</a></p>`
  return plainPage(
    t.spent,
    `${brandMark(back?.brand)}<h1>${t.spent}</h1><p>${t.spentText}</p><p>${escaped(t.goBack(back?.brand.name))}</p>${button ?? ''}`,
    language,
    back?.look,
  )
}

/** Writes the page's brand; nothing if it is unknown. */
export const brandMark = (brand: HostedBrand | undefined): string =>
  brand ? `<p class="mark">${markOf(brand)}</p>` : ''

const markOf = ({ name, logoUrl }: HostedBrand): string =>
  logoUrl ? `<img src="${escaped(logoUrl)}" alt="${escaped(name)}">` : escaped(name)
