import type { LoginMessages } from '../messages/en.ts'

/** Something before an @ and something after it; the platform decides. */
const LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/

/** Checks an email address as far as the page can. */
export const emailError = (email: string, t: LoginMessages): string | undefined =>
  LIKE_EMAIL.test(email.trim()) ? undefined : t.wrongEmail

const SHORTEST = 8

/** Checks a new password as far as the page can. */
export const newPasswordError = (password: string, t: LoginMessages): string | undefined => {
  if (password === '') return t.missing(t.password)
  return [...password].length < SHORTEST ? t.weakPassword.MIN_LENGTH : undefined
}
