/** Address formats and checks for each country. Loads nothing else from the contract. */

export {
  ADDRESS_COUNTRIES,
  type AddressField,
  type AddressFormat,
  type AddressText,
  addressFormatOf,
  fieldsOfLine,
  formatAddress,
} from './addresses/address-format.ts'
export { type AddressProblem, addressProblems } from './addresses/address-problems.ts'
