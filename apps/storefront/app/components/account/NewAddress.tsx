import { useId, useMemo } from 'react'
import type { FormAnswer } from '../../account/form-answer.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { countriesIn } from '../../cart/estimate.ts'
import { useMessages } from '../../messages/messages.ts'
import { AccountForm } from './AccountForm.tsx'
import { TextField } from './TextField.tsx'

/** The form for another address. */
export function NewAddress({ answer }: { answer: FormAnswer | undefined }) {
  const words = useAccountWords()
  const { language } = useMessages()
  const id = useId()
  const countries = useMemo(() => countriesIn(language), [language])
  const field = { answer, isOptional: true }
  return (
    <section aria-labelledby={`${id}-new`} className="mt-12">
      <h2 id={`${id}-new`} className="text-head">
        {words.addAddress}
      </h2>
      <AccountForm
        action="/account/addresses"
        answer={answer}
        submit={words.saveAddress}
        submitting={words.saving}
      >
        <div>
          <label htmlFor={`${id}-country`} className="label">
            {words.country}
          </label>
          <select
            id={`${id}-country`}
            name="country"
            required
            autoComplete="country"
            defaultValue={answer?.typed?.country ?? ''}
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
          label={words.addressLine}
          autoComplete="address-line1"
          maxLength={150}
          answer={answer}
        />
        <TextField
          name="addressLine2"
          label={words.addressLine2}
          autoComplete="address-line2"
          maxLength={100}
          {...field}
        />
        <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
          <TextField
            name="postalCode"
            label={words.postalCode}
            autoComplete="postal-code"
            maxLength={50}
            {...field}
          />
          <TextField
            name="city"
            label={words.city}
            autoComplete="address-level2"
            maxLength={50}
            answer={answer}
          />
        </div>
        <TextField
          name="subdivision"
          label={words.subdivision}
          autoComplete="address-level1"
          maxLength={50}
          {...field}
        />
      </AccountForm>
    </section>
  )
}
