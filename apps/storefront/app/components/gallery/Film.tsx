import { pictureSources } from '@vitrine/react/pure'
import type { GalleryItem } from '../../catalog/media.ts'
import type { Language } from '../../messages/languages.ts'

interface FilmProps {
  film: Extract<GalleryItem, { kind: 'video' }>
  /** The language of its title if it isn't the page's. */
  lang: Language | undefined
  /** Whether it is out of view: then the keyboard skips it. */
  isSkipped: boolean
}

/** A video that loads only when it is played. */
export function Film({ film, lang, isSkipped }: FilmProps) {
  const { title, poster, files } = film
  const [largest] = files
  return (
    // biome-ignore lint/a11y/useMediaCaption: the shop's films have no sound; their title says what they show.
    <video
      controls={!isSkipped}
      playsInline
      preload="none"
      poster={poster && pictureSources(poster).src}
      width={largest?.width}
      height={largest?.height}
      aria-label={title}
      lang={lang}
      className="size-full bg-mat object-contain"
    >
      {files.map(({ url, format }) => (
        <source key={url} src={url} type={format && `video/${format}`} />
      ))}
    </video>
  )
}
