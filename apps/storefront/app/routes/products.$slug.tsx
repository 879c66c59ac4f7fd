import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { type AddAnswer, addFromForm } from '../cart/add-form.server.ts'
import { UNANSWERED } from '../cart/unanswered.ts'
import { findProduct, newestProducts } from '../catalog/catalog.server.ts'
import { productPage } from '../catalog/product-page.ts'
import { SectionHead } from '../components/home/SectionHead.tsx'
import { ProductGrid } from '../components/product/ProductGrid.tsx'
import { ProductView } from '../components/product/ProductView.tsx'
import { pageMeta, wordsOf } from '../seo/page-meta.ts'
import { productData } from '../seo/product-data.ts'
import { settings } from '../settings.server.ts'
import { notFound, reading, visitorContext } from '../shop.server.ts'

const RELATED = 4

export const loader = reading(async ({ params }: LoaderFunctionArgs) => {
  const found = await findProduct(params.slug ?? '')
  if (!found) throw notFound()
  const product = productPage(found, settings.mediaUrl)
  const neighbours = await newestProducts(RELATED + 1, product.collectionIds[0])
  const canonical = `${settings.storefrontUrl}/products/${product.slug}`
  return {
    product,
    related: neighbours.filter(({ slug }) => slug !== product.slug).slice(0, RELATED),
    canonical,
    data: productData(found, canonical),
  }
})

export const action = reading(async ({ params, request, context }: ActionFunctionArgs) => {
  const found = await findProduct(params.slug ?? '')
  if (!found) throw notFound()
  return addFromForm(request, context.get(visitorContext), productPage(found, settings.mediaUrl))
})

/** Says in place that no answer came, instead of giving up the page. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs): Promise<AddAnswer> =>
  serverAction<AddAnswer>().catch(() => ({ ...UNANSWERED, choices: {} }))

/** Choosing changes the address and adding changes the cart; the product stays what it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return pageMeta({ title: 'Not found' })
  const { product, canonical, data } = loaderData
  return [
    ...pageMeta({ title: product.name, description: wordsOf(product.description), canonical }),
    { 'script:ld+json': data },
  ]
}

export default function Product() {
  const { product, related } = useLoaderData<typeof loader>()
  const posted = useActionData<AddAnswer>()
  return (
    <>
      <ProductView key={product.slug} product={product} posted={posted} />
      {related.length > 0 && (
        <section className="wrap mt-24 lg:mt-36" aria-labelledby="related">
          <SectionHead id="related" title="Beside it on the shelf" />
          <ProductGrid cards={related} heading="h3" />
        </section>
      )}
    </>
  )
}
