import { allChecked, refuse } from '../http/error.ts'

/** Where a picture stands and how large it is in itself. */
export interface ImageUrl {
  id: string
  url: string
  height: number
  width: number
  altText?: string
  filename?: string
}

/** How a picture is encoded. */
export interface ImageOptions {
  /** 1 to 100; default 80. */
  quality?: number
}

/** Files of a film by their height. */
export const VideoResolution = { MOBILE: '360p', LOW: '480p', MID: '720p', HIGH: '1080p' } as const
export type VideoResolution = (typeof VideoResolution)[keyof typeof VideoResolution]

/**
 * Writes the addresses of pictures, films and files.
 *
 * @throws {CommerceError} `INVALID_ARGUMENT` for a text that is no media address
 */
export interface Media {
  /** Answers address, size and name of a picture. */
  getImageUrl(image: string): ImageUrl
  /** Answers the address of a picture that fills the box: scaled, and cut at its longer side. */
  getScaledToFillImageUrl(image: string, width: number, height: number, options?: ImageOptions): string
  /** Answers the address of a picture that fits into the box, whole. */
  getScaledToFitImageUrl(image: string, width: number, height: number, options?: ImageOptions): string
  /** Answers the address of a part of a picture, scaled to fill the box. */
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

/** A media address: where it stands, what is shown of it, its id and its name. */
interface Parsed {
  origin: string
  id: string
  filename?: string
  size: URLSearchParams
}

/**
 * Makes the helpers for media that stand at an origin.
 *
 * @param origin - scheme and host; default `VITRINE_MEDIA_URL` or `VITRINE_API_URL` of the global scope or the
 *   environment, else the provider's media host. Addresses that name an origin of their own keep it.
 * @example
 * const media = createMedia('https://shop.example')
 * media.getScaledToFillImageUrl(line.image, 320, 320)
 */
export function createMedia(origin?: string): Media {
  const parse = (text: string): Parsed => {
    const [, from, path = ''] = /^(https?:\/\/[^/]+)\/(?:media|video|shapes|mp3|ugd)\/(.*)/.exec(text) ?? []
    const [, marked = path] = /^(?:wix:)?\w+:\/\/v1\/(?:ugd\/)?(.*)/.exec(text) ?? []
    const [names = '', hash] = marked.split('#')
    const [id = '', filename] = names.split('/')
    if (!id) refuse(`'${text}' is no media address`)
    const [, width = '', height = ''] = /\/w_(\d+),h_(\d+)/.exec(path) ?? []
    const size = from
      ? new URLSearchParams({ originWidth: width, originHeight: height })
      : new URLSearchParams(hash)
    return {
      origin: from ?? mediaOrigin(origin),
      id,
      filename: !from && filename ? decodeURIComponent(filename) : undefined,
      size,
    }
  }
  const named = <T extends object>(parts: T, filename: string | undefined) =>
    filename ? { ...parts, filename } : parts
  const transformed = (image: string, transform: string) => {
    const { origin, id, filename } = parse(image)
    return `${origin}/media/${id}/v1/${transform}/${encodeURIComponent(filename ?? id)}`
  }
  const fill = (width: number, height: number, { quality = 80 }: ImageOptions = {}) =>
    `fill/w_${Math.round(width)},h_${Math.round(height)},al_c,q_${quality},enc_auto`

  return allChecked<Media>({
    getImageUrl(image) {
      const { origin, id, filename, size } = parse(image)
      const [width, height] = [Number(size.get('originWidth')), Number(size.get('originHeight'))]
      const parts = { id, url: `${origin}/media/${id}`, height, width }
      return filename ? { ...parts, altText: filename, filename } : parts
    },
    getScaledToFillImageUrl: (image, width, height, options) =>
      transformed(image, fill(width, height, options)),
    getScaledToFitImageUrl: (image, width, height, { quality = 80 } = {}) =>
      transformed(image, `fit/w_${Math.round(width)},h_${Math.round(height)},q_${quality},enc_auto`),
    getCroppedImageUrl: (image, x, y, cropWidth, cropHeight, width, height, options) =>
      transformed(image, `crop/x_${x},y_${y},w_${cropWidth},h_${cropHeight}/${fill(width, height, options)}`),
    getVideoUrl(video, resolution) {
      const { origin, id, filename, size } = parse(video)
      const poster = size.get('posterUri') ?? `${id}.jpg`
      const posterSize = `originWidth=${size.get('posterWidth') ?? 50}&originHeight=${size.get('posterHeight') ?? 50}`
      const url = `${origin}/video/${id}/${resolution ? `${resolution}/mp4/file.mp4` : 'file'}`
      return named({ id, url, thumbnail: `wix:image://v1/${poster}#${posterSize}` }, filename)
    },
    getAudioUrl(audio) {
      const { origin, id, filename, size } = parse(audio)
      return named({ id, url: `${origin}/mp3/${id}`, duration: Number(size.get('duration')) }, filename)
    },
    getDocumentUrl(document) {
      const { origin, id, filename } = parse(document)
      return named({ id, url: `${origin}/ugd/${id}` }, filename)
    },
  })
}

const mediaOrigin = (given?: string): string => {
  const scope = globalThis as Record<string, unknown> & { process?: { env?: Record<string, string> } }
  const set = (name: string) => scope[name] ?? scope.process?.env?.[name]
  const origin = given ?? set('VITRINE_MEDIA_URL') ?? set('VITRINE_API_URL') ?? 'https://static.wixstatic.com'
  return String(origin).replace(/\/+$/, '')
}

/** The helpers for media at the origin that the surroundings name. */
export const media: Media = /* @__PURE__ */ createMedia()
