import { formatAddress } from '@vitrine/contract/addresses'
import type { HostedAddress } from '@vitrine/contract/hosted-checkout'
import { useWords } from '../../messages/words.tsx'

/** An address as its country writes it. */
export function AddressLines({ address }: { readonly address: HostedAddress }) {
  const { country } = useWords()
  const subdivision = address.subdivision?.replace(/^[A-Z]{2}-/, '')
  const lines = [...formatAddress({ ...address, subdivision }), country(address.country), address.phone]
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
