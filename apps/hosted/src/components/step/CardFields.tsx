import { type CardField, type CardProblem, type CardText, groupedNumber } from '../../checkout/card.ts'
import type { Messages } from '../../messages/en.ts'
import { useWords } from '../../messages/words.tsx'
import { TextField } from '../form/TextField.tsx'
import type { FieldErrors } from '../form/use-errors.ts'

/** Names of the fields on the page. */
const NAMES: Readonly<Record<CardField, string>> = {
  number: 'card.number',
  expiry: 'card.expiry',
  securityCode: 'card.securityCode',
  holder: 'card.holder',
}

/** Messages for invalid card fields. */
export const cardErrors = (problems: Partial<Record<CardField, CardProblem>>, t: Messages): FieldErrors => {
  const { number, expiry, securityCode } = problems
  return {
    [NAMES.number]: number && (number === 'missing' ? t.missing(t.cardNumber) : t.wrongNumber),
    [NAMES.expiry]:
      expiry &&
      (expiry === 'missing' ? t.missing(t.cardExpiry) : expiry === 'expired' ? t.expiredCard : t.wrongExpiry),
    [NAMES.securityCode]: securityCode && (securityCode === 'missing' ? t.missing(t.cardCode) : t.wrongCode),
  }
}

/** The message for a card field that the provider refused. */
export const refusedCardErrors = (field: string, t: Messages): FieldErrors => {
  if (/number/.test(field)) return { [NAMES.number]: t.wrongNumber }
  if (/expiry/.test(field)) return { [NAMES.expiry]: t.wrongExpiry }
  if (/code/i.test(field)) return { [NAMES.securityCode]: t.wrongCode }
  return { [NAMES.holder]: t.wrongField }
}

interface CardFieldsProps {
  readonly card: CardText
  readonly onChange: (card: CardText) => void
  readonly errors: FieldErrors
  readonly onEdit: (name: string) => void
}

/** The card fields. What is typed stays on the page until it is sent to the provider. */
export function CardFields({ card, onChange, errors, onEdit }: CardFieldsProps) {
  const { t } = useWords()
  const field = (name: CardField) => ({
    name: NAMES[name],
    value: card[name],
    error: errors[NAMES[name]],
    onChange: (value: string) => {
      onEdit(NAMES[name])
      onChange({ ...card, [name]: value })
    },
  })
  return (
    <div className="fields">
      <TextField
        {...field('number')}
        label={t.cardNumber}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={25}
        onBlur={() => onChange({ ...card, number: groupedNumber(card.number) })}
      />
      <div className="field-row">
        <TextField
          {...field('expiry')}
          label={t.cardExpiry}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={9}
          hint={t.cardExpiryHint}
        />
        <TextField
          {...field('securityCode')}
          label={t.cardCode}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
          hint={t.cardCodeHint}
        />
      </div>
      <TextField
        {...field('holder')}
        label={t.cardHolder}
        autoComplete="cc-name"
        maxLength={100}
        isOptional
      />
      <p className="field-hint">{t.cardPrivate}</p>
    </div>
  )
}
