import { answerPlainPage } from './plain-page.js'

/** After so many seconds search engines and browsers may come again. */
const RETRY_SECONDS = 600

const WORDS = {
  en: {
    title: 'Back in a moment',
    text: 'We are putting things in order behind the counter. Your cart and your orders are safe; please come back in a few minutes.',
    again: 'Try again',
  },
  de: {
    title: 'Gleich wieder da',
    text: 'Wir räumen hinter der Ladentheke auf. Ihr Warenkorb und Ihre Bestellungen sind sicher; bitte kommen Sie in ein paar Minuten wieder.',
    again: 'Noch einmal versuchen',
  },
}

/**
 * Answers every page while the shop is closed for work (`MAINTENANCE=on`): 503, in the language of the address, and never kept.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} language
 */
export function answerClosed(request, response, language) {
  const words = language === 'de' ? WORDS.de : WORDS.en
  answerPlainPage(request, response, { status: 503, language, words, retrySeconds: RETRY_SECONDS })
}
