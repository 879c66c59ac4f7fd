/** A picture of the shop: its address and its own size in pixels. */
export interface Picture {
  url: string
  width: number
  height: number
}

/** What an `img` element needs to load no more than it shows. */
export interface PictureSources {
  src: string
  srcSet?: string
  width: number
  height: number
}

const STEPS = [160, 320, 480, 640, 800, 1120, 1440, 1920]
const MEDIA = /^(?<base>.*\/media\/[^/?#]+)(?:\/v1\/(?:[^/]+\/)+(?<file>[^/?#]+))?$/

/**
 * Lists the widths to load a picture in, none above its own. A picture from elsewhere, whose address has no
 * transforms, has one size.
 * @param ratio - width divided by height to show; the rest is cropped. By default the picture's own
 * @example pictureSources(picture, 4 / 5) // src '…/v1/fill/w_800,h_1000,al_c,q_80,enc_auto/moon-jar.jpg'
 */
export function pictureSources({ url, width, height }: Picture, ratio = width / height): PictureSources {
  const { base, file = 'picture.jpg' } = MEDIA.exec(url)?.groups ?? {}
  const widest = Math.min(width, Math.round(height * ratio))
  const heightOf = (wide: number) => Math.round(wide / ratio)
  if (!base) return { src: url, width: widest, height: heightOf(widest) }

  const at = (wide: number) => `${base}/v1/fill/w_${wide},h_${heightOf(wide)},al_c,q_80,enc_auto/${file}`
  const widths = [...STEPS.filter((step) => step < widest), Math.min(widest, 1920)]
  const middle = widths.find((wide) => wide >= 800) ?? widest
  return {
    src: at(middle),
    srcSet: [...new Set(widths)].map((wide) => `${at(wide)} ${wide}w`).join(', '),
    width: widest,
    height: heightOf(widest),
  }
}

/** A catalog picture as a text of id, name and size, such as the picture of a cart line. */
const MARKED =
  /^wix:image:\/\/v1\/(?<id>[^/#]+)(?:\/[^#]*)?#.*?originWidth=(?<width>\d+)&originHeight=(?<height>\d+)/

/**
 * Reads a picture from the wire: a text of the media service, or a plain address of unknown size.
 * @param mediaUrl - origin that media are served from
 * @example pictureOf(line.image, 'https://media.shop.example')
 */
export function pictureOf(image: string, mediaUrl: string): Picture {
  const { id, width, height } = MARKED.exec(image)?.groups ?? {}
  if (!id) return { url: image, width: 400, height: 500 }
  return { url: `${mediaUrl.replace(/\/+$/, '')}/media/${id}`, width: Number(width), height: Number(height) }
}
