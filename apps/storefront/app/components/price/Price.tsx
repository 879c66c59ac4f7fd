import type { PriceText } from '../../catalog/prices.ts'
import { useMessages } from '../../messages/messages.ts'

/** A price, with the price before a discount and the unit price. */
export function Price({ price, className = '' }: { price: PriceText; className?: string }) {
  const { catalog } = useMessages()
  const { now, before, perUnit, isFrom } = price
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
      {perUnit && <span className="ml-2 text-[0.8125rem] text-soft">{perUnit}</span>}
    </p>
  )
}
