import { allChecked } from '../http/checked.ts'
import { CommerceError, refuse } from '../http/error.ts'
import { type ImageOptions, type Sides, scaledPath, type Wanted } from './transform.ts'

export type { ImageOptions } from './transform.ts'

/** Address and original size of a picture. */
export interface ImageUrl {
  id: string
  url: string
  height: number
  width: number
  altText?: string
  filename?: string
}

/** A video's files by height. */
export const VideoResolution = { MOBILE: '360p', LOW: '480p', MID: '720p', HIGH: '1080p' } as const
export type VideoResolution = (typeof VideoResolution)[keyof typeof VideoResolution]

/**
 * Builds the addresses of pictures, videos and files.
 * @throws {CommerceError} `INVALID_ARGUMENT` for a text that isn't a media address
 */
export interface Media {
  /** Returns address, size and name of a picture. */
  getImageUrl(image: string): ImageUrl
  /** Returns address, size and name of a vector graphic. */
  getShapeUrl(shape: string): ImageUrl
  /** Returns the address of a picture that fills the box: scaled, and cropped at its longer side. */
  getScaledToFillImageUrl(image: string, width: number, height: number, options?: ImageOptions): string
  /** Returns the address of the whole picture, scaled to fit into the box. */
  getScaledToFitImageUrl(image: string, width: number, height: number, options?: ImageOptions): string
  /** Returns the address of a part of a picture, scaled to fill the box. */
  getCroppedImageUrl(
    image: string,
    x: number,
    y: number,
    cropWidth: number,
    cropHeight: number,
    width: number,
    height: number,
    options?: ImageOptions,
  ): string
  getVideoUrl(
    video: string,
    resolution?: VideoResolution,
  ): { id: string; url: string; thumbnail: string; filename?: string }
  getAudioUrl(audio: string): { id: string; url: string; duration: number; filename?: string }
  getDocumentUrl(document: string): { id: string; url: string; filename?: string }
}

/** The hosts that the provider serves media from, by the first segment of their paths. */
const HOSTED = {
  media: 'https://static.wixstatic.com',
  shapes: 'https://static.wixstatic.com',
  mp3: 'https://static.wixstatic.com',
  video: 'https://video.wixstatic.com',
  ugd: 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com',
}
type Kind = keyof typeof HOSTED

/** A media address: its location, id and name, and what it says about its size. */
interface Parsed {
  url: string
  id: string
  filename?: string
  size: URLSearchParams
}

/**
 * Makes the helpers for media at an origin.
 * @param origin - scheme and host; default `VITRINE_MEDIA_URL` or `VITRINE_API_URL` of the global scope or
 * the environment, else the provider's media hosts. Addresses with their own origin keep it.
 * @example
 * const media = createMedia('https://shop.example')
 * media.getScaledToFillImageUrl(line.image, 320, 320)
 */
export function createMedia(origin?: string): Media {
  const parse = (text: string, kind: Kind): Parsed => {
    const [, from, path = ''] = /^(https?:\/\/[^/]+)\/(?:media|video|shapes|mp3|ugd)\/(.*)/.exec(text) ?? []
    const [, marked = path] = /^(?:wix:)?\w+:\/\/v1\/(?:ugd\/)?(.*)/.exec(text) ?? []
    const [names = '', hash] = marked.split('#')
    const [id = '', filename] = names.split('/')
    if (!id) refuse(`'${text}' is not a media address`)
    const [, width = '', height = ''] = /\/w_(\d+),h_(\d+)/.exec(path) ?? []
    const size = from
      ? new URLSearchParams({ originWidth: width, originHeight: height })
      : new URLSearchParams(hash)
    return {
      url: `${from ?? mediaOrigin(kind, origin)}/${kind}/`,
      id,
      filename: !from && filename ? decodeURIComponent(filename) : undefined,
      size,
    }
  }
  const named = <T extends object>(parts: T, filename: string | undefined) =>
    filename ? { ...parts, filename } : parts
  const sidesIn = (size: URLSearchParams): Sides => ({
    height: Number(size.get('originHeight')),
    width: Number(size.get('originWidth')),
  })
  const picture = (text: string, kind: Kind): ImageUrl => {
    const { url, id, filename, size } = parse(text, kind)
    return named({ id, url: url + id, ...sidesIn(size), ...(filename && { altText: filename }) }, filename)
  }
  const scaled = (image: string, wanted: Omit<Wanted, 'source'>) => {
    const { url, id, size } = parse(image, 'media')
    return url + scaledPath(id, { ...wanted, source: sidesIn(size) })
  }

  const helpers: Media = {
    getImageUrl: (image) => picture(image, 'media'),
    getShapeUrl: (shape) => picture(shape, 'shapes'),
    getScaledToFillImageUrl: (image, width, height, options) =>
      scaled(image, { mode: 'fill', box: { width, height }, ...options }),
    getScaledToFitImageUrl: (image, width, height, options) =>
      scaled(image, { mode: 'fit', box: { width, height }, ...options }),
    getCroppedImageUrl: (image, x, y, cropWidth, cropHeight, width, height, options) => {
      const part = { x, y, width: cropWidth, height: cropHeight }
      return scaled(image, { mode: 'fill', box: { width, height }, part, ...options })
    },
    getVideoUrl(video, resolution) {
      const { url, id, filename, size } = parse(video, 'video')
      const poster = size.get('posterUri') || `${id}.jpg`
      const posterSize = `originWidth=${size.get('posterWidth') || 50}&originHeight=${size.get('posterHeight') || 50}`
      const file = resolution ? `${resolution}/mp4/file.mp4` : 'file'
      const thumbnail = `wix:image://v1/${poster}#${posterSize}`
      return named({ id, url: `${url}${id}/${file}`, thumbnail }, filename)
    },
    getAudioUrl(audio) {
      const { url, id, filename, size } = parse(audio, 'mp3')
      return named({ id, url: url + id, duration: Number(size.get('duration')) }, filename)
    },
    getDocumentUrl(document) {
      const { url, id, filename } = parse(document, 'ugd')
      return named({ id, url: url + id }, filename)
    },
  }
  return allChecked(helpers, CommerceError)
}

const mediaOrigin = (kind: Kind, given?: string): string => {
  const scope = globalThis as Record<string, unknown> & { process?: { env?: Record<string, string> } }
  const set = (name: string) => scope[name] ?? scope.process?.env?.[name]
  const origin = given ?? set('VITRINE_MEDIA_URL') ?? set('VITRINE_API_URL') ?? HOSTED[kind]
  return String(origin).replace(/\/+$/, '')
}

/** The helpers for media at the origin set by the environment. */
export const media: Media = /* @__PURE__ */ createMedia()
