import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { useFrame } from '../layout/use-frame.ts'
import { PictureFrame } from '../picture/PictureFrame.tsx'

/** A few collections side by side, where a page has nothing else to show. */
export function Shelves({ sizes }: { sizes: string }) {
  const { frame } = useMessages()
  const { shelves } = useFrame()
  if (shelves.length === 0) return null
  return (
    <ul aria-label={frame.collections} className="grid grid-cols-3 gap-3 sm:gap-5">
      {shelves.map(({ slug, name, picture, lang }) => (
        <li key={slug} className="group relative min-w-0">
          <PictureFrame
            picture={picture}
            ratio={4 / 5}
            sizes={sizes}
            alt=""
            className="aspect-4/5 w-full object-cover"
          />
          <Link
            to={`/collections/${slug}`}
            prefetch="intent"
            lang={lang}
            className="mt-3 block font-display leading-snug wrap-break-word card-link max-[24rem]:text-[0.8125rem] sm:text-lg"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
