/** Who is logged in, as pages show them. */
export interface MemberView {
  id: string
  email: string
  nickname: string
  firstName: string
  lastName: string
  phones: string[]
}

/** What the header calls a member, in few letters; nothing where only an address is known. */
export const nameOf = ({ firstName, nickname }: MemberView): string => firstName || nickname
