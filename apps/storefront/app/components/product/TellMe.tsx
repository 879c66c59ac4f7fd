import type { Choices } from '@vitrine/react/pure'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import type { AddAnswer } from '../../cart/add-form.server.ts'
import { problemOf } from '../../cart/unanswered.ts'
import { useMessages } from '../../messages/messages.ts'

interface TellMeProps {
  slug: string
  choices: Choices
  /** The answer to the form without scripts. */
  posted: AddAnswer | undefined
}

/** Asks for an email address to write to when a sold-out item is back. Works without scripts. */
export function TellMe({ slug, choices, posted }: TellMeProps) {
  const { product: words, cart } = useMessages()
  // A request for another choice says nothing about this one.
  const key = `tell me ${slug} ${Object.values(choices).join()}`
  const { Form, data, state } = useFetcher<AddAnswer>({ key })
  const answer = data ?? (posted?.email === undefined ? undefined : posted)
  const id = useId()
  const isSending = state !== 'idle'
  const problem = isSending ? undefined : problemOf(answer, cart)
  return (
    <section id="tell-me" aria-labelledby={`${id}-title`} className="border border-line bg-mat p-5">
      <h2 id={`${id}-title`} className="text-xl">
        {words.tellMe}
      </h2>
      {answer?.willTell ? (
        <p role="status" className="mt-2 wrap-break-word">
          {words.willTell(answer.email ?? '')}
        </p>
      ) : (
        <Form method="post" action={`/products/${slug}`} preventScrollReset className="mt-3">
          {Object.entries(choices).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor={id} className="label">
            {words.email}
          </label>
          <div className="mt-1.5 flex flex-wrap gap-2">
            <input
              id={id}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              defaultValue={answer?.email}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              className="field min-w-48 flex-99"
            />
            <button type="submit" aria-busy={isSending} className="button grow px-5">
              {isSending ? words.sending : words.tellMeSend}
            </button>
          </div>
          <p id={`${id}-problem`} role="alert" className="mt-2 text-sm text-accent empty:hidden">
            {problem}
          </p>
          <p className="label mt-2">{words.tellMeOnce}</p>
        </Form>
      )}
    </section>
  )
}
