import type { HostedLogOutRequest, HostedLook, HostedNext } from '@vitrine/contract/hosted-identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brands } from '../../shop/brand/brands.ts'
import type { WayOut } from '../redirects/way-out.ts'

/** What the page of the way out asks for. */
export interface LogOut {
  /**
   * Tells whose page it is: of the shop that the browser is logged in at, else of the client's.
   *
   * @throws {Failure} NOT_FOUND when there is neither
   */
  look(request: FastifyRequest, given: HostedLogOutRequest): Promise<HostedLook>
  /** Ends what a browser has begun here, and says where to go on: to what the client registered, or nowhere. */
  leave(request: FastifyRequest, reply: FastifyReply, given: HostedLogOutRequest): Promise<HostedNext>
}

export const createLogOut = (wayOut: WayOut, brands: Brands): LogOut => ({
  look: async (request, given) => {
    const siteId = await wayOut.strangerAt(request, await wayOut.read(given))
    return { brand: siteId ? await brands.of(siteId) : await brands.ofClient(given.clientId ?? '') }
  },
  leave: async (request, reply, given) => {
    const leaving = await wayOut.read(given)
    await wayOut.end(request, reply, leaving)
    return leaving.to ? { to: leaving.to } : {}
  },
})
