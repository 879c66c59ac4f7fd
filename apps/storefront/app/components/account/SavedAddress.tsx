import { Form, Link } from 'react-router'
import type { AddressView } from '../../account/member-view.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { useMessages } from '../../messages/messages.ts'

interface SavedAddressProps {
  address: AddressView
  /** The address as its country writes it, without the country. */
  lines: string[]
  place: number
}

/** A saved address, with a link to change it and a button to remove it. */
export function SavedAddress({ address, lines, place }: SavedAddressProps) {
  const words = useAccountWords()
  const { language } = useMessages()
  const { addressLine, country } = address
  const name = country && new Intl.DisplayNames(language, { type: 'region' }).of(country)
  return (
    <li className="flex items-start justify-between gap-6 py-5">
      <address className="min-w-0 not-italic wrap-break-word">
        {[...lines, name].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="-mt-2.5 flex flex-wrap justify-end gap-x-5">
        <Link
          to={`/account/addresses?edit=${place}#address`}
          aria-label={words.editAddress(addressLine)}
          className="link inline-flex min-h-11 items-center"
        >
          {words.edit}
        </Link>
        <Form method="post" action="/account/addresses">
          <button
            type="submit"
            name="remove"
            value={JSON.stringify(address)}
            aria-label={words.removeAddress(addressLine)}
            className="link min-h-11"
          >
            {words.remove}
          </button>
        </Form>
      </div>
    </li>
  )
}
