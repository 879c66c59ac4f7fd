import type { FastifyRequest } from 'fastify'
import { askedLanguage, type PageLanguage } from '../../../http/asked-language.ts'

const en = {
  language: 'en',
  logIn: 'Log in',
  logInTo: (shop: string) => `Log in to ${shop}`,
  needsScripts:
    'This page needs JavaScript. Turn it on in the settings of your browser, and load the page again.',
  orShop: (shop: string) =>
    `Or go back to ${shop}: what the shop asks on pages of its own may work without it.`,
  toShop: (shop: string) => `Go to ${shop}`,
  choose: 'Choose a new password',
  chooseText: 'You are then logged out everywhere else.',
  newPassword: 'New password',
  hint: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  set: 'Set password',
  weak: {
    MIN_LENGTH: 'This is too short: at least 8 characters, please.',
    MAX_LENGTH: 'This is too long: at most 256 characters, please.',
    OTHER: 'This password is too common, or too close to your address. Please choose another.',
  },
  tooMany: 'Too many tries. Please wait some minutes.',
  isSet: 'Your password is set',
  isSetText: 'From now on it is the new one.',
  spent: 'This link is used up',
  spentText:
    'It was used before, or it is too old, or a newer one was sent after it. Have another one sent where you log in.',
}

/** What the pages for logging in say where no script runs. */
export type ScriptlessWords = typeof en

const de: ScriptlessWords = {
  language: 'de',
  logIn: 'Anmelden',
  logInTo: (shop) => `Bei ${shop} anmelden`,
  needsScripts:
    'Diese Seite braucht JavaScript. Schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.',
  orShop: (shop) =>
    `Oder gehen Sie zurück zu ${shop}: Was der Shop auf eigenen Seiten fragt, geht vielleicht auch ohne.`,
  toShop: (shop) => `Zu ${shop}`,
  choose: 'Wählen Sie ein neues Passwort',
  chooseText: 'Überall sonst werden Sie dann abgemeldet.',
  newPassword: 'Neues Passwort',
  hint: 'Mindestens 8 Zeichen. Einige Wörter hintereinander merkt man sich leicht und errät man schwer.',
  set: 'Passwort setzen',
  weak: {
    MIN_LENGTH: 'Das ist zu kurz: bitte mindestens 8 Zeichen.',
    MAX_LENGTH: 'Das ist zu lang: bitte höchstens 256 Zeichen.',
    OTHER: 'Dieses Passwort ist zu verbreitet oder Ihrer Adresse zu ähnlich. Bitte wählen Sie ein anderes.',
  },
  tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten.',
  isSet: 'Ihr Passwort ist gesetzt',
  isSetText: 'Von jetzt an gilt das neue.',
  spent: 'Dieser Link ist verbraucht',
  spentText:
    'Er wurde schon benutzt, ist zu alt, oder nach ihm wurde ein neuerer geschickt. Lassen Sie sich dort, wo Sie sich anmelden, einen weiteren schicken.',
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, ScriptlessWords>

/** The words of a browser's language. */
export const wordsFor = (request: FastifyRequest): ScriptlessWords => WORDS[askedLanguage(request)]
