import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import type { FormAnswer } from '../../account/form-answer.ts'
import type { AddressView } from '../../account/member-view.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { countriesIn } from '../../cart/estimate.ts'
import { useMessages } from '../../messages/messages.ts'
import { AccountForm } from './AccountForm.tsx'
import { TextField } from './TextField.tsx'

interface AddressFormProps {
  /** The saved address to change; undefined to add one. */
  edited: AddressView | undefined
  answer: FormAnswer | undefined
}

/** The form for another address, or for changing a saved one. */
export function AddressForm({ edited, answer }: AddressFormProps) {
  const words = useAccountWords()
  const { language } = useMessages()
  const id = useId()
  const countries = useMemo(() => countriesIn(language), [language])
  const replaces = answer?.typed ? answer.typed.replaces : edited && JSON.stringify(edited)
  const field = { answer, isOptional: true }
  return (
    <section id="address" aria-labelledby={`${id}-new`} className="mt-12 scroll-mt-8">
      <h2 id={`${id}-new`} className="text-head">
        {replaces ? words.changeAddress : words.addAddress}
      </h2>
      <AccountForm
        action="/account/addresses"
        answer={answer}
        submit={words.saveAddress}
        submitting={words.saving}
      >
        {replaces && <input type="hidden" name="replaces" value={replaces} />}
        <div>
          <label htmlFor={`${id}-country`} className="label">
            {words.country}
          </label>
          <select
            id={`${id}-country`}
            name="country"
            required
            autoComplete="country"
            defaultValue={answer?.typed?.country ?? edited?.country ?? ''}
            className="field mt-1.5 h-12 w-full"
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
        </div>
        <TextField
          name="addressLine"
          defaultValue={edited?.addressLine}
          label={words.addressLine}
          autoComplete="address-line1"
          maxLength={150}
          answer={answer}
        />
        <TextField
          name="addressLine2"
          defaultValue={edited?.addressLine2}
          label={words.addressLine2}
          autoComplete="address-line2"
          maxLength={100}
          {...field}
        />
        <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
          <TextField
            name="postalCode"
            defaultValue={edited?.postalCode}
            label={words.postalCode}
            autoComplete="postal-code"
            maxLength={50}
            {...field}
          />
          <TextField
            name="city"
            defaultValue={edited?.city}
            label={words.city}
            autoComplete="address-level2"
            maxLength={50}
            answer={answer}
          />
        </div>
        <TextField
          name="subdivision"
          defaultValue={edited?.subdivision.replace(/^[A-Z]{2}-/, '')}
          label={words.subdivision}
          hint={words.subdivisionHint}
          autoComplete="address-level1"
          maxLength={50}
          {...field}
        />
      </AccountForm>
      {replaces && (
        <Link to="/account/addresses" className="link mt-4 inline-flex min-h-11 items-center">
          {words.keepAddress}
        </Link>
      )}
    </section>
  )
}
