import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../../floor/http/pages/cookies.ts'
import type { KnownBrowsers } from '../access/authorize/known-browsers.ts'

const KNOWN_SECONDS = 180 * 24 * 3600

/** Marks a browser after an account logged in there, so strangers' failed attempts don't lock it out. */
export interface BrowserMemory {
  find(request: FastifyRequest, siteId: string, email: string): string | undefined
  remember(reply: FastifyReply, siteId: string, email: string): void
}

export const createBrowserMemory = (jar: Cookies, known: KnownBrowsers): BrowserMemory => ({
  find: (request, siteId, email) => known.find(jar.read(request, 'known'), siteId, email),
  remember: (reply, siteId, email) => {
    reply.header('set-cookie', jar.write('known', known.remember(siteId, email), KNOWN_SECONDS))
  },
})
