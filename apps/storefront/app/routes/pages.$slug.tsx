import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { findCollection } from '../catalog/catalog.server.ts'
import { PictureFrame } from '../components/picture/PictureFrame.tsx'
import { Html } from '../components/prose/Html.tsx'
import { findPage } from '../content/content.server.ts'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { addressesOf } from '../seo/addresses.server.ts'
import { pageMeta, wordsOf } from '../seo/page-meta.ts'
import { forgo } from '../serving/spare.server.ts'
import { notFound, reading, visitorContext } from '../shop.server.ts'

/**
 * A page that doesn't exist in the visitor's language is shown in another and marked so for search engines.
 * A page about a collection has its picture.
 */
export const loader = reading(async ({ params, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const page = await findPage(params.slug ?? '', visitor.language)
  if (!page) throw notFound()
  const told = page.story ? await findCollection(page.story, visitor).catch(forgo(visitor)) : undefined
  return {
    page,
    picture: told?.picture,
    addresses: addressesOf(page.language, `/pages/${page.slug}`, page.languages),
  }
})

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({ title: messagesOf(matches).notices.notFoundTitle })
  const { page, addresses } = loaderData
  return pageMeta({ title: page.seoTitle, description: page.seoDescription ?? wordsOf(page.body), addresses })
}

export default function Content() {
  const { page, picture } = useLoaderData<typeof loader>()
  const { language } = useMessages()
  const lang = page.language === language ? undefined : page.language
  return (
    <article className="wrap grid grid-cols-1 gap-x-16 gap-y-8 pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-20 xl:gap-x-24">
      <div className="grid content-start gap-8 lg:sticky lg:top-12 lg:gap-12 lg:self-start">
        <h1 lang={lang} className="hyphens-auto text-title wrap-break-word">
          {page.title}
        </h1>
        {picture && (
          <PictureFrame
            picture={picture}
            ratio={1}
            sizes="(min-width: 64rem) 40vw, 92vw"
            isFirst
            alt=""
            className="aspect-square w-full object-cover"
          />
        )}
      </div>
      <Html html={page.body} {...(lang && { lang })} className="long-prose max-w-prose text-lg lg:pt-2" />
    </article>
  )
}
