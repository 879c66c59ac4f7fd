import { answerPlainPage } from './plain-page.js'
import { endAfter } from './request-body.js'

const TOO_LARGE = {
  en: {
    title: 'That was too large',
    text: 'Your browser sent more than this shop accepts. Nothing was saved. Please go back and try again with less text.',
    again: 'Try again',
  },
  de: {
    title: 'Das war zu viel',
    text: 'Ihr Browser hat mehr gesendet, als dieser Shop annimmt. Es wurde nichts gespeichert. Bitte gehen Sie zurück und versuchen Sie es mit weniger Text.',
    again: 'Noch einmal versuchen',
  },
}

const BUSY = {
  en: {
    title: 'The shop is busy right now',
    text: 'Your cart is safe. Please try again in a moment.',
    again: 'Try again',
  },
  de: {
    title: 'Gerade ist viel los',
    text: 'Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
    again: 'Noch einmal versuchen',
  },
}

const BUSY_SECONDS = 2

/**
 * Refuses a body that is too large, and closes its connection.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./plain-page.js').Shop} shop
 */
export function answerTooLarge(request, response, shop) {
  endAfter(request, response)
  const words = shop.language === 'de' ? TOO_LARGE.de : TOO_LARGE.en
  answerPlainPage(request, response, { status: 413, shop, words })
}

/**
 * Refuses a page when the server is already rendering as many as it can.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./plain-page.js').Shop} shop
 */
export function answerBusy(request, response, shop) {
  const words = shop.language === 'de' ? BUSY.de : BUSY.en
  answerPlainPage(request, response, { status: 503, shop, words, retrySeconds: BUSY_SECONDS })
}
