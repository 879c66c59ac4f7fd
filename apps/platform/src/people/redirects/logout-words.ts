import type { PageLanguage } from '../../floor/http/pages/asked-language.ts'
import { escaped } from '../../floor/http/pages/html.ts'

/** The texts of the logout page without scripts. */
export interface PlainWords {
  readonly language: PageLanguage
  readonly title: string
  /** HTML. */
  readonly body: string
}

const en = {
  done: 'You’re logged out',
  doneText: 'The next person at this browser can’t see your checkout or your orders.',
  back: (shop: string) => `Back to ${shop}`,
  sure: (shop: string) => `Log out of ${shop}?`,
  sureText: 'Your cart and orders stay in your account.',
  logOut: 'Log out',
}

const de: typeof en = {
  done: 'Sie sind abgemeldet',
  doneText:
    'Wer diesen Browser nach Ihnen nutzt, sieht weder Ihre Eingaben an der Kasse noch Ihre Bestellungen.',
  back: (shop) => `Zurück zu ${shop}`,
  sure: (shop) => `Bei ${shop} abmelden?`,
  sureText: 'Ihr Warenkorb und Ihre Bestellungen bleiben in Ihrem Konto.',
  logOut: 'Abmelden',
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/** Confirms the logout when there is nowhere to lead to. */
export const loggedOutWords = (
  language: PageLanguage,
  shop: { readonly name: string; readonly storefrontUrl: string } | undefined,
): PlainWords => {
  const t = WORDS[language]
  const back =
    shop && `<p><a class="button" href="${escaped(shop.storefrontUrl)}">${escaped(t.back(shop.name))}</a></p>`
  return { language, title: t.done, body: `<h1>${t.done}</h1><p>${t.doneText}</p>${back ?? ''}` }
}

/** Asks for confirmation when the logout may not be intended. */
export const confirmLogoutWords = (language: PageLanguage, shopName: string, action: string): PlainWords => {
  const t = WORDS[language]
  return {
    language,
    title: t.sure(shopName),
    body:
      `<h1>${escaped(t.sure(shopName))}</h1><p>${t.sureText}</p>` +
      `<form method="post" action="${escaped(action)}"><button class="button" type="submit">${t.logOut}</button></form>`,
  }
}
