import { formatAddress } from '@vitrine/client/addresses'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { changeAddresses } from '../account/addresses.server.ts'
import type { FormAnswer } from '../account/form-answer.ts'
import { sent } from '../account/form-client.ts'
import { readMember, toLogin } from '../account/member.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AddressForm } from '../components/account/AddressForm.tsx'
import { SavedAddress } from '../components/account/SavedAddress.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

export const loader = reading(async ({ context, url }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const member = await readMember(visitor)
  if (!member) throw toLogin(url, visitor)
  const place = url.searchParams.get('edit') ?? ''
  const edited = /^\d{1,2}$/.test(place) ? member.addresses[Number(place)] : undefined
  const addresses = member.addresses.map((address) => ({
    address,
    lines: formatAddress({ ...address, addressLine1: address.addressLine }),
  }))
  return { addresses, ...(edited && { edited }) }
})

export const action = ({ request, context }: ActionFunctionArgs) =>
  changeAddresses(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).addresses)

/** The member's saved addresses, which the checkout fills in. */
export default function Addresses() {
  const words = useAccountWords()
  const { addresses, edited } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className="max-w-xl">
      <h1 className="text-title">{words.addresses}</h1>
      <p className="mt-4 text-lg text-soft">{words.addressesWhy}</p>
      {addresses.length === 0 ? (
        <p className="mt-8 border-y border-line py-6">{words.noAddresses}</p>
      ) : (
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {addresses.map(({ address, lines }, place) => (
            <SavedAddress key={JSON.stringify(address)} address={address} lines={lines} place={place} />
          ))}
        </ul>
      )}
      <AddressForm key={JSON.stringify([addresses, edited])} edited={edited} answer={answer} />
    </div>
  )
}
