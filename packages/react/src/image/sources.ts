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
 * Lists the widths that a picture can be loaded in, none of them above its own. A picture from elsewhere,
 * whose address has no transforms, is given in one size.
 *
 * @param ratio - width divided by height of what is shown; the rest is cut off. By default the picture's own
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

/** A catalog's picture as a text of id, name and size, such as the picture of a cart's line. */
const MARKED =
  /^wix:image:\/\/v1\/(?<id>[^/#]+)(?:\/[^#]*)?#.*?originWidth=(?<width>\d+)&originHeight=(?<height>\d+)/

/**
 * Reads what the wire calls a picture: a text of the media service, or a plain address of unknown size.
 *
 * @param mediaUrl - origin that media are served from
 * @example pictureOf(line.image, 'https://media.shop.example')
 */
export function pictureOf(image: string, mediaUrl: string): Picture {
  const { id, width, height } = MARKED.exec(image)?.groups ?? {}
  if (!id) return { url: image, width: 400, height: 500 }
  return { url: `${mediaUrl.replace(/\/+$/, '')}/media/${id}`, width: Number(width), height: Number(height) }
}
