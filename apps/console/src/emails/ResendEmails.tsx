import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { EMAIL_KEYS, resendAll } from './read-emails.ts'
import { useEmailTexts } from './texts.ts'

export interface ResendEmailsProps {
  readonly ids: readonly string[]
  /** What else to know before. */
  readonly hint?: string | undefined
  /** Called once they are queued. */
  done(): void
  close(): void
}

/** Sends one or several emails again, after asking. */
export function ResendEmails({ ids, hint, done, close }: ResendEmailsProps) {
  const texts = useEmailTexts()
  const send = useAction(
    () => resendAll(ids),
    EMAIL_KEYS,
    (_, { sent, failed }) => {
      done()
      return texts.resent(sent, failed)
    },
  )
  return (
    <ConfirmDialog
      title={texts.resendTitle(ids.length)}
      hint={[texts.resendHint, hint].filter(Boolean).join(' ')}
      confirm={texts.resend}
      action={send}
      close={close}
    />
  )
}
