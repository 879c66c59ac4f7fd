import { useFormAction, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { useFrame } from './use-frame.ts'

/** Switches the page's currency; works without scripts. */
export function CurrencySwitch() {
  const { frame } = useMessages()
  const { currencies, currency } = useFrame()
  const { pathname, search } = useLocation()
  const action = useFormAction('/preferences')
  if (currencies.length < 2) return null
  return (
    <form
      method="post"
      action={action}
      aria-label={frame.currency}
      className="flex flex-wrap gap-x-5 text-[0.9375rem]"
    >
      <input type="hidden" name="to" value={pathname + search} />
      {currencies.map((one) => (
        <button
          key={one}
          type="submit"
          name="currency"
          value={one}
          aria-current={one === currency ? 'true' : undefined}
          className="min-h-11 underline-offset-4 hover:text-accent aria-[current]:underline"
        >
          {one}
        </button>
      ))}
    </form>
  )
}
