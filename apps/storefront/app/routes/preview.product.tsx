import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useFetcher,
  useLoaderData,
} from 'react-router'
import { readForm } from '../cart/cart-form.server.ts'
import { draftPage } from '../catalog/product/draft.server.ts'
import { giftDays } from '../catalog/product/gift-days.ts'
import { saleTerms } from '../catalog/product/sale-terms.ts'
import { ProductView } from '../components/product/ProductView.tsx'
import { spare } from '../serving/spare.server.ts'
import { settings } from '../settings.server.ts'
import { reading, shopTerms, visitorContext } from '../shop.server.ts'

/**
 * The page of a product that staff are still editing. The back office shows it in a frame and sends the draft; see
 * decision 51. Only the back office may frame it, and only its messages count.
 */
export const loader = reading(async ({ context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  return { officeOrigin: settings.platformUrl, alone: visitor.answers.previewAlone }
})

/** Calls from other sites' pages don't get this far: see `ownSiteOnly`. */
export const action = reading(async ({ request, context }: ActionFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const form = await readForm(request)
  const product = draftPage(String(form.get('draft') ?? ''), visitor)
  const terms = await spare(visitor, shopTerms(), undefined)()
  return {
    product,
    ...(product.isGiftCard && { giftDays: giftDays(Date.now(), terms?.timeZone ?? undefined) }),
    ...(terms && !product.isGiftCard && { terms: saleTerms(terms, visitor, product.isDigital) }),
  }
})

export const headers: HeadersFunction = () => ({ 'X-Robots-Tag': 'noindex' })

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export const shouldRevalidate = () => false

/** A preview leads nowhere and sells nothing. */
const holdStill = (event: MouseEvent) => {
  if (!(event.target instanceof Element) || !event.target.closest('a, [type=submit]')) return
  event.preventDefault()
  event.stopPropagation()
}

export default function Preview() {
  const { officeOrigin, alone } = useLoaderData<typeof loader>()
  const { data: shown, submit } = useFetcher<typeof action>()
  useEffect(() => {
    const hear = ({ source, origin, data: draft }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== officeOrigin || typeof draft !== 'string') return
      submit({ draft }, { method: 'POST' })
    }
    window.addEventListener('message', hear)
    document.addEventListener('click', holdStill, true)
    if (window.parent !== window) window.parent.postMessage('vitrine.preview', officeOrigin)
    return () => {
      window.removeEventListener('message', hear)
      document.removeEventListener('click', holdStill, true)
    }
  }, [officeOrigin, submit])
  if (!shown) return <p className="wrap py-20 text-soft">{alone}</p>
  const { product, terms, giftDays } = shown
  return <ProductView {...{ product, terms, giftDays }} posted={undefined} notice={undefined} />
}
