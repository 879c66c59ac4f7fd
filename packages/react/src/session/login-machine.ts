import type { LoginErrorCode, StateMachine } from '@vitrine/client'

/** A visitor's current step in a login or registration. */
export type LoginStep =
  /** The form is shown; after a refusal it says why. */
  | { readonly step: 'form'; readonly problem?: LoginProblem }
  /** A code was mailed and must be entered. */
  | { readonly step: 'code'; readonly stateToken: string; readonly problem?: LoginProblem }
  /** The form must be sent again with a captcha token. */
  | { readonly step: 'captcha'; readonly isVisible: boolean }
  /** The owner must approve them; all they can do is wait. */
  | { readonly step: 'approval' }
  /** Logged in, except for the tokens; the page may be left for a moment. */
  | { readonly step: 'completing' }
  | { readonly step: 'loggedIn' }

/** Why a step failed. */
export interface LoginProblem {
  /** For errors a form can help with. */
  readonly field?: LoginErrorCode
  /** The client error's code, such as `THROTTLED_FEATURE`. */
  readonly code: string
  /** The server's words. */
  readonly message: string
}

/** The events of a login. */
export type LoginEvent =
  | { readonly type: 'answered'; readonly state: StateMachine }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'completed' }
  | { readonly type: 'restarted' }

/** The first step. */
export const LOGIN_START: LoginStep = { step: 'form' }

/** Returns the next step. Pure; an event that doesn't fit leaves the step unchanged. */
export function nextStep(now: LoginStep, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'restarted':
      return LOGIN_START
    case 'completed':
      return now.step === 'completing' ? { step: 'loggedIn' } : now
    case 'failed':
      return withProblem(now, problemOf(event.error))
    case 'answered':
      return now.step === 'loggedIn' ? now : answered(now, event.state)
  }
}

function answered(now: LoginStep, state: StateMachine): LoginStep {
  switch (state.loginState) {
    case 'SUCCESS':
      return { step: 'completing' }
    case 'OWNER_APPROVAL_REQUIRED':
      return { step: 'approval' }
    case 'EMAIL_VERIFICATION_REQUIRED':
      return { step: 'code', stateToken: state.data.stateToken }
    case 'USER_CAPTCHA_REQUIRED':
    case 'SILENT_CAPTCHA_REQUIRED':
      return { step: 'captcha', isVisible: state.loginState === 'USER_CAPTCHA_REQUIRED' }
    case 'FAILURE':
      return withProblem(now, {
        ...(state.errorCode && { field: state.errorCode }),
        code: state.cause?.code ?? state.errorCode ?? 'UNKNOWN',
        message: state.error,
      })
    case 'INITIAL':
      return LOGIN_START
  }
}

/** A rejected code can be entered again; everything else starts over at the form. */
const withProblem = (now: LoginStep, problem: LoginProblem): LoginStep =>
  now.step === 'code' ? { ...now, problem } : { step: 'form', problem }

const problemOf = (error: unknown): LoginProblem => {
  const { code, message } = Object(error)
  return { code: typeof code === 'string' ? code : 'UNKNOWN', message: String(message ?? error) }
}
