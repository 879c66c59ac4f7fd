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
  | { loginState: 'FAILURE'; error: string; errorCode?: LoginErrorCode }
  | {
      loginState: 'EMAIL_VERIFICATION_REQUIRED' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED'
      data: { stateToken: string }
    }
