/** Who caused an event, as the wire names them. */
export type EventIdentity =
  | { readonly identityType: 'ANONYMOUS_VISITOR'; readonly anonymousVisitorId: string }
  | { readonly identityType: 'MEMBER'; readonly memberId: string }
  | { readonly identityType: 'WIX_USER'; readonly wixUserId: string }
  | { readonly identityType: 'APP'; readonly appId: string }

/** Reads the name that `principalOf` gave a caller; undefined for none. */
export const identityOf = (principal: string): EventIdentity | undefined => {
  const at = principal.indexOf(':')
  const id = principal.slice(at + 1)
  switch (principal.slice(0, Math.max(at, 0))) {
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id }
    case 'member':
      return { identityType: 'MEMBER', memberId: id }
    case 'user':
      return { identityType: 'WIX_USER', wixUserId: id }
    case 'app':
      return { identityType: 'APP', appId: id }
    default:
      return undefined
  }
}
