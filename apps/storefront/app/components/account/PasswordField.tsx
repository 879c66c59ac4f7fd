import { type ComponentProps, useEffect, useState } from 'react'
import { useAccountWords } from '../../account/use-words.ts'
import { TextField } from './TextField.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'maxLength' | 'beside'> & {
  /** Tells password managers whether to fill in or generate one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the text. The button needs scripts, so it appears with them. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useAccountWords()
  const [isShown, setShown] = useState(false)
  const [canShow, setCanShow] = useState(false)
  useEffect(() => setCanShow(true), [])
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={256}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      beside={
        canShow && (
          <button
            type="button"
            aria-label={isShown ? words.hideTyped : words.showTyped}
            className="absolute inset-y-0 right-0 min-w-14 px-3.5 text-sm text-soft"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
          </button>
        )
      }
    />
  )
}
