/** The ids of a field's notes, for `aria-describedby`. */
export const describedBy = (name: string, hint?: string, error?: string): string | undefined =>
  [error !== undefined && `${name}-error`, hint !== undefined && `${name}-hint`].filter(Boolean).join(' ') ||
  undefined

interface FieldNotesProps {
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** The notes below a field, the error first. */
export function FieldNotes({ name, hint, error }: FieldNotesProps) {
  return (
    <>
      {error !== undefined && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}
