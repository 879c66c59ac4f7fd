import type { IncomingHttpHeaders } from 'node:http'
import type { Scope } from '@vitrine/contract'

/** Who makes a call, according to the access token. Every known actor belongs to one site. */
export type Actor = KnownActor | UnknownActor
export type KnownActor = AnonymousVisitor | Member | BackOfficeUser | App

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
  /** The session of the token. `sessionsStore.find` returns when the member last logged in to it. */
  readonly sessionId?: string | undefined
}

/** A merchant or an owner. */
export interface BackOfficeUser {
  readonly type: 'WIX_USER'
  readonly siteId: string
  readonly userId: string
  readonly owner: boolean
}

/** An API key or app client; `appId` is its id. */
export interface App {
  readonly type: 'APP'
  readonly siteId: string
  readonly appId: string
  /** What it may do; see the contract's `SCOPES`. */
  readonly scopes: readonly Scope[]
  /** Set when a visitor's token came with the key: a storefront's server acts for its visitor. */
  readonly through?: AnonymousVisitor | Member | undefined
}

/** A caller without a token, for calls that need none. */
export interface UnknownActor {
  readonly type: 'UNKNOWN'
}

/** Returns a caller's name within the shop, for data stored per caller. The prefix keeps the kinds apart. */
export const principalOf = (actor: KnownActor): string => {
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

/** Finds the caller from the headers of a request. */
export type FindCaller = (headers: IncomingHttpHeaders) => Actor | Promise<Actor>

/** Merchants and apps can set prices, items and discounts; visitors and members can't. */
export const isMerchantSide = ({ type }: KnownActor): boolean => type === 'WIX_USER' || type === 'APP'

/** Returns the client that a caller came through; an app client is its own. Users and keys have none. */
export const clientIdOf = (actor: KnownActor): string | undefined => {
  switch (actor.type) {
    case 'WIX_USER':
      return undefined
    case 'APP':
      return actor.through?.clientId ?? actor.appId
    default:
      return actor.clientId
  }
}
