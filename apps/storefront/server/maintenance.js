import { answerPlainPage } from './plain-page.js'

/** Seconds until search engines and browsers should retry. */
const RETRY_SECONDS = 600

const WORDS = {
  en: {
    title: 'Back in a moment',
    text: 'We’re doing some maintenance. Your cart and your orders are safe. Please come back in a few minutes.',
    again: 'Try again',
  },
  de: {
    title: 'Gleich wieder da',
    text: 'Wir arbeiten gerade an unserem Shop. Ihr Warenkorb und Ihre Bestellungen sind sicher. Bitte kommen Sie in ein paar Minuten wieder.',
    again: 'Noch einmal versuchen',
  },
}

/**
 * Answers every page during maintenance (`MAINTENANCE=on`): 503, in the language of the address, never
 * cached.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./plain-page.js').Shop} shop
 */
export function answerClosed(request, response, shop) {
  const words = shop.language === 'de' ? WORDS.de : WORDS.en
  answerPlainPage(request, response, { status: 503, shop, words, retrySeconds: RETRY_SECONDS, isAlone: true })
}
