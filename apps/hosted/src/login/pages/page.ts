import type { HostedLogin, HostedStep } from '@vitrine/contract/hosted-identity'
import type { RequestApi } from '../api/login-api.ts'
import type { View } from '../visit/use-view.ts'
import type { Visit } from '../visit/visit-memory.ts'

/** What every page of a request uses. */
export interface Page {
  readonly login: HostedLogin
  readonly api: RequestApi
  readonly visit: Visit
  readonly change: (parts: Partial<Visit>) => void
  readonly go: (view: View) => void
  /** Goes wherever a step leads. */
  readonly follow: (step: HostedStep) => void
  /** Reports that the request is answered or too old. */
  readonly isGone: () => void
  /** Whether the browser is already leaving. */
  readonly isLeaving: boolean
}
