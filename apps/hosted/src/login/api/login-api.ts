import type {
  HostedLogin,
  HostedLoginRequest,
  HostedLogOutRequest,
  HostedLook,
  HostedLookRequest,
  HostedNewPasswordRequest,
  HostedNext,
  HostedRecoveryRequest,
  HostedRegisterRequest,
  HostedSetUpRequest,
  HostedStateRequest,
  HostedStep,
  HostedVerifyRequest,
} from '@vitrine/contract/hosted-identity'
import { callJson, jsonRequest } from '../../api/json-call.ts'
import { LoginProblem, loginProblemOf } from './login-problem.ts'

/** Delays between retries of a call that changes nothing. */
const WAITS_MS = [400, 1200]

/** The platform as seen by the pages of one request. Every call may throw `LoginProblem`. */
export interface RequestApi {
  read(): Promise<HostedLogin>
  logIn(request: HostedLoginRequest): Promise<HostedStep>
  register(request: HostedRegisterRequest): Promise<HostedStep>
  verify(request: HostedVerifyRequest): Promise<HostedStep>
  resend(request: HostedStateRequest): Promise<object>
  proceed(request: HostedStateRequest): Promise<HostedStep>
  sendRecovery(request: HostedRecoveryRequest): Promise<object>
  /** Continues with this browser's account and grants the request. */
  goOn(): Promise<HostedStep>
  /** Denies the application's request. */
  refuse(): Promise<HostedStep>
}

/** Connects to the request with an id. */
export const createRequestApi = (requestId: string): RequestApi => {
  const path = `/login-api/requests/${encodeURIComponent(requestId)}`
  const step = (name: string) => (request: object) => post<HostedStep>(`${path}/${name}`, request)
  return {
    read: () => patiently(() => send<HostedLogin>(path, jsonRequest('GET'))),
    logIn: step('login'),
    register: step('register'),
    verify: step('verify'),
    resend: (request) => post<object>(`${path}/resend`, request),
    proceed: step('proceed'),
    sendRecovery: (request) => post<object>(`${path}/recovery`, request),
    goOn: () => post<HostedStep>(`${path}/continue`, {}),
    refuse: () => post<HostedStep>(`${path}/refuse`, {}),
  }
}

/** Calls of the pages that don't belong to a request. */
export const freeApi = {
  /** The brand of the pages: a client's, otherwise that of the only shop. */
  brand: (clientId: string) =>
    patiently(() =>
      send<HostedLook>(`/login-api/brand?${new URLSearchParams({ clientId })}`, jsonRequest('GET')),
    ),
  lookAtLink: (request: HostedLookRequest) =>
    patiently(() => post<HostedLook>('/login-api/new-password/look', request)),
  setPassword: (request: HostedNewPasswordRequest) => post<HostedNext>('/login-api/new-password', request),
  lookAtSetUp: (request: HostedLookRequest) =>
    patiently(() => post<HostedLook>('/login-api/set-up/look', request)),
  setUp: (request: HostedSetUpRequest) => post<HostedNext>('/login-api/set-up', request),
  lookAtWayOut: (request: HostedLogOutRequest) =>
    patiently(() => post<HostedLook>('/login-api/log-out/look', request)),
  logOut: (request: HostedLogOutRequest) => post<HostedNext>('/login-api/log-out', request),
}

const post = <Answer>(url: string, body: object) => send<Answer>(url, jsonRequest('POST', body))

const send = async <Answer>(url: string, init: RequestInit): Promise<Answer> => {
  const answer = await callJson(url, init)
  if (!answer) throw new LoginProblem({ kind: 'unreachable' })
  if (!answer.ok) throw loginProblemOf(answer.status, answer.body, answer.headers)
  return answer.body as Answer // the contract guarantees the shape of the answer
}

/** Retries when there was no answer; only for calls that can be repeated safely. */
const patiently = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  for (let round = 0; ; round += 1) {
    try {
      return await call()
    } catch (error) {
      const wait = WAITS_MS[round]
      const isLost = error instanceof LoginProblem && error.trouble.kind === 'unreachable'
      if (!isLost || wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
