const LONGEST_MS = 20_000

/** What came back: anything may have happened where nothing did. */
export interface JsonAnswer {
  readonly ok: boolean
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** Sends JSON and reads JSON. Undefined where no answer came; what is cut off on its way or is no JSON counts as none. */
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

/** Puts a request together. */
export const jsonRequest = (
  method: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method,
  ...(body && { body: JSON.stringify(body) }),
  headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
})
