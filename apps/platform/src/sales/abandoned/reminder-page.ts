import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import type { PageLanguage } from '../../floor/http/pages/asked-language.ts'
import { escaped } from '../../floor/http/pages/html.ts'
import { type PlainLook, plainPage } from '../../floor/http/pages/plain-page.ts'

/**
 * What the page behind a reminder's link says: asks whether reminders should end, that they have ended, or why there
 * is no checkout to continue.
 */
export type ReminderNotice = 'ask' | 'off' | 'bought' | 'paying' | 'gone' | 'unknown'

const en = {
  ask: {
    title: 'Stop reminders?',
    text: (shop: string) =>
      `${shop} won’t remind you again about orders you start and don’t finish. Emails about your orders still arrive.`,
  },
  off: {
    title: 'Reminders are off',
    text: (shop: string) =>
      `${shop} won’t remind you again about orders you start and don’t finish. Emails about your orders still arrive.`,
  },
  bought: {
    title: 'You’ve already ordered this',
    text: () => 'Your order has been placed, so there is nothing left to do here.',
  },
  paying: {
    title: 'This order is being paid',
    text: () =>
      'A payment for it is on its way. Look for the confirmation in your email, or try again in a few minutes.',
  },
  gone: {
    title: 'This cart is no longer here',
    text: () => 'Carts that aren’t used are deleted after some time. Nothing was ordered or charged.',
  },
  unknown: {
    title: 'This link isn’t valid',
    text: () => 'Check that you have opened the whole link from the email.',
  },
  stop: 'Stop reminders',
  back: 'Back to shop',
}

const de: typeof en = {
  ask: {
    title: 'Keine Erinnerungen mehr?',
    text: (shop) =>
      `${shop} erinnert Sie dann nicht mehr an Bestellungen, die Sie begonnen und nicht abgeschlossen haben. E-Mails zu Ihren Bestellungen bekommen Sie weiterhin.`,
  },
  off: {
    title: 'Erinnerungen sind abbestellt',
    text: (shop) =>
      `${shop} erinnert Sie nicht mehr an Bestellungen, die Sie begonnen und nicht abgeschlossen haben. E-Mails zu Ihren Bestellungen bekommen Sie weiterhin.`,
  },
  bought: {
    title: 'Sie haben schon bestellt',
    text: () => 'Ihre Bestellung ist eingegangen. Hier ist nichts mehr zu tun.',
  },
  paying: {
    title: 'Diese Bestellung wird gerade bezahlt',
    text: () =>
      'Die Zahlung ist unterwegs. Achten Sie auf die Bestätigung per E-Mail, oder versuchen Sie es in einigen Minuten noch einmal.',
  },
  gone: {
    title: 'Dieser Warenkorb ist nicht mehr da',
    text: () => 'Warenkörbe werden nach einiger Zeit gelöscht. Es wurde nichts bestellt und nichts bezahlt.',
  },
  unknown: {
    title: 'Dieser Link ist ungültig',
    text: () => 'Prüfen Sie, ob Sie den ganzen Link aus der E-Mail geöffnet haben.',
  },
  stop: 'Erinnerungen abbestellen',
  back: 'Zum Shop',
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/** Writes the page behind a reminder's link. Its one form works without scripts. */
export const reminderPage = (
  notice: ReminderNotice,
  language: PageLanguage,
  brand: HostedBrand | undefined,
  look: PlainLook | undefined,
): string => {
  const t = WORDS[language]
  const { title, text } = t[notice]
  const mark = brand
    ? `<p class="mark">${brand.logoUrl ? `<img src="${escaped(brand.logoUrl)}" alt="${escaped(brand.name)}">` : escaped(brand.name)}</p>`
    : ''
  const form = notice === 'ask' ? `<form method="post"><button>${t.stop}</button></form>` : ''
  // One button is enough where something is asked.
  const back =
    brand && notice !== 'ask' ? `<p><a class="button" href="${escaped(brand.shopUrl)}">${t.back}</a></p>` : ''
  return plainPage(
    title,
    `${mark}<h1>${title}</h1><p>${escaped(text(brand?.name ?? ''))}</p>${form}${back}`,
    language,
    look,
  )
}
