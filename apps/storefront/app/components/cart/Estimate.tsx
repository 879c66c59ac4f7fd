import { useId, useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { countriesIn } from '../../cart/estimate.ts'
import { useMessages } from '../../messages/messages.ts'

interface EstimateProps {
  country: string | undefined
  /** Where the shop delivers; undefined for anywhere. */
  countries: readonly string[] | undefined
}

/** Asks for a country, to show the cart's total with delivery there. Works without scripts. */
export function Estimate({ country, countries: codes }: EstimateProps) {
  const { cart: words, language } = useMessages()
  const id = useId()
  // Country names and their order are expensive, and a cart change doesn't affect them.
  const countries = useMemo(() => countriesIn(language, codes), [language, codes])
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
          defaultValue={country ?? ''}
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
    </Form>
  )
}
