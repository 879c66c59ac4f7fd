import type { CommerceError } from '../http/error.ts'

/** Why a registration or login failed, where a form can help. */
export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'emailAlreadyExists'

/** What a registration or login came to; `loginState` tells which. */
export type StateMachine =
  | { loginState: 'INITIAL' | 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'SUCCESS'; data: { sessionToken: string } }
  | {
      loginState: 'FAILURE'
      error: string
      errorCode?: LoginErrorCode
      /**
       * What the server said in full, where it said no: tells too many tries (`THROTTLED_FEATURE`) from a wrong address.
       * As with an error's cause, it is not among what is printed or sent on.
       */
      cause?: CommerceError
    }
  | {
      loginState: 'EMAIL_VERIFICATION_REQUIRED' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED'
      data: { stateToken: string }
    }
