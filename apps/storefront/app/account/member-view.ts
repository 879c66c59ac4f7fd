/** A saved address. */
export interface AddressView {
  country: string
  addressLine: string
  addressLine2: string
  postalCode: string
  city: string
  subdivision: string
}

/** The member as pages show them. */
export interface MemberView {
  id: string
  email: string
  nickname: string
  firstName: string
  lastName: string
  phones: string[]
  addresses: AddressView[]
}

/** A short name for the header; empty if only the address is known. */
export const nameOf = ({ firstName, nickname }: MemberView): string => firstName || nickname
