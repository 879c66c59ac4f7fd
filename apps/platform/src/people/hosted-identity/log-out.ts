import type { HostedLogOutRequest, HostedLook, HostedNext } from '@vitrine/contract/hosted-identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brands } from '../../shop/brand/brands.ts'
import type { LogoutPage } from '../redirects/logout-page.ts'

/** What the logout page needs. */
export interface LogOut {
  /**
   * Finds the brand of the page: the shop where the browser is logged in, otherwise the client's.
   * @throws {Failure} NOT_FOUND when there is neither
   */
  look(request: FastifyRequest, given: HostedLogOutRequest): Promise<HostedLook>
  /**
   * Ends everything that a browser has open here, and returns where to go next: a registered address of the
   * client, or nowhere.
   */
  leave(request: FastifyRequest, reply: FastifyReply, given: HostedLogOutRequest): Promise<HostedNext>
}

export const createLogOut = (logoutPage: LogoutPage, brands: Brands): LogOut => ({
  look: async (request, given) => {
    const siteId = await logoutPage.strangerAt(request, await logoutPage.read(given))
    return { brand: siteId ? await brands.of(siteId) : await brands.ofClient(given.clientId ?? '') }
  },
  leave: async (request, reply, given) => {
    const leaving = await logoutPage.read(given)
    await logoutPage.end(request, reply, leaving)
    return leaving.to ? { to: leaving.to } : {}
  },
})
