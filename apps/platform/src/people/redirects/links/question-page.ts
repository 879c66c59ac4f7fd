import type { PageLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { plainPage } from '../../../floor/http/pages/plain-page.ts'
import { brandMark, type WayBack } from './link-page.ts'
import type { Verdict } from './opening.ts'

/** The question to confirm before a link opens in a browser. */
export interface Question {
  readonly why: Extract<Verdict, 'ANOTHER_OPEN' | 'ANOTHER_LOGIN' | 'ANOTHER_BROWSER'>
  /** Where the answer goes. */
  readonly action: string
  /** The checkout open in this browser, if any. */
  readonly openHere: string | undefined
  readonly back: WayBack | undefined
}

const en = {
  ANOTHER_BROWSER: {
    title: 'This checkout was started in another browser',
    text: 'You can continue here with the same items. Names and addresses entered in the other browser stay there. What you enter here stays here.',
    yes: 'Continue here',
  },
  ANOTHER_LOGIN: {
    title: 'This checkout was started without your account',
    text: 'You can buy the same items with your account. Names and addresses entered elsewhere stay there. What you enter here stays here.',
    yes: 'Continue with my account',
  },
  ANOTHER_OPEN: {
    title: 'You already have a checkout open',
    text: 'This link leads to a different checkout, which was started in another browser. Your open checkout keeps everything you entered.',
    yes: 'Open the other checkout too',
  },
  mine: 'Return to my checkout',
  close: 'Close my checkout and open the other',
  back: { cart: 'Back to cart', shop: 'Back to shop' },
}

const de: typeof en = {
  ANOTHER_BROWSER: {
    title: 'Diese Bestellung wurde in einem anderen Browser begonnen',
    text: 'Sie können hier mit denselben Artikeln weitermachen. Namen und Adressen aus dem anderen Browser bleiben dort. Was Sie hier eingeben, bleibt hier.',
    yes: 'Hier weitermachen',
  },
  ANOTHER_LOGIN: {
    title: 'Diese Bestellung wurde ohne Ihr Konto begonnen',
    text: 'Sie können dieselben Artikel mit Ihrem Konto kaufen. Anderswo eingegebene Namen und Adressen bleiben dort. Was Sie hier eingeben, bleibt hier.',
    yes: 'Mit meinem Konto weitermachen',
  },
  ANOTHER_OPEN: {
    title: 'Sie haben schon eine Bestellung begonnen',
    text: 'Dieser Link führt zu einer anderen Bestellung, die in einem anderen Browser begonnen wurde. In Ihrer Bestellung bleibt alles, was Sie eingegeben haben.',
    yes: 'Die andere Bestellung auch öffnen',
  },
  mine: 'Zurück zu meiner Bestellung',
  close: 'Meine Bestellung schließen und die andere öffnen',
  back: { cart: 'Zurück zum Warenkorb', shop: 'Zurück zum Shop' },
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/** Writes the page that asks before a link opens. It reveals nothing about the checkout or a person. */
export const questionPage = (language: PageLanguage, { why, action, openHere, back }: Question): string => {
  const t = WORDS[language]
  const { title, text, yes } = t[why]
  const way = openHere
    ? link(`/checkout/${openHere}`, t.mine, 'button')
    : back && link(back.address, t.back[back.to], 'button quiet')
  const button = (answer: string, label: string, look = '') =>
    `<p><button${look} name="answer" value="${answer}">${label}</button></p>`
  const answers = openHere
    ? button('open', yes, ' class="quiet"') + button('close', t.close, ' class="quiet"')
    : button('open', yes)
  const form = `<form method="post" action="${escaped(action)}">${answers}</form>`
  return plainPage(
    title,
    `${brandMark(back?.brand)}<h1>${title}</h1><p>${text}</p>${openHere ? (way ?? '') + form : form + (way ?? '')}`,
    language,
    back?.look,
  )
}

const link = (address: string, label: string, look: string): string =>
  `<p><a class="${look}" href="${escaped(address)}">${label}</a></p>`
