import type { HostedDeliveryOption } from '@vitrine/contract/hosted-checkout'
import { useEffect, useRef, useState } from 'react'
import { nextStep } from '../../checkout/steps.ts'
import { type Till, troubleOf } from '../../checkout/till.ts'
import { useWords } from '../../messages/words.tsx'
import { onSubmit } from '../form/on-submit.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TroubleNotice } from '../notice/TroubleNotice.tsx'
import { DeliveryPromise } from './DeliveryPromise.tsx'

const keyOf = ({ code, carrierId = '' }: HostedDeliveryOption) => `${code} ${carrierId}`

interface DeliveryOptionsProps {
  readonly till: Till
  /** The address was just submitted, so its options take the focus. */
  readonly takesFocus: boolean
}

/** The delivery options for the address, one of them selected. */
export function DeliveryOptions({ till, takesFocus }: DeliveryOptionsProps) {
  const { t, money } = useWords()
  const { checkout, run, api, work, goOn } = till
  const { deliveryOptions: options, currency } = checkout
  const [picked, setPicked] = useState<string>()
  const chosen =
    options.find((option) => keyOf(option) === picked) ??
    options.find((option) => option.chosen) ??
    options[0]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const submit = async () => {
    if (!chosen) return
    const { code, carrierId } = chosen
    const now = await run('delivery', () =>
      api.update({ deliveryOption: { code, ...(carrierId !== undefined && { carrierId }) } }),
    )
    if (now) goOn('delivery', now)
  }

  return (
    <form className="further" noValidate onSubmit={onSubmit(submit)}>
      <h3 ref={heading} tabIndex={-1} id="ways-of-delivery">
        {t.waysOfDelivery}
      </h3>
      {options.length === 0 ? (
        <p className="notice notice-alarm" role="alert">
          {t.noDelivery}
        </p>
      ) : (
        <>
          <div role="radiogroup" aria-labelledby="ways-of-delivery" className="choices">
            {options.map((option) => (
              <label className="choice" key={keyOf(option)}>
                <input
                  type="radio"
                  name="deliveryOption"
                  checked={option === chosen}
                  onChange={() => setPicked(keyOf(option))}
                />
                <span className="choice-words">
                  <span>{option.title}</span>
                  <DeliveryPromise option={option} />
                </span>
                <span className="choice-price">
                  {Number(option.price) === 0 ? t.free : money(option.price, currency)}
                </span>
              </label>
            ))}
          </div>
          <TroubleNotice trouble={troubleOf(till, 'delivery')} />
          <SubmitButton
            label={nextStep('delivery', { checkout, canPay: false }) === 'payment' ? t.toPayment : t.toReview}
            isBusy={work === 'delivery'}
            isBlocked={work !== undefined}
          />
        </>
      )}
    </form>
  )
}
