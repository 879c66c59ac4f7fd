import { CommerceError } from '@vitrine/client'
import type { members } from '@vitrine/client/members'
import { type MiddlewareFunction, redirect } from 'react-router'
import { pathIn, prefixOf } from '../messages/languages.ts'
import { type Visitor, visitorContext } from '../shop.server.ts'
import type { MemberView } from './member-view.ts'

/**
 * Reads the current member, once per request. Undefined once the login has ended on the platform.
 * @throws {CommerceError} when it can't be determined
 */
export function readMember(visitor: Visitor): Promise<MemberView | null> {
  visitor.member ??= fetchMember(visitor)
  return visitor.member
}

async function fetchMember({ client }: Visitor): Promise<MemberView | null> {
  if (!client.auth.loggedIn()) return null
  try {
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    return memberView(member)
  } catch (error) {
    const isOver = error instanceof CommerceError && !error.retryable && !client.auth.loggedIn()
    if (isOver) return null
    throw error
  }
}

export const memberView = ({ _id, loginEmail, profile, contact }: members.Member): MemberView => ({
  id: _id,
  email: loginEmail ?? '',
  nickname: profile?.nickname ?? '',
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  phones: contact?.phones ?? [],
  addresses: (contact?.addresses ?? []).map((address) => ({
    country: address.country ?? '',
    addressLine: address.addressLine ?? '',
    addressLine2: address.addressLine2 ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    subdivision: address.subdivision ?? '',
  })),
})

/** Sends someone to the login, and from there back to the page. */
export function toLogin(url: URL, { language }: Visitor): Response {
  const path = url.pathname.slice(prefixOf(language).length)
  const login = `/login?${new URLSearchParams({ returnTo: path + url.search })}`
  return redirect(pathIn(language, login), 303)
}

/** Lets members in, and sends everyone else to log in and come back. */
export const onlyMembers: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  // If it can't be determined, the page reports that.
  const member = await readMember(visitor).catch(() => undefined)
  if (member !== null) return next()
  // Middleware may return a redirect as it is.
  throw toLogin(url, visitor)
}

/** The same for pages with forms: a form says itself that the login has ended, and keeps what was typed. */
export const onlyMembersOrForms: MiddlewareFunction<Response> = (args, next) =>
  args.request.method === 'POST' ? next() : onlyMembers(args, next)
