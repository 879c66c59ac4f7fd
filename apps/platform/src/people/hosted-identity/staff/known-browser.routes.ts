import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../../floor/failure.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import { askedLanguage, type PageLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { plainPage, sendPlainPage } from '../../../floor/http/pages/plain-page.ts'
import { assertSameSite } from '../../../floor/http/pages/same-site.ts'
import type { StaffWayIn } from './staff-way-in.ts'

const WORDS = {
  en: {
    title: 'Log in with this browser?',
    text: (email: string) =>
      `With this link you can log in as ${email} in this browser, even while others are guessing the password.`,
    caution: 'Continue only if you asked for this link and this is your own browser.',
    action: 'Continue to log in',
    spent: 'This link no longer works',
    spentText:
      'It was already used, or it’s more than an hour old. You can get another link on the login page.',
  },
  de: {
    title: 'Mit diesem Browser anmelden?',
    text: (email: string) =>
      `Mit diesem Link können Sie sich in diesem Browser als ${email} anmelden, auch während andere das Passwort zu erraten versuchen.`,
    caution: 'Fahren Sie nur fort, wenn Sie den Link angefordert haben und dies Ihr eigener Browser ist.',
    action: 'Weiter zur Anmeldung',
    spent: 'Dieser Link gilt nicht mehr',
    spentText:
      'Er wurde schon benutzt oder ist älter als eine Stunde. Fordern Sie dort, wo Sie sich anmelden, einen neuen an.',
  },
} as const satisfies Record<PageLanguage, object>

const PATH = '/login/known-browser'

/**
 * Serves the page behind the link that marks a browser as known. A mail scanner that only opens it doesn't
 * consume it.
 */
export const knownBrowserRoutes = (app: FastifyInstance, wayIn: StaffWayIn, platformUrl: string): void => {
  const spent = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = askedLanguage(request)
    const { spent: title, spentText } = WORDS[language]
    return sendPlainPage(reply)
      .code(400)
      .send(plainPage(title, `<h1>${title}</h1><p>${spentText}</p>`, language))
  }

  app.get(PATH, async (request, reply) => {
    const { token, request: id } = textsOf(request.query)
    const user = await wayIn.look(token)
    if (!user) return spent(request, reply)
    const language = askedLanguage(request)
    const t = WORDS[language]
    const body = [
      `<h1>${t.title}</h1><p>${escaped(t.text(user.email))}</p><p>${t.caution}</p>`,
      `<form method="post" action="${PATH}"><input type="hidden" name="token" value="${escaped(token)}">`,
      `<input type="hidden" name="request" value="${escaped(id)}">`,
      `<button type="submit">${t.action}</button></form>`,
    ]
    return sendPlainPage(reply).send(plainPage(t.title, body.join(''), language))
  })

  app.post(PATH, async (request, reply) => {
    assertSameSite(request, platformUrl)
    const { token, request: id } = textsOf(request.body)
    try {
      await wayIn.open(reply, token)
    } catch (error) {
      if (error instanceof Failure && error.code === 'NOT_FOUND') return spent(request, reply)
      throw error
    }
    return reply.redirect(`${platformUrl}/login/log-in?${new URLSearchParams({ request: id })}`, 303)
  })
}

const textsOf = (given: unknown): { token: string; request: string } => {
  const text = (name: string): string => {
    const value = isObject(given) ? given[name] : undefined
    return typeof value === 'string' ? value.slice(0, 200) : ''
  }
  return { token: text('token'), request: text('request') }
}
