import { useFormWords } from '../../messages/form-words.tsx'
import { countOf, type FieldErrors } from './use-errors.ts'

/** Tells screen readers how many fields need fixing. */
export function ErrorCount({ errors }: { readonly errors: FieldErrors }) {
  const t = useFormWords()
  const count = countOf(errors)
  return (
    <p className="unseen" role="alert">
      {count > 0 && t.fieldsToFix(count)}
    </p>
  )
}
