import { Link } from 'react-router'
import type { CartLine as Line } from '../../cart/cart-view.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'

/** A line's picture, hidden from screen readers: the name next to it is the link. */
export function LinePicture({ line: { picture, path } }: { line: Line }) {
  const image = picture ? (
    <PictureFrame
      picture={picture}
      ratio={4 / 5}
      sizes="6rem"
      alt=""
      className="aspect-4/5 w-full object-cover"
    />
  ) : (
    <NoPicture className="w-full" />
  )
  return path ? (
    <Link to={path} tabIndex={-1} aria-hidden="true" className="self-start">
      {image}
    </Link>
  ) : (
    image
  )
}

/** A line's name, which links to the product. */
export function LineName({ line: { name, lang, path } }: { line: Line }) {
  const look = 'min-w-0 font-display leading-snug wrap-break-word hyphens-auto sm:text-lg'
  return path ? (
    <Link to={path} lang={lang} className={`${look} hover:text-accent`}>
      {name}
    </Link>
  ) : (
    <p lang={lang} className={look}>
      {name}
    </p>
  )
}

/** The choices, and the unit price for more than one or a discount. */
export function LineDetails({ line: { details, unitPrice, before, quantity } }: { line: Line }) {
  const { cart } = useMessages()
  return (
    <dl className="mt-1 text-sm text-soft">
      {details.map(({ name, value, lang }) => (
        <div key={name} lang={lang} className="flex flex-wrap gap-x-1.5">
          <dt className="min-w-0 wrap-break-word">{name}:</dt>
          <dd className="min-w-0 wrap-break-word">{value}</dd>
        </div>
      ))}
      {(quantity > 1 || before) && (
        <div className="flex gap-1.5 tabular-nums">
          <dt>{cart.each}</dt>
          <dd>
            {unitPrice} {before && <del className="ml-1">{before}</del>}
          </dd>
        </div>
      )}
    </dl>
  )
}
