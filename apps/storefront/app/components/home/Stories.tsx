import { Link } from 'react-router'
import type { PicturedStory } from '../../content/content-view.ts'
import { useMessages } from '../../messages/messages.ts'
import { PictureFrame } from '../picture/PictureFrame.tsx'
import { SectionHead } from './SectionHead.tsx'

const SIZES = '(min-width: 64rem) 30vw, 92vw'

/** How things are made: pages of the shop's content, each with its collection's picture. */
export function Stories({ stories }: { stories: PicturedStory[] }) {
  const { shop, language } = useMessages()
  return (
    <section className="mt-20 bg-mat py-14 lg:mt-32 lg:py-24" aria-labelledby="stories">
      <div className="wrap">
        <SectionHead id="stories" title={shop.stories} />
        <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
          {stories.map((story) => (
            <li key={story.slug} {...(story.language !== language && { lang: story.language })}>
              <article className="group relative flex flex-col gap-5">
                <PictureFrame
                  picture={story.picture}
                  ratio={1}
                  sizes={SIZES}
                  alt=""
                  className="aspect-square w-full object-cover"
                />
                <div>
                  <h3 className="font-display text-2xl wrap-break-word">
                    <Link to={`/pages/${story.slug}`} prefetch="intent" className="card-link">
                      {story.title}
                    </Link>
                  </h3>
                  <p className="mt-2 max-w-md text-soft">{story.summary}</p>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
