import type { ReactNode } from 'react'
import { methodName } from '../../checkout/method-name.ts'
import { isDone, neededSteps, type Progress, STEPS, type Step } from '../../checkout/steps.ts'
import type { Till } from '../../checkout/till.ts'
import { useMoved } from '../../checkout/use-moved.ts'
import { useWords } from '../../messages/words.tsx'
import { AddressLines } from './AddressLines.tsx'
import { ContactStep } from './ContactStep.tsx'
import { DeliveryPromise } from './DeliveryPromise.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StepFrame } from './StepFrame.tsx'

const FORMS: Readonly<Record<Step, (props: { readonly till: Till }) => ReactNode>> = {
  contact: ContactStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
}

interface StepsListProps {
  readonly till: Till
  readonly step: Step
  readonly progress: Progress
}

/** All steps of the checkout, one of them open. */
export function StepsList({ till, step, progress }: StepsListProps) {
  const hasMoved = useMoved(step)
  const before = STEPS.indexOf(step)
  return neededSteps(progress).map((each, index) => {
    const Form = FORMS[each]
    const state =
      each === step ? 'open' : STEPS.indexOf(each) < before || isDone(each, progress) ? 'done' : 'later'
    return (
      <StepFrame
        key={each}
        step={each}
        number={index + 1}
        state={state}
        takesFocus={hasMoved}
        onChange={() => till.goTo(each)}
        told={<Told step={each} till={till} />}
      >
        <Form till={till} />
      </StepFrame>
    )
  })
}

/** The summary of a step. */
function Told({ step, till }: { readonly step: Step; readonly till: Till }) {
  const { t } = useWords()
  const { checkout, method, card } = till
  const option = checkout.deliveryOptions.find(({ chosen }) => chosen)
  if (step === 'contact') return <p>{checkout.email}</p>
  if (step === 'delivery')
    return (
      <>
        {checkout.shippingAddress && <AddressLines address={checkout.shippingAddress} />}
        {option && (
          <p className="stacked">
            <span>{option.title}</span>
            <DeliveryPromise option={option} />
          </p>
        )}
      </>
    )
  return (
    <>
      <p>
        {Number(checkout.totals.toPay) === 0
          ? t.nothingToPay
          : method?.kind === 'CARD' && card
            ? t.cardKept(card.brand, card.lastDigits)
            : method && methodName(method, t)}
      </p>
      {checkout.billingAddress ? (
        <AddressLines address={checkout.billingAddress} />
      ) : (
        checkout.needsDelivery && (
          <p className="soft">
            {t.billingAddress}: {t.sameAsShipping}
          </p>
        )
      )}
    </>
  )
}
