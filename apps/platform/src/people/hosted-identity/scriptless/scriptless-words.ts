import type { FastifyRequest } from 'fastify'
import { askedLanguage, type PageLanguage } from '../../../floor/http/pages/asked-language.ts'

const en = {
  language: 'en',
  logIn: 'Log in',
  logInTo: (shop: string) => `Log in to ${shop}`,
  needsScripts: 'This page needs JavaScript. Turn it on in your browser’s settings and reload the page.',
  orShop: (shop: string) => `Or go back to ${shop}, where you may be able to continue without it.`,
  toShop: (shop: string) => `Go to ${shop}`,
  choose: 'Choose a new password',
  chooseText: 'This logs you out on all other devices.',
  newPassword: 'New password',
  hint: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  set: 'Set password',
  weak: {
    MIN_LENGTH: 'Use at least 8 characters.',
    MAX_LENGTH: 'Use 256 characters or fewer.',
    OTHER: 'This password is too easy to guess. Please choose another.',
  },
  tooMany: 'Too many attempts. Please wait a few minutes.',
  isSet: 'Your password is set',
  isSetText: 'You can log in with it now.',
  spent: 'This link has expired',
  spentText:
    'A link works once, for a limited time. If you’ve asked for several, only the latest works. You can get another on the login page.',
}

/** The texts of the login pages without scripts. */
export type ScriptlessWords = typeof en

const de: ScriptlessWords = {
  language: 'de',
  logIn: 'Anmelden',
  logInTo: (shop) => `Bei ${shop} anmelden`,
  needsScripts:
    'Diese Seite braucht JavaScript. Schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.',
  orShop: (shop) => `Oder gehen Sie zurück zu ${shop}. Dort geht es vielleicht auch ohne JavaScript.`,
  toShop: (shop) => `Zu ${shop}`,
  choose: 'Wählen Sie ein neues Passwort',
  chooseText: 'Auf allen anderen Geräten werden Sie abgemeldet.',
  newPassword: 'Neues Passwort',
  hint: 'Mindestens 8 Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  set: 'Passwort speichern',
  weak: {
    MIN_LENGTH: 'Mindestens 8 Zeichen.',
    MAX_LENGTH: 'Höchstens 256 Zeichen.',
    OTHER: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  },
  tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten.',
  isSet: 'Ihr Passwort ist gespeichert',
  isSetText: 'Sie können sich jetzt damit anmelden.',
  spent: 'Dieser Link ist abgelaufen',
  spentText:
    'Ein Link gilt nur einmal und nur für begrenzte Zeit. Haben Sie mehrere angefordert, gilt nur der neueste. Auf der Anmeldeseite können Sie einen neuen anfordern.',
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, ScriptlessWords>

/** The texts in a browser's language. */
export const wordsFor = (request: FastifyRequest): ScriptlessWords => WORDS[askedLanguage(request)]
