import { addressFormatOf } from '@vitrine/contract/addresses'
import type { RefusedField } from '../../api/api-problem.ts'
import type { Messages } from '../../messages/en.ts'
import { AUTOFILL, labelOf, type Part } from './address-fields.ts'

const isPart = (name: string): name is Part => Object.hasOwn(AUTOFILL, name)

/** The message for an address field that the platform refused. */
export const refusedAddressText = ({ field, rule }: RefusedField, country: string, t: Messages): string => {
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (rule === 'REQUIRED_FIELD' && isPart(name)) return t.missing(labelOf(name, country, t))
  if (name === 'postalCode') return t.wrongPostalCode(addressFormatOf(country).example ?? '')
  if (name === 'phone') return t.wrongPhone
  return t.wrongField
}
