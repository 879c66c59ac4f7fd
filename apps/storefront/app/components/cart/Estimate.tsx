import { useId, useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { countriesIn, type EstimateView } from '../../cart/estimate.ts'
import { useMessages } from '../../messages/messages.ts'

/**
 * Asks for a country and shows the cart's total with delivery there; faded once the cart has changed. Works
 * without scripts.
 */
export function Estimate({ estimate, isOld }: { estimate: EstimateView | null; isOld: boolean }) {
  const { cart: words, language } = useMessages()
  const id = useId()
  // Country names and their order are expensive, and a cart change doesn't affect them.
  const countries = useMemo(() => countriesIn(language), [language])
  const isPending = useNavigation().location?.pathname === '/cart'
  return (
    <Form
      method="get"
      action="/cart"
      preventScrollReset
      aria-busy={isPending}
      className="mt-6 border-t border-line pt-5"
    >
      <label htmlFor={id} className="label">
        {words.deliverTo}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <select
          id={id}
          name="country"
          defaultValue={estimate?.country ?? ''}
          required
          autoComplete="country"
          className="field min-w-48 flex-1 grow-[99]"
        >
          <option value="" disabled>
            {words.chooseCountry}
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-quiet grow px-5">
          {words.estimate}
        </button>
      </div>
      <div role="status" className={`transition-opacity ${isOld ? 'opacity-40' : ''}`}>
        {estimate && <Sums estimate={estimate} />}
      </div>
    </Form>
  )
}

function Sums({ estimate: { rows, total, paid, taxWithin, problem } }: { estimate: EstimateView }) {
  const { cart: words, frame } = useMessages()
  if (problem) return <p className="mt-3 text-sm text-accent">{problem}</p>
  return (
    <>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 tabular-nums">
        {rows.map(({ name, amount, note }) => (
          <div key={name} className="contents">
            <dt className="min-w-0 wrap-break-word">
              {name}
              {note && <span className="label block">{note}</span>}
            </dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2.5">
          <dt>{words.estimatedTotal}</dt>
          <dd className="ml-auto font-display text-xl">{total}</dd>
        </div>
      </dl>
      {paid && <p className="label mt-1">{words.paid(paid)}</p>}
      {taxWithin && <p className="label mt-1">{frame.taxWithin(taxWithin)}</p>}
    </>
  )
}
