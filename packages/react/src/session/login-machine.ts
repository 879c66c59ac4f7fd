import type { LoginErrorCode, StateMachine } from '@vitrine/client'

/** Where a visitor stands on the way to being logged in, or registered. */
export type LoginStep =
  /** The form is to be filled in; after a refusal it says why. */
  | { readonly step: 'form'; readonly problem?: LoginProblem }
  /** A code was mailed and is to be typed in. */
  | { readonly step: 'code'; readonly stateToken: string; readonly problem?: LoginProblem }
  /** The form is to be sent once more, with a captcha's token. */
  | { readonly step: 'captcha'; readonly isVisible: boolean }
  /** The owner is to let them in; there is nothing to do but wait. */
  | { readonly step: 'approval' }
  /** Logged in, all but for the tokens; the page may be left for a moment. */
  | { readonly step: 'completing' }
  | { readonly step: 'loggedIn' }

/** Why a step failed. */
export interface LoginProblem {
  /** Where the form can help. */
  readonly field?: LoginErrorCode
  /** As of the client's errors, such as `THROTTLED_FEATURE`. */
  readonly code: string
  /** The server's words. */
  readonly message: string
}

/** What happens on the way. */
export type LoginEvent =
  | { readonly type: 'answered'; readonly state: StateMachine }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'completed' }
  | { readonly type: 'restarted' }

/** The first step. */
export const LOGIN_START: LoginStep = { step: 'form' }

/** Answers the step that follows. Pure; what makes no sense at a step leaves it as it is. */
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

/** A refused code is typed in once more; all else begins at the form. */
const withProblem = (now: LoginStep, problem: LoginProblem): LoginStep =>
  now.step === 'code' ? { ...now, problem } : { step: 'form', problem }

const problemOf = (error: unknown): LoginProblem => {
  const { code, message } = Object(error)
  return { code: typeof code === 'string' ? code : 'UNKNOWN', message: String(message ?? error) }
}
