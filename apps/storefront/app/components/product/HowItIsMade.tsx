import { Link } from 'react-router'
import type { PicturedStory } from '../../content/content-view.ts'
import { useMessages } from '../../messages/messages.ts'
import { PictureFrame } from '../picture/PictureFrame.tsx'

/** The story of the workshop that a product comes from. */
export function HowItIsMade({ story }: { story: PicturedStory }) {
  const { shop, language } = useMessages()
  return (
    <section className="mt-20 bg-mat lg:mt-28" aria-labelledby="made">
      <div className="made">
        <PictureFrame
          picture={story.picture}
          ratio={1}
          sizes="(min-width: 48rem) 40vw, 100vw"
          alt=""
          className="aspect-square size-full max-h-[48rem] object-cover"
        />
        <div className="flex flex-col justify-center gap-4 px-[clamp(1.25rem,6vw,8rem)] py-12">
          <p className="label">{shop.stories}</p>
          <div className="grid gap-4" {...(story.language !== language && { lang: story.language })}>
            <h2 id="made" className="max-w-md text-section wrap-break-word">
              {story.title}
            </h2>
            <p className="max-w-md text-lg text-soft">{story.summary}</p>
          </div>
          <Link to={`/pages/${story.slug}`} prefetch="intent" className="link mt-2 self-start">
            {shop.readStory}
          </Link>
        </div>
      </div>
    </section>
  )
}
