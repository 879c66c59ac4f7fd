const LONGEST_MS = 20_000

/** The outcome of a call. Without an answer, what happened is unknown. */
export interface JsonAnswer {
  readonly ok: boolean
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** Sends JSON and reads JSON. Undefined if there was no answer; truncated or invalid JSON counts as none. */
export const callJson = async (url: string, init: RequestInit): Promise<JsonAnswer | undefined> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(LONGEST_MS) }).then(
    async (response) => ({
      ok: response.ok,
      status: response.status,
      body: await response.json().catch(() => undefined),
      headers: response.headers,
    }),
    () => undefined,
  )
  return answer?.ok && answer.body === undefined ? undefined : answer
}

/** Builds a request. */
export const jsonRequest = (
  method: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method,
  ...(body && { body: JSON.stringify(body) }),
  headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
})
