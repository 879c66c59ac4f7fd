import { formatAddress } from '@vitrine/client/addresses'
import type { orders } from '@vitrine/client/ecom'
import { useWords } from '../../messages/words.tsx'
import classes from './PrintPage.module.css'

type Addressed = Pick<NonNullable<orders.Order['billingInfo']>, 'address' | 'contactDetails'>

/** An address with its name, line by line; nothing if it isn't known. */
export function PostalAddress({ of }: { of: Addressed | undefined }) {
  const { country } = useWords()
  if (!of) return null
  const { contactDetails, address } = of
  const lines = [
    ...formatAddress({ ...contactDetails, ...address }),
    address?.country && country(address.country),
    contactDetails?.phone,
  ]
  return <div className={classes.address}>{lines.filter(Boolean).join('\n')}</div>
}
