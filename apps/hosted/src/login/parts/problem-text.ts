import type { LoginTrouble } from '../api/login-problem.ts'
import type { LoginMessages } from '../messages/en.ts'

const MINUTE_SECONDS = 60

/** The message for a failed call; undefined if there is nothing to say. */
export const problemText = (trouble: LoginTrouble, t: LoginMessages): string | undefined => {
  if (trouble.kind === 'unreachable') return t.unreachable
  if (trouble.kind === 'gone') return t.goneText
  if (trouble.kind === 'waiting')
    return t.tooMany(Math.max(1, Math.ceil(trouble.waitSeconds / MINUTE_SECONDS)))
  switch (trouble.code) {
    case 'MISSING_CAPTCHA_TOKEN':
      return undefined // the checkbox has appeared
    case 'INVALID_CAPTCHA_TOKEN':
      return t.captchaFailed
    case 'RESET_PASSWORD':
      return t.resetPassword
    default:
      return t.failed
  }
}

/** Errors about one field of their form: its name and message. */
const AT_FIELD = {
  INVALID_PASSWORD: ['password', 'wrongPassword'],
  EMAIL_ALREADY_EXISTS: ['email', 'emailTaken'],
  VERIFICATION_FAILED: ['code', 'wrongCode'],
} as const

/** Messages for refused fields, by their names on the page. */
export const fieldTexts = (trouble: LoginTrouble | undefined, t: LoginMessages): Record<string, string> => {
  if (trouble?.kind !== 'refused') return {}
  const about = Object.entries(AT_FIELD).find(([code]) => code === trouble.code)?.[1]
  if (about) return { [about[0]]: t[about[1]] }
  return Object.fromEntries(
    trouble.fields.map(({ field, rule }) => {
      const name = field.slice(field.lastIndexOf('.') + 1)
      return [name, refusedText(name, rule, t)]
    }),
  )
}

const refusedText = (name: string, rule: string, t: LoginMessages): string => {
  if (name === 'email') return t.wrongEmail
  if (name === 'code') return t.wrongCodeForm
  if (name !== 'password') return t.wrongField
  if (rule === 'MIN_LENGTH' || rule === 'MAX_LENGTH') return t.weakPassword[rule]
  return t.weakPassword.VALIDATION
}
