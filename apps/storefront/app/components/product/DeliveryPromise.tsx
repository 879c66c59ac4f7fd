import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { countriesIn } from '../../cart/estimate.ts'
import {
  arrivalDay,
  type DeliveryRegion,
  isDeliveredTo,
  type Place,
  placeFrom,
} from '../../catalog/product/delivery-promise.ts'
import { useMessages } from '../../messages/messages.ts'

const KEY = 'vitrine.place'

/**
 * Names the day by which an order placed today reaches the visitor's address. Country and postal code stay in
 * this browser, so the promise appears only once scripts run; its space is reserved.
 */
export function DeliveryPromise({ regions }: { regions: DeliveryRegion[] }) {
  const { product: words, language } = useMessages()
  const [place, setPlace] = useState<Place>()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setPlace(placeFrom(remembered()))
    setReady(true)
  }, [])
  const panel = useRef<HTMLDetailsElement>(null)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const postalCode = String(form.get('postalCode')).replace(/["\\]/g, '').trim()
    const next = { country: String(form.get('country')), postalCode }
    setPlace(next)
    remember(next)
    if (panel.current) panel.current.open = false
    panel.current?.querySelector('summary')?.focus()
  }
  if (!isReady) return <div className="min-h-11 noscript:hidden" />
  const day = place && arrivalDay(regions, place, Date.now())
  const date = day?.toLocaleDateString(language, DATE)
  const name = place?.postalCode || place?.country || ''
  const said = date ? words.deliveredBy(name, date) : words.noPromise(name)
  return (
    <details ref={panel} className="min-w-0 text-[0.9375rem]">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 hover:text-accent">
        <span role="status" className="empty:hidden">
          {place && said}
        </span>
        <span className="link">{place ? words.otherAddress : words.deliveryToYou}</span>
      </summary>
      <AddressForm regions={regions} place={place} onSubmit={onSubmit} />
    </details>
  )
}

const DATE = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

interface AddressFormProps {
  regions: DeliveryRegion[]
  place: Place | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function AddressForm({ regions, place, onSubmit }: AddressFormProps) {
  const { product: words, language } = useMessages()
  const id = useId()
  const countries = useMemo(
    () => countriesIn(language).filter(({ code }) => isDeliveredTo(regions, code)),
    [language, regions],
  )
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3 pt-2 pb-1">
      <label className="grid min-w-0 basis-40 grow gap-1.5">
        <span className="label">{words.country}</span>
        <select
          name="country"
          defaultValue={place?.country ?? countryOf(navigator.language)}
          autoComplete="country"
          className="field w-full min-w-0"
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={id} className="grid w-32 gap-1.5">
        <span className="label">{words.postalCode}</span>
        <input
          id={id}
          name="postalCode"
          maxLength={12}
          autoComplete="postal-code"
          defaultValue={place?.postalCode}
          className="field w-full"
        />
      </label>
      <button type="submit" className="button button-quiet">
        {words.showDate}
      </button>
    </form>
  )
}

/** The country that a browser's language suggests: `de` is Germany. */
const countryOf = (language: string): string | undefined => new Intl.Locale(language).maximize().region

/** A browser may refuse to remember anything; the promise then lasts for this page. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function remember({ country, postalCode }: Place): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ country, postalCode }))
  } catch {
    // The date is shown anyway.
  }
}
