import { type Choices, canBeBought, findVariant } from '@vitrine/react/pure'
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { AddAnswer } from '../../cart/add-form.server.ts'
import type { ChoiceNotice } from '../../catalog/product/choice-notice.server.ts'
import type { GiftDays } from '../../catalog/product/gift-days.ts'
import { unpackVariants } from '../../catalog/product/packed-variants.ts'
import type { PackedProduct, ProductPage } from '../../catalog/product/product-page.ts'
import type { SaleTerms } from '../../catalog/product/sale-terms.ts'
import type { Language } from '../../messages/languages.ts'
import { Gallery } from '../gallery/Gallery.tsx'
import { Price } from '../price/Price.tsx'
import { AddToCart } from './AddToCart.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { PriceTerms } from './PriceTerms.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { useChoices } from './use-choices.ts'

/** Few items are sold out, so most pages do without its script. */
const TellMe = lazy(() => import('./TellMe.tsx').then(({ TellMe }) => ({ default: TellMe })))

/** Below the button, so it can come after it. */
const DeliveryPromise = lazy(() =>
  import('./DeliveryPromise.tsx').then(({ DeliveryPromise }) => ({ default: DeliveryPromise })),
)

/** From this length a name is set smaller, so price and button stay visible. */
const LONG = 40

interface ProductViewProps {
  product: PackedProduct
  terms: SaleTerms | undefined
  /** The days a gift card can be sent on; undefined for anything else. */
  giftDays: GiftDays | undefined
  /** The result of a form without scripts. */
  posted: AddAnswer | undefined
  /** Says that the address asks for a combination that isn't made, until something else is chosen. */
  notice: ChoiceNotice | undefined
}

/** A product: pictures on one side, information and choices on the other. */
export function ProductView({ product: sent, terms, giftDays, posted, notice }: ProductViewProps) {
  const product = useMemo(() => ({ ...sent, variants: unpackVariants(sent.options, sent.variants) }), [sent])
  const { search } = useLocation()
  const { choices, pick } = useChoices(product, posted?.choices)
  const variant = findVariant(product, choices)
  const price = variant?.price ?? product.price
  const { name, brand, ribbon, discount, langs } = product
  const isMade = product.variants.length === 0 || variant !== undefined
  const isMissed = isMade && !canBeBought(product, choices)
  return (
    <>
      <Breadcrumb name={name} lang={langs?.name} collectionIds={product.collectionIds} />
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-6 pt-2 md:grid-cols-2 md:gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-4 xl:gap-x-20">
        <Gallery items={product.gallery} lang={langs?.media} chosen={pictureOf(product, choices)} />
        <div className="grid max-w-xl min-w-0 grid-cols-1 content-start gap-8 md:sticky md:top-8 md:self-start">
          <div>
            {brand && <p className="label">{brand}</p>}
            <h1
              lang={langs?.name}
              className={`mt-1 wrap-break-word ${name.length > LONG ? 'text-head' : 'text-title'}`}
            >
              {name}
            </h1>
            {price && <Price price={price} className="mt-4 text-xl" />}
            {terms && <PriceTerms terms={terms} />}
            {(ribbon || discount) && (
              <p className="mt-3 flex flex-wrap gap-2 text-[0.8125rem]">
                {ribbon && <Ribbon text={ribbon} lang={langs?.ribbon} />}
                {discount && <Ribbon text={discount} />}
              </p>
            )}
          </div>
          {notice && notice.search === search && (
            <p className="border-l-2 border-accent pl-4">{notice.text}</p>
          )}
          <AddToCart
            product={product}
            choices={choices}
            pick={pick}
            arrival={terms?.arrival}
            gift={giftDays && { days: giftDays, typed: posted?.gift }}
            problem={posted?.email === undefined ? posted?.problem : undefined}
          />
          {!isMissed && !(variant ?? product).isPreorder && terms?.regions && (
            <Suspense>
              <DeliveryPromise regions={terms.regions} />
            </Suspense>
          )}
          {isMissed && (
            <Suspense>
              <TellMe slug={product.slug} choices={choices} posted={posted} />
            </Suspense>
          )}
          <ProductDetails product={product} sku={variant?.sku ?? product.sku} />
        </div>
      </div>
    </>
  )
}

const Ribbon = ({ text, lang }: { text: string; lang?: Language | undefined }) => (
  <span lang={lang} className="border border-line-strong px-2.5 py-0.5">
    {text}
  </span>
)

/** The gallery index for the selection: that of the first choice with pictures of its own. */
function pictureOf({ options }: ProductPage, choices: Choices): number {
  for (const { name, choices: all } of options) {
    const [place] = all.find(({ label }) => label === choices[name])?.pictures ?? []
    if (place !== undefined) return place
  }
  return 0
}
