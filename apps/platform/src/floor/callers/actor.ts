import type { IncomingHttpHeaders } from 'node:http'
import type { Scope } from '@vitrine/contract'

/** Who makes a call, as the access token says. Every actor but Nobody belongs to one site. */
export type Actor = Somebody | Nobody
export type Somebody = AnonymousVisitor | Member | BackOfficeUser | App

export interface AnonymousVisitor {
  readonly type: 'ANONYMOUS_VISITOR'
  readonly siteId: string
  readonly clientId: string
  readonly visitorId: string
}

export interface Member {
  readonly type: 'MEMBER'
  readonly siteId: string
  readonly clientId: string
  readonly memberId: string
  /** The session that the token came from; `sessionsStore.find` tells when the member proved who they are. */
  readonly sessionId?: string | undefined
}

/** A merchant or an owner. */
export interface BackOfficeUser {
  readonly type: 'WIX_USER'
  readonly siteId: string
  readonly userId: string
  readonly owner: boolean
}

/** An API key or an app client; `appId` is its id. */
export interface App {
  readonly type: 'APP'
  readonly siteId: string
  readonly appId: string
  /** What it may do; see the contract's `SCOPES`. */
  readonly scopes: readonly Scope[]
  /** Whose token came along with the key: a storefront's server acts for its visitor. */
  readonly through?: AnonymousVisitor | Member | undefined
}

/** A caller without a token, on calls that need none. */
export interface Nobody {
  readonly type: 'NOBODY'
}

/** Names a caller in their shop, for what is kept of each; the kind in front keeps one from being taken for another. */
export const principalOf = (actor: Somebody): string => {
  switch (actor.type) {
    case 'ANONYMOUS_VISITOR':
      return `visitor:${actor.visitorId}`
    case 'MEMBER':
      return `member:${actor.memberId}`
    case 'WIX_USER':
      return `user:${actor.userId}`
    case 'APP':
      return `app:${actor.appId}`
  }
}

/** Finds out who calls, from the headers of a request. */
export type FindCaller = (headers: IncomingHttpHeaders) => Actor | Promise<Actor>

/** Merchants and apps name prices, items and discounts of their own; visitors and members never. */
export const isMerchantSide = ({ type }: Somebody): boolean => type === 'WIX_USER' || type === 'APP'
