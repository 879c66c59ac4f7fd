import type { PriceText } from '../../catalog/prices.ts'
import { useMessages } from '../../messages/messages.ts'

/** A price, with the price before a discount and what is said beside it. */
export function Price({ price, className = '' }: { price: PriceText; className?: string }) {
  const { catalog } = useMessages()
  const { now, before, note, isFrom } = price
  return (
    <p className={`tabular-nums ${className}`}>
      {isFrom && <span className="text-soft">{catalog.priceFrom} </span>}
      {before ? (
        <>
          <span className="sr-only">{catalog.priceNow} </span>
          <ins className="text-accent no-underline">{now}</ins>
          <span className="sr-only">{catalog.priceBefore} </span>
          <del className="ml-2 text-soft">{before}</del>
        </>
      ) : (
        now
      )}
      {note && <span className="ml-2 text-[0.8125rem] text-soft">{note}</span>}
    </p>
  )
}
