import type { FastifyInstance } from 'fastify'
import { fail } from '../../../floor/failure.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { OwnCaptcha } from './captcha.ts'

/** The address for challenges; anyone may request one, and it is worthless until solved. */
export const CHALLENGE_PATH = '/_api/iam/captcha/challenge'

/**
 * Hands out challenges of our own captcha, with `siteId` for one site only.
 * @param captcha - undefined if another provider hands them out: then this route doesn't exist
 */
export const captchaRoutes = (app: FastifyInstance, captcha: OwnCaptcha | undefined): void => {
  app.get(CHALLENGE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    if (!captcha) throw fail('NOT_FOUND')
    const siteId = isObject(request.query) ? request.query.siteId : undefined
    const challenge = await captcha.challenge(typeof siteId === 'string' ? siteId.slice(0, 100) : undefined)
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(challenge))
  })
}
