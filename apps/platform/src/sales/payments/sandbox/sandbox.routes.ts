import { CardDetails } from '@vitrine/contract/hosted-checkout'
import { compileInput } from '@vitrine/contract/validate'
import type { FastifyInstance } from 'fastify'
import type Type from 'typebox'
import { fail, InvalidArgument, refuse } from '../../../floor/failure.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import { askedLanguage } from '../../../floor/http/pages/asked-language.ts'
import { sendPlainPage } from '../../../floor/http/pages/plain-page.ts'
import { assertSameSite } from '../../../floor/http/pages/same-site.ts'
import { plainLook } from '../../../people/redirects/plain-look.ts'
import { createBrands } from '../../../shop/brand/brands.ts'
import { sandboxStore } from './sandbox.store.ts'
import { brandOf, conductOf, isCardNumber } from './sandbox-cards.ts'
import { SANDBOX_ID, type SandboxParts } from './sandbox-provider.ts'
import { stepPage } from './step-page.ts'

export const TOKENS_PATH = '/sandbox-card/tokens'
export const FORMS_PATH = '/sandbox-card/forms'

const violationsOf = compileInput(CardDetails)

/**
 * Serves a card company's browser endpoints: `POST /sandbox-card/tokens` exchanges a card for a token that
 * doesn't reveal the number; `POST /sandbox-card/forms` does the same for a plain form and leads back;
 * `/sandbox-card/steps/REFERENCE` is where a buyer approves.
 */
export const sandboxRoutes = (app: FastifyInstance, { database, clock, ids, url }: SandboxParts): void => {
  const brands = createBrands(database)

  const tokenFor = async (body: unknown) => {
    const card = readCard(body)
    const at = clock.now()
    if (isOver(card, at)) throw refuse('expiryYear', 'MIN', 'The card has expired')
    const token = `card_${ids.guid()}`
    const shown = { brand: brandOf(card.number), lastDigits: card.number.slice(-4) }
    const conduct = conductOf(card.number)
    await database.transaction((tx) => sandboxStore.saveToken(tx, token, conduct, at, shown))
    return { token, ...shown }
  }

  app.post(TOKENS_PATH, async (request, reply) => {
    assertSameSite(request, url)
    return reply.send(await tokenFor(request.body))
  })

  app.post(FORMS_PATH, async (request, reply) => {
    assertSameSite(request, url)
    const {
      returnUrl = '',
      methodId = '',
      number = '',
      expiry = '',
      securityCode = '',
    } = textsOf(request.body)
    if (!returnUrl.startsWith(`${url}/checkout/`))
      throw refuse('returnUrl', 'FORMAT', 'must be the address of a checkout')
    const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(?:20)?(\d\d)$/.exec(expiry.trim()) ?? []
    const typed = { number: number.replace(/\D/g, ''), securityCode: securityCode.trim() }
    const card = { ...typed, expiryMonth: Number(month), expiryYear: 2000 + Number(year) }
    const back = await tokenFor(card).then(
      ({ token, brand, lastDigits }) => ({ methodId, token, card: `${brand} ${lastDigits}` }),
      (error) => {
        if (error instanceof InvalidArgument) return { problem: 'card' }
        throw error
      },
    )
    return reply.redirect(`${new URL(returnUrl).href.split('?')[0]}?${new URLSearchParams(back)}`, 303)
  })

  app.get<Step>('/sandbox-card/steps/:reference', async (request, reply) => {
    const { params } = request
    const payment = await sandboxStore.findByReference(database, params.reference)
    if (!payment) throw fail('NOT_FOUND')
    const siteId = await sandboxStore.siteOf(database, SANDBOX_ID, payment.paymentId)
    const brand = siteId === undefined ? undefined : await brands.of(siteId)
    const look = brand && plainLook(brand)
    // Without a referrer, browsers send no origin with the form either (Fetch, section 3.2).
    return sendPlainPage(reply, '', look)
      .header('referrer-policy', 'same-origin')
      .send(stepPage(payment, askedLanguage(request), brand, look))
  })

  app.post<Step>('/sandbox-card/steps/:reference', async (request, reply) => {
    assertSameSite(request, url)
    const { params, body } = request
    const payment = await sandboxStore.findByReference(database, params.reference)
    if (!payment) throw fail('NOT_FOUND')
    const to = isObject(body) && body.decision === 'approve' ? 'HELD' : 'DECLINED'
    // A notice as well: the buyer may never return to the shop.
    await database.transaction((tx) => sandboxStore.move(tx, payment.reference, 'STEP', to, clock.now()))
    return reply.redirect(payment.returnUrl, 303)
  })
}

/** The texts of a form's fields. */
const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

interface Step {
  Params: { reference: string }
}

const readCard = (body: unknown): Type.Static<typeof CardDetails> => {
  const violations = violationsOf(body)
  if (violations.length > 0) throw new InvalidArgument(violations)
  const card = body as Type.Static<typeof CardDetails> // as just checked
  if (!isCardNumber(card.number)) throw refuse('number', 'FORMAT', 'must be a card number')
  return card
}

/** A card is valid to the end of its month in the last time zone on earth. */
const isOver = ({ expiryYear, expiryMonth }: Type.Static<typeof CardDetails>, at: number): boolean =>
  Date.UTC(expiryYear, expiryMonth, 1, 12) <= at
