import type { RecordedCall, RecordedError, RecordedRequest } from './recorded.ts'
import type { Outcome } from './replay.ts'

/** One place where our client differs from the recording. */
export interface Difference {
  /** Such as `requests[0].body.lineItems[0].image` or `error.message`. */
  at: string
  recorded: unknown
  ours: unknown
}

/**
 * Lists differences in requests and outcome. Allowed are host names (ours calls one host for everything),
 * random values (compared by shape), and additional fields in our errors.
 */
export function differences(call: RecordedCall, outcome: Outcome): Difference[] {
  return [...compare(comparable(call), comparable(outcome), '')]
}

const comparable = ({ requests, result, error }: Outcome) => ({
  requests: requests.map(requestOf),
  ...(error ? { error } : { result }),
})

/** The path ends at the first `?`; the query is compared by its parts. */
const requestOf = ({ method, url, query, headers, body }: RecordedRequest) => ({
  method,
  path: decodeURI(url.replace(/^https:\/\/[^/]+|\?.*/g, '')),
  query,
  headers,
  body,
})

const ERROR_FIELDS = ['message', 'status', 'requestId', 'details', 'code'] as const

function* compare(recorded: unknown, ours: unknown, at: string): Generator<Difference> {
  if (Object.is(recorded, ours) || (isNothing(recorded) && isNothing(ours))) return
  if (isRandom(at, recorded) && isRandom(at, ours)) return
  if (typeof recorded === 'string' && typeof ours === 'string') {
    const inner = innerMessage(recorded)
    if (inner !== undefined) yield { at: `${at} as JSON text`, recorded, ours }
    if ((inner ?? recorded) !== ours) yield { at, recorded: inner ?? recorded, ours }
  } else if (/(^|\.)error$/.test(at) && isObject(recorded) && isObject(ours)) {
    for (const field of ERROR_FIELDS)
      if (!isNothing(recorded[field])) yield* compare(recorded[field], ours[field], `${at}.${field}`)
    yield* compare(recorded.detailsCall, ours.detailsCall, `${at}.detailsCall`)
  } else if (isObject(recorded) && isObject(ours) && Array.isArray(recorded) === Array.isArray(ours)) {
    for (const name of new Set([...Object.keys(recorded), ...Object.keys(ours)])) {
      const place = Array.isArray(recorded) ? `${at}[${name}]` : `${at}${at && '.'}${name}`
      yield* compare(recorded[name], ours[name], place)
    }
  } else yield { at, recorded, ours }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The recording drops undefined fields and marks undefined results. */
const isNothing = (value: unknown) => value === undefined || (isObject(value) && '$undefined' in value)

const isRandom = (at: string, value: unknown) =>
  /\.(state|codeVerifier|codeChallenge)$/.test(at) &&
  typeof value === 'string' &&
  /^[\w\-.~]{43}$/.test(value)

/** The recorded packages put an error's message and details into its message, as JSON text. */
const innerMessage = (text: string): string | undefined => {
  if (!text.startsWith('{\n  "message"')) return undefined
  const { message }: Pick<RecordedError, 'message'> = JSON.parse(text)
  return message
}
