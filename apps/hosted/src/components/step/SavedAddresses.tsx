import type { HostedAddress, HostedAddressDraft } from '@vitrine/contract/hosted-checkout'
import { isSameAddress } from '../../checkout/address-text.ts'
import { useWords } from '../../messages/words.tsx'
import { AddressLines } from './AddressLines.tsx'

interface SavedAddressesProps {
  readonly addresses: readonly HostedAddress[]
  /** The current address; undefined while another one is typed. */
  readonly chosen: HostedAddressDraft | undefined
  /** Undefined: an address that isn't saved. */
  readonly onChoose: (address: HostedAddress | undefined) => void
}

/** Offers the addresses in a member's account; shows nothing if there are none. */
export function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  const { t } = useWords()
  if (addresses.length === 0) return null
  return (
    <fieldset className="choices">
      <legend className="unseen">{t.savedAddresses}</legend>
      {addresses.map((address) => (
        <label className="choice" key={JSON.stringify(address)}>
          <input
            type="radio"
            name="savedAddress"
            checked={chosen !== undefined && isSameAddress(address, chosen)}
            onChange={() => onChoose(address)}
          />
          <AddressLines address={address} />
        </label>
      ))}
      <label className="choice">
        <input
          type="radio"
          name="savedAddress"
          checked={chosen === undefined}
          onChange={() => onChoose(undefined)}
        />
        <span>{t.anotherAddress}</span>
      </label>
    </fieldset>
  )
}
