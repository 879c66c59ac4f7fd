import { pictureSources } from '@vitrine/react/pure'
import type { Language } from '../../messages/languages.ts'
import type { Picture } from '../../pictures/picture.ts'

interface PictureFrameProps {
  picture: Picture | undefined
  /** How wide the picture is shown, as for `img sizes`. */
  sizes: string
  /** Width divided by height; by default the picture's own. */
  ratio?: number
  /** True for the picture that a visitor waits for. */
  isFirst?: boolean
  /** Replaces the picture's own alt text; empty if the text next to it says the same. */
  alt?: string
  /** The language of the alt text if it isn't the page's. */
  lang?: Language | undefined
  className?: string
}

/** A picture in the size that each screen needs, with its space reserved while it loads. */
export function PictureFrame({
  picture,
  sizes,
  ratio,
  isFirst = false,
  alt,
  lang,
  className = '',
}: PictureFrameProps) {
  if (!picture) return <NoPicture className={className} />
  const { src, srcSet, width, height } = pictureSources(picture, ratio)
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt ?? picture.alt}
      lang={lang}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
      className={`bg-mat ${className}`}
    />
  )
}

/** An empty frame for products without a photo. Its lines are equally thick at any size. */
export function NoPicture({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 500"
      className={`bg-mat text-line-strong ${className}`}
      fill="none"
      aria-hidden="true"
    >
      <g
        stroke="currentColor"
        strokeWidth="1.25"
        opacity="0.7"
        className="*:[vector-effect:non-scaling-stroke]"
      >
        <path d="M200 96 128 150M200 96l72 54" />
        <circle cx="200" cy="93" r="3" />
        <path d="M108 150h184v236H108zM122 164h156v208H122z" />
        <path d="M160 322c14-40 22-54 40-54s26 14 40 54" opacity="0.6" />
        <circle cx="226" cy="232" r="13" opacity="0.6" />
      </g>
    </svg>
  )
}
