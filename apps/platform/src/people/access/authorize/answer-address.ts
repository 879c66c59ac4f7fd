/** Where an answer goes, and in which part of that address. */
export interface AnswerPlace {
  readonly redirectUri: string
  readonly responseMode: 'query' | 'fragment'
  readonly state?: string | undefined
}

/** Adds an answer to the redirect address, with the state unchanged (RFC 6749, section 4.1.2). */
export const answerAddress = (
  { redirectUri, responseMode, state }: AnswerPlace,
  parameters: Readonly<Record<string, string>>,
): string => {
  const address = new URL(redirectUri)
  const answer = responseMode === 'query' ? address.searchParams : new URLSearchParams()
  for (const [name, value] of Object.entries({ ...parameters, ...(state && { state }) }))
    answer.set(name, value)
  if (responseMode === 'fragment') address.hash = answer.toString()
  return address.href
}
