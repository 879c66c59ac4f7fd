import type { CommerceError } from '../../http/error.ts'

/** Why a registration or login failed, for errors a form can help with. */
export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'emailAlreadyExists'

/** The outcome of a registration or login; `loginState` says which. */
export type StateMachine =
  | { loginState: 'INITIAL' | 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'SUCCESS'; data: { sessionToken: string } }
  | {
      loginState: 'FAILURE'
      error: string
      errorCode?: LoginErrorCode
      /**
       * The server's full answer when it refused: distinguishes too many attempts (`THROTTLED_FEATURE`) from
       * a wrong address. Like an error's cause, it isn't printed or serialized.
       */
      cause?: CommerceError
    }
  | {
      loginState: 'EMAIL_VERIFICATION_REQUIRED' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED'
      data: { stateToken: string }
    }
