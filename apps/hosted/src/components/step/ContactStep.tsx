import { nextStep } from '../../checkout/steps.ts'
import type { Till } from '../../checkout/till.ts'
import { troubleOf } from '../../checkout/till.ts'
import { keepGuestAddress } from '../../checkout/visit-memory.ts'
import { useWords } from '../../messages/words.tsx'
import { ErrorCount } from '../form/ErrorCount.tsx'
import { onSubmit } from '../form/on-submit.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextField } from '../form/TextField.tsx'
import { useErrors } from '../form/use-errors.ts'
import { useRefusals } from '../form/use-refusals.ts'
import { TroubleNotice } from '../notice/TroubleNotice.tsx'

/** Something before an @ and a name with a dot after it; the platform decides. */
const LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The buyer's contact: an address for the confirmation, no account. */
export function ContactStep({ till }: { readonly till: Till }) {
  const { t } = useWords()
  const { checkout, drafting, work, run, api, goOn } = till
  const { buyer, links } = checkout
  const { errors, form, show, clear } = useErrors()
  const trouble = troubleOf(till, 'contact')
  useRefusals(trouble, show, () => t.wrongEmail)
  const email = drafting.draft.email ?? checkout.email ?? buyer?.email ?? ''

  const submit = async () => {
    const typed = email.trim()
    if (!show({ email: LIKE_EMAIL.test(typed) ? undefined : t.wrongEmail })) return
    const now = await run('contact', () => api.update({ email: typed }))
    if (!now) return
    drafting.drop('email')
    goOn('contact', now)
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit(submit)}>
      <ErrorCount errors={errors} />
      {buyer ? (
        <p className="soft">{t.loggedInAs(buyer.firstName ?? buyer.email)}</p>
      ) : (
        <p className="soft">
          {t.guest}{' '}
          {links.loginUrl && (
            <a
              className="link"
              href={links.loginUrl}
              onClick={() => keepGuestAddress(drafting.draft.shipping ?? checkout.shippingAddress)}
            >
              {t.logIn}
            </a>
          )}
        </p>
      )}
      <TextField
        name="email"
        type="email"
        label={t.email}
        autoComplete="email"
        maxLength={254}
        hint={t.emailHint}
        value={email}
        error={errors.email}
        onChange={(value) => {
          clear('email')
          drafting.change({ email: value })
        }}
      />
      <TroubleNotice trouble={trouble} />
      <SubmitButton
        label={nextStep('contact', { checkout, canPay: false }) === 'delivery' ? t.toDelivery : t.toPayment}
        isBusy={work === 'contact'}
        isBlocked={work !== undefined}
      />
    </form>
  )
}
