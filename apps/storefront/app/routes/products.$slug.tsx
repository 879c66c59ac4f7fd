import { lazy, Suspense } from 'react'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { type AddAnswer, addFromForm } from '../cart/add-form.server.ts'
import { readForm } from '../cart/cart-form.server.ts'
import { UNANSWERED } from '../cart/unanswered.ts'
import {
  type CollectionTile,
  findCollections,
  findMovedSlug,
  findProduct,
} from '../catalog/catalog.server.ts'
import { navigationOf, shelfOf } from '../catalog/navigation.ts'
import { askForMail } from '../catalog/product/back-in-stock.server.ts'
import { choiceNotice } from '../catalog/product/choice-notice.server.ts'
import { giftDays } from '../catalog/product/gift-days.ts'
import { withLowestPrices } from '../catalog/product/lowest-prices.server.ts'
import { packed, productPage } from '../catalog/product/product-page.ts'
import { saleTerms } from '../catalog/product/sale-terms.ts'
import { recommendedFor } from '../catalog/recommendations.server.ts'
import { ProductView } from '../components/product/ProductView.tsx'
import { findStories } from '../content/content.server.ts'
import type { PicturedStory, Story } from '../content/content-view.ts'
import { useLiveReload } from '../live/use-live-reload.ts'
import { messagesOf } from '../messages/messages.ts'
import { addressesOf } from '../seo/addresses.server.ts'
import { wayTo } from '../seo/breadcrumbs.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { productData } from '../seo/product-data.ts'
import { productWords } from '../seo/product-words.ts'
import { spare } from '../serving/spare.server.ts'
import { settings } from '../settings.server.ts'
import { notFound, reading, shopTerms, visitorContext } from '../shop.server.ts'
import { SHOP } from '../shop.ts'

/** Below the product, so they can come after it. */
const AlsoLiked = lazy(() =>
  import('../components/product/AlsoLiked.tsx').then(({ AlsoLiked }) => ({ default: AlsoLiked })),
)
const HowItIsMade = lazy(() =>
  import('../components/product/HowItIsMade.tsx').then(({ HowItIsMade }) => ({ default: HowItIsMade })),
)

/** One row on a wide screen, two on a narrow one. */
const RECOMMENDED = 4

export const loader = reading(async ({ params, url, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const { slug = '' } = params
  const spareTerms = spare(visitor, shopTerms(), undefined)
  const spareCollections = spare(visitor, findCollections(visitor), [])
  const spareStories = spare(visitor, findStories(visitor.language), [])
  const found = await findProduct(slug, visitor)
  if (!found) throw await elsewhere(slug, url.search)
  const view = productPage(found, settings.mediaUrl, visitor)
  const recommended = recommendedFor(view, RECOMMENDED, visitor)
  const [terms, collections, stories] = await Promise.all([spareTerms(), spareCollections(), spareStories()])
  const product = await withLowestPrices(view, terms, visitor)
  const addresses = addressesOf(visitor.language, `/products/${product.slug}`)
  const shelf = shelfOf(navigationOf(collections), product.collectionIds)
  const list = shelf
    ? { name: shelf.name, path: `/collections/${shelf.slug}` }
    : { name: visitor.answers.allPieces }
  const story = shelf && storyOf(shelf.slug, stories, collections)
  return {
    product: packed(product),
    ...(story && { story }),
    ...(product.isGiftCard && { giftDays: giftDays(Date.now(), terms?.timeZone ?? undefined) }),
    ...(terms && !product.isGiftCard && { terms: saleTerms(terms, visitor, product.isDigital) }),
    notice: choiceNotice(product, url, visitor),
    recommended,
    addresses,
    words: productWords(found, product, visitor.language),
    data: productData(found, addresses.canonical),
    way: wayTo(product.name, addresses.canonical, list),
  }
})

/** The story that products of a shelf show, if the shop has one with a picture. */
function storyOf(
  shelf: string,
  stories: readonly Story[],
  all: readonly CollectionTile[],
): PicturedStory | undefined {
  const told = SHOP.stories.find((one) => one.of === shelf)?.told
  const story = stories.find(({ collection }) => collection === told)
  const picture = story && all.find(({ slug }) => slug === story.collection)?.picture
  return picture && { ...story, picture }
}

/** Old addresses redirect permanently and keep the query. */
async function elsewhere(slug: string, search: string) {
  const moved = await findMovedSlug(slug)
  return moved === undefined ? notFound() : redirect(`/products/${moved}${search}`, 301)
}

export const action = reading(async ({ params, request, context }: ActionFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const found = await findProduct(params.slug ?? '', visitor)
  if (!found) throw notFound()
  const form = await readForm(request)
  const product = productPage(found, settings.mediaUrl, visitor)
  return form.has('email') ? askForMail(form, visitor, product) : addFromForm(form, visitor, product)
})

/** Reports a missing answer in place instead of losing the page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<AddAnswer> {
  const form = await request.clone().formData()
  return serverAction<AddAnswer>().catch((error) => {
    if (error instanceof Response) throw error // it redirects to the cart
    return { ...UNANSWERED, choices: {}, email: String(form.get('email') ?? '') }
  })
}

/** Choosing changes the address and adding changes the cart; the product stays the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || (!formMethod && currentUrl.href === nextUrl.href)

export { retryHeaders as headers } from '../serving/retry-headers.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({ title: messagesOf(matches).notices.notFoundTitle })
  const { product, addresses, words, data, way } = loaderData
  const [first] = product.gallery
  const picture = first?.kind === 'picture' ? first.picture : undefined
  return [
    ...pageMeta({ ...words, addresses, picture }),
    { 'script:ld+json': data },
    { 'script:ld+json': way },
  ]
}

export default function Product() {
  const { product, terms, giftDays, notice, recommended, story } = useLoaderData<typeof loader>()
  const posted = useActionData<AddAnswer>()
  useLiveReload(product.id)
  return (
    <>
      <ProductView key={product.slug} {...{ product, terms, giftDays, posted, notice }} />
      {story && (
        <Suspense>
          <HowItIsMade story={story} />
        </Suspense>
      )}
      <Suspense>
        <AlsoLiked key={`beside ${product.slug}`} cards={recommended} isInStock={product.isInStock} />
      </Suspense>
    </>
  )
}
