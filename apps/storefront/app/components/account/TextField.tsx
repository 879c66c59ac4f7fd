import type { InputHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import type { FormAnswer } from '../../account/form-answer.ts'
import { useAccountWords } from '../../account/use-words.ts'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  /** Something inside the field, at its end. */
  beside?: ReactNode
  /** The form's result, whose problem may be about this field. */
  answer: FormAnswer | undefined
}

/** A labeled field with its error. */
export function TextField({
  name,
  label,
  hint,
  isOptional,
  beside,
  answer,
  defaultValue,
  ...input
}: TextFieldProps) {
  const id = useId()
  const words = useAccountWords()
  const problem = answer?.problem && answer.field === name ? words.problems[answer.problem] : undefined
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="label flex justify-between gap-4">
        <span>{label}</span>
        {isOptional && <span>{words.optional}</span>}
      </label>
      <div className="relative mt-1.5">
        <input
          type="text"
          {...input}
          id={id}
          name={name}
          required={!isOptional}
          defaultValue={answer?.typed?.[name] ?? defaultValue}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={`field h-12 w-full aria-invalid:border-accent ${beside === undefined ? '' : 'pr-20'}`}
        />
        {beside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="label mt-1.5">
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} className="mt-1.5 text-sm text-accent empty:hidden">
        {problem}
      </p>
    </div>
  )
}
