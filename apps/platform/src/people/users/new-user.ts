import { hashPassword } from './passwords.ts'
import type { User } from './user.ts'

type NewUser = Omit<User, 'passwordHash' | 'disabledAt'> & { readonly password: string }

/** Creates a back-office user, with the password hashed. */
export const newUser = async ({ password, ...user }: NewUser): Promise<User> => ({
  ...user,
  passwordHash: await hashPassword(password),
  disabledAt: null,
})
