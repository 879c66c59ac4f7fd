import type { CaptchaToken, Identity } from '@vitrine/contract'
import type { ProfileChanges } from '../members/profile.ts'

/** Who asks, and from where; the same for wire calls and the hosted pages. */
export interface LoginContext {
  readonly siteId: string
  /** The client that the session token is for; no other can use it. */
  readonly clientId: string
  /** The caller's network address, as the server knows it; never as the caller says. */
  readonly address: string
  /** The caller, if not logged in. */
  readonly visitorId?: string | undefined
  /** The browser's id, if the account has logged in there before: its attempts are counted separately. */
  readonly knownBrowser?: string | undefined
}

/**
 * The state of a login. SUCCESS has a session token, valid for a minute and once, and names the member. Other
 * states have a state token, valid for a quarter of an hour, to continue the login. `memberId` is absent
 * unless the caller has proved to be that member.
 */
export interface LoginAnswer {
  readonly state: 'SUCCESS' | 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL'
  readonly sessionToken?: string
  readonly stateToken?: string
  readonly memberId?: string
  readonly identity?: Identity
}

export interface Registration {
  readonly email: string
  readonly password: string
  readonly profile?: ProfileChanges | undefined
  readonly captchaTokens?: readonly Partial<CaptchaToken>[] | undefined
  /** Language of the mails (BCP 47); default: the profile's, else the shop's. */
  readonly language?: string | undefined
  /** The request's field names, for violations; default: those of `registerV2`. */
  readonly fields?: { readonly email: string; readonly password: string; readonly profile: string }
}

export interface LoginAttempt {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: readonly Partial<CaptchaToken>[] | undefined
}

export interface RecoveryRequest {
  readonly email: string
  readonly language?: string | undefined
  /** Where to go after the new password: an address of the client's origins. */
  readonly returnTo?: string | undefined
}

/** The input of someone with a recovery mail. */
export interface NewPasswordByLink {
  readonly recoveryToken: string
  readonly password: string
}

/** The result of a recovery; `returnTo` is where its mail was requested. */
export interface Recovered extends LoginAnswer {
  readonly returnTo?: string
}

/** A member changing their password, and their current login. */
export interface ChangingMember {
  readonly siteId: string
  readonly memberId: string
  /** The session to keep; all others end. */
  readonly sessionId: string
  /** When its member proved who they are, in milliseconds since 1970. */
  readonly authenticatedAt: number
}

/**
 * Member logins by email address and password, used by the wire's identity calls and the hosted pages.
 *
 * Every function that takes a password may fail with SERVICE_UNAVAILABLE while too many are being hashed, and
 * all may fail with THROTTLED_FEATURE (`retryAfterSeconds`) where rates are limited.
 */
export interface IdentityService {
  /**
   * Registers a member. If the site verifies or approves members and answers are uniform, a taken address
   * gets the same answer as a new one, and its owner a mail.
   * @throws {InvalidArgument} for a password or profile that breaks a rule
   * @throws {Failure} EMAIL_ALREADY_EXISTS, MISSING_CAPTCHA_TOKEN, INVALID_CAPTCHA_TOKEN
   */
  register(context: LoginContext, registration: Registration): Promise<LoginAnswer>
  /**
   * Logs a member in.
   * @throws {Failure} INVALID_PASSWORD, also for unknown addresses if answers are uniform, otherwise
   * INVALID_EMAIL and RESET_PASSWORD; MISSING_CAPTCHA_TOKEN, INVALID_CAPTCHA_TOKEN; PERMISSION_DENIED with
   * `status` BLOCKED for a blocked member with the right password
   */
  login(context: LoginContext, attempt: LoginAttempt): Promise<LoginAnswer>
  /**
   * Checks a mailed code, and continues the login that waited for it.
   * @throws {Failure} VERIFICATION_FAILED for any reason
   */
  verify(context: LoginContext, given: { stateToken: string; code: string }): Promise<LoginAnswer>
  /** Mails another code, which replaces the previous one. The answer doesn't reveal whether one was sent. */
  resend(context: LoginContext, stateToken: string): Promise<void>
  /** Continues a waiting login if possible by now. @throws {Failure} VERIFICATION_FAILED */
  proceed(context: LoginContext, stateToken: string): Promise<LoginAnswer>
  /**
   * Mails a link to set a new password, to the registered address. The answer is the same for every address.
   */
  sendRecovery(context: LoginContext, request: RecoveryRequest): Promise<void>
  /**
   * Sets a new password with a recovery mail's token; all of the member's sessions end.
   * @throws {Failure} VERIFICATION_FAILED when the token is unknown, old, used or not the newest
   * @throws {InvalidArgument} for a password that breaks a rule; the token stays valid
   */
  recover(context: LoginContext, given: NewPasswordByLink): Promise<Recovered>
  /** Does the same on the page behind the link, which knows only the token. */
  recoverByLink(address: LoginContext['address'], given: NewPasswordByLink): Promise<Recovered>
  /**
   * Changes the password of a member who logged in within the last quarter of an hour; their other sessions
   * end, and they get a mail.
   * @throws {Failure} PERMISSION_DENIED with `reason` RECENT_LOGIN_REQUIRED
   * @throws {InvalidArgument} for a password that breaks a rule
   */
  changePassword(who: ChangingMember, newPassword: string): Promise<void>
}
