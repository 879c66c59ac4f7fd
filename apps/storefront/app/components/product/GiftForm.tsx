import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import {
  GIFT,
  giftOf,
  MOST_MESSAGE,
  MOST_NAME,
  SOMEONE,
  type TypedGift,
  withGift,
} from '../../cart/gift-form.ts'
import type { Piece } from '../../cart/shown-cart.ts'
import type { GiftDays } from '../../catalog/product/gift-days.ts'
import { gift as de } from '../../messages/de/gift.ts'
import { gift as en, type GiftWords } from '../../messages/en/gift.ts'
import type { Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/messages.ts'

/** Only gift cards load these, in every language: they are small. */
const WORDS: Record<Language, GiftWords> = { en, de }

/** An item to add, for the recipient in the form. */
export const forSomeone = (piece: Piece, form: FormData): Piece => ({
  ...piece,
  reference: withGift(piece.reference, giftOf(form)),
})

interface GiftFormProps {
  days: GiftDays
  /** What was typed before the form was refused. */
  typed: TypedGift | undefined
}

/**
 * The fields of the product's form for a gift card's recipient. The choice shows and hides them by style,
 * so that it works without scripts.
 */
export function GiftForm({ days, typed }: GiftFormProps) {
  const words = WORDS[useMessages().language]
  // Unknown until someone chooses here: a choice made before the scripts came stays in the form only.
  const [chosen, setChosen] = useState<string>()
  const first = typed?.[GIFT.for] ?? 'me'
  const isHidden = chosen === 'me'
  return (
    <div className="group/gift grid gap-5">
      <fieldset>
        <legend className="label mb-2">{words.whom}</legend>
        <div className="flex flex-wrap gap-2">
          {(['me', SOMEONE] as const).map((whom) => (
            <label key={whom} className="relative">
              <input
                type="radio"
                name={GIFT.for}
                value={whom}
                defaultChecked={whom === first}
                onChange={() => setChosen(whom)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="pill">{words[whom]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset
        disabled={isHidden}
        aria-label={words.someone}
        className="hidden gap-4 border-l-2 border-line pl-5 group-has-[[value=someone]:checked]/gift:grid sm:grid-cols-2"
      >
        <Field
          {...{ name: GIFT.email, label: words.email, typed }}
          {...{ type: 'email', autoComplete: 'off', maxLength: 254, required: chosen === SOMEONE }}
          className="sm:col-span-2"
        />
        <Field
          {...{ name: GIFT.name, label: words.name, typed, maxLength: MOST_NAME }}
          more={words.optional}
        />
        <Field
          {...{ name: GIFT.from, label: words.from, typed, maxLength: MOST_NAME, autoComplete: 'name' }}
          more={words.optional}
        />
        <Message label={words.message} more={words.optional} typed={typed} />
        <Field
          {...{ name: GIFT.date, label: words.date, typed, type: 'date', min: days.first, max: days.last }}
          more={words.optional}
          hint={words.dateHint}
          className="sm:col-span-2"
        />
        <p className="label sm:col-span-2">{words.kept}</p>
      </fieldset>
    </div>
  )
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  /** Beside the label. */
  more?: string
  hint?: ReactNode
  typed: TypedGift | undefined
}

function Field({ name, label, more, hint, typed, className, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <Label id={id} label={label} more={more} />
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        name={name}
        defaultValue={typed?.[name]}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="field mt-1.5 w-full"
      />
      {hint && (
        <p id={`${id}-hint`} className="label mt-1.5">
          {hint}
        </p>
      )}
    </div>
  )
}

function Message({ label, more, typed }: Pick<FieldProps, 'label' | 'more' | 'typed'>) {
  const id = useId()
  return (
    <div className="sm:col-span-2">
      <Label id={id} label={label} more={more} />
      <textarea
        id={id}
        name={GIFT.message}
        rows={3}
        maxLength={MOST_MESSAGE}
        defaultValue={typed?.[GIFT.message]}
        className="field mt-1.5 block w-full"
      />
    </div>
  )
}

const Label = ({ id, label, more }: { id: string; label: string; more: string | undefined }) => (
  <label htmlFor={id} className="label flex justify-between gap-4">
    <span>{label}</span>
    {more && <span>{more}</span>}
  </label>
)
