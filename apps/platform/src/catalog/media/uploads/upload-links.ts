import { createHmac, timingSafeEqual } from 'node:crypto'
import Type from 'typebox'
import { Value } from 'typebox/value'

const Offer = Type.Object({
  siteId: Type.String(),
  /** The link's own: it takes one file. */
  id: Type.String(),
  fileName: Type.String(),
  /** Seconds since 1970. */
  until: Type.Integer(),
})

/** The content of an upload address. */
export type UploadOffer = Type.Static<typeof Offer>

/** Addresses that take one file from anyone who has them. */
export interface UploadLinks {
  /** @param at - when it is made, in milliseconds since 1970; it works for an hour */
  urlOf(offer: Omit<UploadOffer, 'until'>, at: number): string
  /** Reads an address that this platform made; undefined for any other, and after its hour. */
  read(token: string, at: number): UploadOffer | undefined
}

export interface UploadLinksParts {
  readonly secret: Uint8Array
  readonly platformUrl: string
}

export const UPLOADS_PATH = '/media-uploads'

const HOUR_SECONDS = 3600

export const createUploadLinks = ({ secret, platformUrl }: UploadLinksParts): UploadLinks => {
  const signing = createHmac('sha256', secret).update('upload link').digest()
  const signatureOf = (text: string): Buffer => createHmac('sha256', signing).update(text).digest()
  return {
    urlOf: (offer, at) => {
      const until = Math.floor(at / 1000) + HOUR_SECONDS
      const text = Buffer.from(JSON.stringify({ ...offer, until })).toString('base64url')
      return `${platformUrl}${UPLOADS_PATH}/${text}.${signatureOf(text).toString('base64url')}`
    },
    read: (token, at) => {
      const [text = '', signature = '', ...more] = token.split('.')
      const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(text)]
      if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const offer: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
      return Value.Check(Offer, offer) && offer.until * 1000 > at ? offer : undefined
    },
  }
}
