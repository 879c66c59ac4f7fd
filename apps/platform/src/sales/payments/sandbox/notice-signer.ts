import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '../../../floor/clock.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import { ForgedNotice, type Notice } from '../payment-provider.ts'

export const SIGNATURE_HEADER = 'sandbox-signature'

/** The maximum age of a signature, as card companies use it. */
const TOLERANCE_MS = 300_000

/** Signs the sandbox's notices, and verifies them. */
export interface NoticeSigner {
  /** Writes the signature header: `t=SECONDS,v1=HMAC`. */
  sign(body: string): string
  /** @throws {ForgedNotice} */
  read(headers: IncomingHttpHeaders, rawBody: Uint8Array): Notice | undefined
}

/** Signs time and bytes together (HMAC-SHA-256), so old and altered notices are refused. */
export const createNoticeSigner = (secret: Uint8Array, clock: Clock): NoticeSigner => {
  const key = createHmac('sha256', secret).update('sandbox notices').digest()
  const macOf = (seconds: string, body: string | Uint8Array): Buffer =>
    createHmac('sha256', key).update(`${seconds}.`).update(body).digest()
  return {
    sign: (body) => {
      const seconds = String(Math.floor(clock.now() / 1000))
      return `t=${seconds},v1=${macOf(seconds, body).toString('hex')}`
    },
    read: (headers, rawBody) => {
      const [, seconds = '', mac = ''] =
        /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(headers[SIGNATURE_HEADER])) ?? []
      const given = Buffer.from(mac, 'hex')
      const right = macOf(seconds, rawBody)
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new ForgedNotice('The notice is not signed by the sandbox')
      if (Math.abs(clock.now() - Number(seconds) * 1000) > TOLERANCE_MS)
        throw new ForgedNotice("The notice's signature is too old")
      const notice: unknown = JSON.parse(Buffer.from(rawBody).toString('utf8'))
      return isObject(notice) && typeof notice.paymentId === 'string'
        ? { paymentId: notice.paymentId }
        : undefined
    },
  }
}
