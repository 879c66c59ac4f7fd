import { readFileSync } from 'node:fs'

/** The recording's fake answer. */
export interface FakeResponse {
  status?: number
  statusText?: string
  headers?: Record<string, string>
  body?: unknown
  text?: string
  networkError?: string
}

/** A recorded request. */
export interface RecordedRequest {
  method: string
  url: string
  query?: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
}

export interface Step {
  module: string
  fn: string
  args: unknown[]
}

export interface RecordedError {
  type: string
  message: string
  messageJson?: { message: string; details: unknown }
  status?: unknown
  requestId?: unknown
  details?: unknown
  code?: string
  detailsCall?: { details: unknown; requestId: unknown }
}

/** One call of a public package: what it sent, and what it returned or threw. */
export interface RecordedCall {
  name: string
  client: string
  module?: string
  fn?: string
  args?: unknown[]
  chain?: [string, ...unknown[]][]
  steps?: Step[]
  setup?: {
    tokens?: object
    headers?: Record<string, string>
    tokenRequestOptions?: { headers: Record<string, string> }
    app?: object
  }
  registered?: string | null
  publicKey?: string | null
  fakeResponse?: FakeResponse | FakeResponse[]
  requests: RecordedRequest[]
  result?: unknown
  error?: RecordedError
}

interface Recording {
  environment: { now: string; clientId: string }
  entries: RecordedCall[]
}

const { environment, entries }: Recording = JSON.parse(
  readFileSync(new URL('../../recorded/calls.json', import.meta.url), 'utf8'),
)

/** When the recording was made, and with which client. */
export const { now, clientId } = environment

/** Calls of the public packages, recorded against a fake server. */
export const calls = entries

/** Restores values that JSON can't represent. */
export const revived = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  const marked = value as Record<string, string>
  if ('$date' in value) return new Date(String(marked.$date))
  if ('$undefined' in value) return undefined
  if ('$number' in value) return Number(marked.$number)
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, revived(field)]))
}

/** Writes a value as the recording has it; undefined fields are left out. */
export const recordable = (value: unknown): unknown => {
  if (value === undefined) return { $undefined: true }
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) }
  if (value instanceof Date) return { $date: value.toISOString() }
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return value.map(recordable)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(
    ([, field]) => field !== undefined && typeof field !== 'function',
  )
  return Object.fromEntries(fields.map(([name, field]) => [name, recordable(field)]))
}
