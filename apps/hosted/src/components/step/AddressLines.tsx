import { formatAddress } from '@vitrine/contract/addresses'
import type { HostedAddress } from '@vitrine/contract/hosted-checkout'
import { useSubdivisions } from '../../addresses/use-subdivisions.ts'
import { useWords } from '../../messages/words.tsx'

/** An address as its country writes it. */
export function AddressLines({ address }: { readonly address: HostedAddress }) {
  const { country } = useWords()
  const subdivisions = useSubdivisions(address.country)
  const lines = [...formatAddress(address, subdivisions), country(address.country), address.phone]
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
