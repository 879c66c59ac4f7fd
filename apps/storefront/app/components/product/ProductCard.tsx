import { Link } from 'react-router'
import type { ProductCard as Card } from '../../catalog/product-card.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'
import { Price } from '../price/Price.tsx'

const RATIO = 4 / 5

interface ProductCardProps {
  card: Card
  heading: 'h2' | 'h3'
  /** How wide the picture is shown, as for `img sizes`. */
  sizes: string
  /** True for cards visible at first. */
  isFirst: boolean
}

/** A product in a list: picture, name, price. The whole card is a link. */
export function ProductCard({ card, heading: Heading, sizes, isFirst }: ProductCardProps) {
  const { catalog } = useMessages()
  const { slug, search = '', name, price, ribbon, discount, isSoldOut, isPreorder, colors, langs } = card
  const [picture, second] = card.pictures
  const label = isSoldOut ? catalog.soldOut : isPreorder ? catalog.preorder : (ribbon ?? discount)
  return (
    <article className="group relative">
      <div className="relative aspect-4/5 overflow-hidden bg-mat">
        {picture ? (
          <PictureFrame
            picture={picture}
            ratio={RATIO}
            sizes={sizes}
            alt=""
            isFirst={isFirst}
            className={`size-full object-cover ${isSoldOut ? 'opacity-60' : ''}`}
          />
        ) : (
          <NoPicture className="size-full" />
        )}
        {second && (
          <PictureFrame
            picture={second}
            ratio={RATIO}
            sizes={sizes}
            alt=""
            className="absolute inset-0 hidden size-full object-cover opacity-0 transition-opacity duration-500 group-hover:opacity-100 [@media(hover:hover)]:block"
          />
        )}
        {label && (
          <p
            lang={label === ribbon ? langs?.ribbon : undefined}
            className="absolute top-0 left-0 bg-paper px-2.5 py-1 text-[0.8125rem] text-ink"
          >
            {label}
          </p>
        )}
      </div>
      <div className="mt-4">
        <Heading
          lang={langs?.name}
          className="line-clamp-3 wrap-break-word font-display text-lg leading-snug"
        >
          <Link to={`/products/${slug}${search}`} prefetch="intent" className="card-link">
            {name}
          </Link>
        </Heading>
        {price && <Price price={price} className="mt-1 text-[0.9375rem]" />}
        {colors.length > 1 && <Colors colors={colors} />}
      </div>
    </article>
  )
}

function Colors({ colors }: { colors: string[] }) {
  const { catalog } = useMessages()
  const shown = colors.slice(0, 6)
  return (
    <p className="mt-2 flex items-center gap-1.5">
      <span className="sr-only">{catalog.colours(colors.length)}</span>
      {shown.map((color) => (
        <svg key={color} viewBox="0 0 14 14" className="size-3.5 text-line-strong" aria-hidden="true">
          <circle cx="7" cy="7" r="6.25" fill={color} stroke="currentColor" strokeWidth="0.75" />
        </svg>
      ))}
      {colors.length > shown.length && (
        <span aria-hidden="true" className="text-xs text-soft">
          +{colors.length - shown.length}
        </span>
      )}
    </p>
  )
}
