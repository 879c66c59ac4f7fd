import { type ComponentPropsWithoutRef, version } from 'react'
import { type Picture, pictureSources } from './sources.ts'

/** What to show of a picture; all other props are those of an `img`. */
export interface ImageProps
  extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  picture: Picture
  /** Describes the picture; empty if the text next to it does. */
  alt: string
  /** How wide it is shown, as for `img sizes`. */
  sizes: string
  /** Width divided by height; by default the picture's own. */
  ratio?: number
  /** True for the picture that a visitor waits for. */
  isFirst?: boolean
}

/** React 18 doesn't know the property, and passes on the HTML spelling. */
const PRIORITY = version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority'

/**
 * Shows a picture in the size that each screen needs, and reserves its space while it loads.
 * @example <Image picture={pictureOf(line.image, mediaUrl)} alt="" sizes="6rem" ratio={4 / 5} />
 */
export function Image({ picture, sizes, ratio, isFirst = false, ...rest }: ImageProps) {
  const { srcSet, ...sources } = pictureSources(picture, ratio)
  const priority = isFirst ? { [PRIORITY]: 'high' } : {}
  return (
    // biome-ignore lint/a11y/useAltText: it is one of the rest, and must be there.
    <img
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      {...priority}
      {...rest}
      {...sources}
      srcSet={srcSet}
      sizes={srcSet && sizes}
    />
  )
}
