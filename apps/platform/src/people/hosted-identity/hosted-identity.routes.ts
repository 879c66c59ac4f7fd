import {
  HostedLoginRequest,
  HostedLogOutRequest,
  HostedLookRequest,
  HostedNewPasswordRequest,
  HostedRecoveryRequest,
  HostedRegisterRequest,
  HostedSetUpRequest,
  HostedStateRequest,
  HostedVerifyRequest,
} from '@vitrine/contract/hosted-identity'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { assertJson, bodyReader, keepHere } from '../../floor/http/pages/page-calls.ts'
import { assertSameSite } from '../../floor/http/pages/same-site.ts'
import type { Brands } from '../../shop/brand/brands.ts'
import type { AuthorizeRequests } from '../access/authorize/authorize-requests.ts'
import type { FinishLogin } from './finish-login.ts'
import type { LogOut } from './log-out.ts'
import type { MemberLogins } from './member-logins.ts'
import { askedOf, type PageCall } from './pages-request.ts'
import type { SetNewPassword } from './set-new-password.ts'
import type { OwnerSetUp } from './set-up/owner-set-up.ts'
import type { createShowLogin } from './show-login.ts'
import type { createLogInStaff } from './staff/log-in-staff.ts'
import type { StaffWayIn } from './staff/staff-way-in.ts'

export interface HostedIdentityParts {
  readonly requests: AuthorizeRequests
  readonly show: ReturnType<typeof createShowLogin>
  readonly finish: FinishLogin
  readonly logInStaff: ReturnType<typeof createLogInStaff>
  readonly sendWayIn: StaffWayIn['send']
  readonly members: MemberLogins
  readonly brands: Brands
  readonly newPassword: SetNewPassword
  readonly setUp: OwnerSetUp
  readonly logOut: LogOut
  readonly platformUrl: string
}

/**
 * Serves the login pages' calls below `/login-api`. Cookies identify the caller, so requests from other sites
 * are refused and bodies must be JSON, which no other site's form can send to log someone in or out.
 */
export const hostedIdentityRoutes = (app: FastifyInstance, parts: HostedIdentityParts): void => {
  const { requests, show, finish, logInStaff, sendWayIn, members, brands, newPassword, setUp, platformUrl } =
    parts

  const serve = (
    method: 'GET' | 'POST',
    path: string,
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void => {
    app.route({
      method,
      url: `/login-api${path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        keepHere(reply)
        assertSameSite(request, platformUrl)
        if (method !== 'GET') assertJson(request)
        return reply.send(await handle(request, reply))
      },
    })
  }
  const callOf = async (request: FastifyRequest, reply: FastifyReply): Promise<PageCall> => {
    const id = isObject(request.params) ? String(request.params.id) : ''
    return { request, reply, id, asked: await askedOf(requests, id) }
  }
  const step = <Body>(
    name: string,
    read: (request: FastifyRequest) => Body,
    take: (call: PageCall, body: Body) => Promise<unknown>,
  ): void =>
    serve('POST', `/requests/:id/${name}`, async (request, reply) => {
      const body = read(request)
      return take(await callOf(request, reply), body)
    })

  serve('GET', '/requests/:id', async (request, reply) => show(await callOf(request, reply)))
  step('login', bodyReader(HostedLoginRequest), (call, body) =>
    call.asked.clientKind === 'console' ? logInStaff(call, body) : members.logIn(call, body),
  )
  step('register', bodyReader(HostedRegisterRequest), forMembers(members.register))
  step('verify', bodyReader(HostedVerifyRequest), forMembers(members.verify))
  step('resend', bodyReader(HostedStateRequest), forMembers(members.resend))
  step('proceed', bodyReader(HostedStateRequest), forMembers(members.proceed))
  step('recovery', bodyReader(HostedRecoveryRequest), (call, body) =>
    call.asked.clientKind === 'console' ? sendWayIn(call, body) : members.sendRecovery(call, body),
  )
  step('continue', nothing, finish.goOn)
  step('refuse', nothing, finish.refuse)

  serve('GET', '/brand', async ({ query }) => {
    const clientId = isObject(query) && typeof query.clientId === 'string' ? query.clientId : ''
    return { brand: await brands.ofClient(clientId) }
  })
  const [readPassword, readLogOut] = [bodyReader(HostedNewPasswordRequest), bodyReader(HostedLogOutRequest)]
  const [readLook, readSetUp] = [bodyReader(HostedLookRequest), bodyReader(HostedSetUpRequest)]
  serve('POST', '/new-password/look', async (request) => {
    const { token } = readLook(request)
    return { brand: await brands.of(await newPassword.look(token)) }
  })
  serve('POST', '/new-password', (request, reply) => newPassword.set(request, reply, readPassword(request)))
  serve('POST', '/log-out/look', (request) => parts.logOut.look(request, readLogOut(request)))
  serve('POST', '/log-out', (request, reply) => parts.logOut.leave(request, reply, readLogOut(request)))
  serve('POST', '/set-up/look', async (request) => {
    const { token } = readLook(request)
    return { brand: await brands.of(await setUp.look(token)) }
  })
  serve('POST', '/set-up', (request) => setUp.open(readSetUp(request)))
}

/** The owner adds staff: a console has no registration. */
const forMembers =
  <Body>(take: (call: PageCall, body: Body) => Promise<unknown>) =>
  async (call: PageCall, body: Body): Promise<unknown> => {
    if (call.asked.clientKind === 'console') throw fail('PERMISSION_DENIED')
    return take(call, body)
  }

const nothing = (): object => ({})
