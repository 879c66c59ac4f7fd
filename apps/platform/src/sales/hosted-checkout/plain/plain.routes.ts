import type { HostedCheckout, PayHostedCheckoutRequest } from '@vitrine/contract/hosted-checkout'
import {
  PayHostedCheckoutRequest as PaySchema,
  UpdateHostedCheckoutRequest,
} from '@vitrine/contract/hosted-checkout'
import { compileInput } from '@vitrine/contract/validate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Type from 'typebox'
import { networkOf } from '../../../floor/callers/network.ts'
import { Failure, InvalidArgument } from '../../../floor/failure.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import { askedLanguage, languageOf } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { keepHere } from '../../../floor/http/pages/page-calls.ts'
import { plainPage, sendPlainPage } from '../../../floor/http/pages/plain-page.ts'
import { assertSameSite } from '../../../floor/http/pages/same-site.ts'
import type { HostedSession, HostedSessions } from '../../../people/redirects/hosted-sessions.ts'
import { plainLook } from '../../../people/redirects/plain-look.ts'
import type { PaymentWay } from '../../payments/payment-way.ts'
import type { HostedCheckouts } from '../hosted-checkout.service.ts'
import { readPlainForm } from './plain-form.ts'
import { link, type PlainView } from './plain-parts.ts'
import { backLink, type PlainState, stepBody, stepOf, type TakenCard } from './plain-steps.ts'
import { PLAIN_WORDS } from './plain-words.ts'

export interface PlainRoutesParts {
  readonly checkouts: HostedCheckouts
  readonly hostedSessionOf: HostedSessions['find']
  readonly ways: readonly PaymentWay[]
  readonly platformUrl: string
}

interface Asked {
  Params: { checkoutId: string }
  Querystring: { step?: unknown; methodId?: unknown; token?: unknown; card?: unknown; problem?: unknown }
}

const STYLE =
  'body{place-items:start center}@media(min-width:36rem){body{padding-block:3rem}}table{margin-top:1.5rem}form{margin:0 0 1.5rem}td small{white-space:normal}' +
  '.told{padding:.75rem 0;margin:0;border-top:1px solid var(--rule);display:flex;gap:1rem;justify-content:space-between}.told+:not(.told){margin-top:0}' +
  '.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem;align-items:end}.choice{display:flex;gap:.75rem;margin:0;padding:.875rem 1rem;border:1px solid var(--line);border-bottom-width:0}' +
  '.choice:last-of-type{border-bottom-width:1px;margin:0 0 1.25rem}.choice:has(:checked){background:var(--mat)}' +
  '.choice input{width:auto;min-height:0;margin:.3rem 0 0;accent-color:var(--accent)}.choice span:last-child{margin-left:auto;white-space:nowrap}'

/**
 * Serves the checkout for browsers without scripts, `/checkout/ID/plain`: one form a page, by the same rules as
 * the page with scripts. The cookie identifies the buyer, so forms of other sites are refused.
 */
export const plainRoutes = (app: FastifyInstance, parts: PlainRoutesParts): void => {
  const { checkouts, hostedSessionOf, platformUrl } = parts
  const addressOf = (checkoutId: string) => `${platformUrl}/checkout/${checkoutId}/plain`
  const ways = parts.ways.filter(({ kind, formUrl }) => kind !== 'CARD' || formUrl !== undefined)

  const send = (reply: FastifyReply, { checkout, t, language }: PlainView, body: string): FastifyReply => {
    const plain = plainLook(checkout.brand)
    const look = { ...plain, style: STYLE + plain.style }
    // Without a referrer, browsers send no origin with the form either (Fetch, section 3.2).
    return sendPlainPage(keepHere(reply), '', look)
      .headers({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' })
      .send(plainPage(t.title, body, language, look))
  }

  const show = (
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    checkout: HostedCheckout,
    told: { alerts?: readonly string[]; typed?: PlainState['typed']; step?: string } = {},
  ): FastifyReply => {
    const language = askedLanguage(request)
    const t = PLAIN_WORDS[language]
    const view = { checkout, t, language }
    const { payment, links } = checkout
    if (checkout.order) return thanks(reply, view)
    if (checkout.state === 'EMPTY')
      return send(reply, view, `<h1>${escaped(t.empty)}</h1>${backLink(links, t)}`)
    if (payment && payment.state !== 'DECLINED') return underWay(reply, view)
    const { step, methodId, token, card, problem } = request.query
    const taken: TakenCard | undefined =
      typeof methodId === 'string' && typeof token === 'string' && typeof card === 'string'
        ? { methodId, token, shown: card.slice(0, 60) }
        : undefined
    const offered = ways.filter(({ id }) => checkout.paymentMethods.some((method) => method.id === id))
    const state: PlainState = {
      ...{ ...view, ways: offered, returnUrl: addressOf(checkout.id), card: taken },
      ...{ isCardWrong: problem === 'card', ...(told.typed && { typed: told.typed }) },
    }
    const current = stepOf(checkout, told.step ?? (typeof step === 'string' ? step : undefined))
    const declined = payment && current === 'order' && !taken ? [t.declined] : []
    return send(reply, view, stepBody(current, state, [...(told.alerts ?? []), ...declined]))
  }

  /** Another site can't be the target of a form's redirect, so the browser is led there by a page. */
  const thanks = (reply: FastifyReply, view: PlainView): FastifyReply => {
    const { checkout, t } = view
    const { order, links } = checkout
    const onwards = links.thankYouPageUrl ?? links.postFlowUrl
    if (links.thankYouPageUrl) reply.header('refresh', `0;url=${links.thankYouPageUrl}`)
    const files = (order?.downloads ?? []).map(({ url, fileName }) => link(url, fileName, 'button'))
    return send(
      reply,
      view,
      `<h1>${escaped(t.thanks)}</h1><p>${escaped(t.placed(order?.number ?? ''))}</p>${files.join('')}` +
        (onwards ? link(onwards, links.thankYouPageUrl ? t.toOrder : t.toShop) : ''),
    )
  }

  const underWay = (reply: FastifyReply, view: PlainView): FastifyReply => {
    const { checkout, t } = view
    const { payment } = checkout
    const stop = `<form method="post"><input type="hidden" name="do" value="stop"><button class="quiet">${escaped(t.stop)}</button></form>`
    if (payment?.state === 'STEP' && payment.url)
      return send(
        reply,
        view,
        `<h1>${escaped(t.confirm)}</h1><p>${escaped(t.confirmText)}</p>${link(payment.url, t.toBank, 'button')}${stop}`,
      )
    reply.header('refresh', '4')
    return send(
      reply,
      view,
      `<h1>${escaped(t.waiting)}</h1><p>${escaped(t.waitingText)}</p>${link('?', t.check, 'button')}${stop}`,
    )
  }

  const unknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = askedLanguage(request)
    const t = PLAIN_WORDS[language]
    const body = `<h1>${escaped(t.unknown)}</h1><p>${escaped(t.unknownText)}</p>`
    return sendPlainPage(keepHere(reply))
      .code(404)
      .send(plainPage(t.title, body, language))
  }

  app.get<Asked>('/checkout/:checkoutId/plain', async (request, reply) => {
    const session = await hostedSessionOf(request, request.params.checkoutId)
    if (!session) return unknown(request, reply)
    return show(request, reply, await checkouts.read(session, languageOf(request)))
  })

  app.post<Asked>('/checkout/:checkoutId/plain', async (request, reply) => {
    assertSameSite(request, platformUrl)
    const session = await hostedSessionOf(request, request.params.checkoutId)
    if (!session) return unknown(request, reply)
    const said = readPlainForm(isObject(request.body) ? request.body : {})
    try {
      await carryOut(session, said, networkOf(request.ip))
      return reply.redirect(addressOf(session.checkoutId), 303)
    } catch (error) {
      const alerts = alertsOf(error, askedLanguage(request))
      if (!alerts) throw error
      const { step, typed } = said
      const told = { alerts, ...(step && { step }), ...(typed && { typed }) }
      return show(request, reply.code(400), await checkouts.read(session), told)
    }
  })

  const carryOut = async (
    session: HostedSession,
    said: ReturnType<typeof readPlainForm>,
    network: string,
  ): Promise<void> => {
    if (said.update) await checkouts.update(session, checked(UPDATE, said.update), network)
    if (said.pay)
      await checkouts.pay(session, checked<PayHostedCheckoutRequest>(PAY, said.pay.input), {
        ...{ key: said.pay.key, network, isPlain: true },
      })
    if (said.stops) await checkouts.cancelPayment(session)
  }
}

const UPDATE = compileInput(UpdateHostedCheckoutRequest)
const PAY = compileInput(PaySchema)

const checked = <Input = Type.Static<typeof UpdateHostedCheckoutRequest>>(
  violationsOf: ReturnType<typeof compileInput>,
  input: unknown,
): Input => {
  const violations = violationsOf(input)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return input as Input // as was just checked
}

/** What to tell the buyer; undefined for the platform's own errors. */
const alertsOf = (error: unknown, language: keyof typeof PLAIN_WORDS): string[] | undefined => {
  const t = PLAIN_WORDS[language]
  if (error instanceof InvalidArgument) {
    const names: Readonly<Record<string, unknown>> = t
    const fields = error.violations.map(({ field: path }) => {
      const name = path.split('.').at(-1) ?? path
      const label = name === 'subdivision' ? t.subdivisionOf : names[name]
      // "(if any)" doesn't fit: the country needs it.
      return typeof label === 'string' ? label.replace(/ \(.+\)$/, '') : name
    })
    return [`${t.wrong} ${[...new Set(fields)].join(', ')}`]
  }
  return error instanceof Failure && error.code !== 'INTERNAL' ? [t.refused] : undefined
}
