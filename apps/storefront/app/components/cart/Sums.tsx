import type { EstimateView } from '../../cart/estimate.ts'
import { useMessages } from '../../messages/messages.ts'

interface SumsProps {
  sums: EstimateView | null
  /** True while they are of an earlier cart. */
  isOld: boolean
}

/** What comes off and on top of the cart's subtotal, and the total; faded once the cart has changed. */
export function Sums({ sums, isOld }: SumsProps) {
  return (
    <div role="status" className={`transition-opacity ${isOld ? 'opacity-40' : ''}`}>
      {sums && <Rows {...sums} />}
    </div>
  )
}

function Rows({ country, rows, total, paid, taxWithin, problem }: EstimateView) {
  const { cart: words, frame } = useMessages()
  if (problem) return <p className="mt-3 text-sm text-accent">{problem}</p>
  return (
    <>
      <dl className="mt-3 grid grid-cols-[1fr_fit-content(60%)] gap-x-4 gap-y-1.5 tabular-nums">
        {rows.map(({ name, amount, note }) => (
          <div key={name} className="contents">
            <dt className="min-w-0 wrap-break-word">
              {name}
              {note && <span className="label block">{note}</span>}
            </dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        {total && (
          <div className="col-span-2 mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2.5">
            <dt>{country ? words.estimatedTotal : words.totalBefore}</dt>
            <dd className="grand-total ml-auto font-display text-2xl">{total}</dd>
          </div>
        )}
      </dl>
      {paid && <p className="label mt-1">{words.paid(paid)}</p>}
      {taxWithin && <p className="label mt-1">{frame.taxWithin(taxWithin)}</p>}
    </>
  )
}
