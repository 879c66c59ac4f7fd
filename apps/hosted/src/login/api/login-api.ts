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

/** Waits between tries of a call that changes nothing. */
const WAITS_MS = [400, 1200]

/** The platform as the pages of one request see it. Every call may throw `LoginProblem`. */
export interface RequestApi {
  read(): Promise<HostedLogin>
  logIn(request: HostedLoginRequest): Promise<HostedStep>
  register(request: HostedRegisterRequest): Promise<HostedStep>
  verify(request: HostedVerifyRequest): Promise<HostedStep>
  resend(request: HostedStateRequest): Promise<object>
  proceed(request: HostedStateRequest): Promise<HostedStep>
  sendRecovery(request: HostedRecoveryRequest): Promise<object>
  /** Goes on as the account of this browser, which agrees to what was asked. */
  goOn(): Promise<HostedStep>
  /** Says no to the application. */
  refuse(): Promise<HostedStep>
}

/** Connects to the request of an id. */
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

/** What the pages ask for that belong to no request. */
export const freeApi = {
  /** Whose pages they are: of a client, else of the one shop that there is. */
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
  return answer.body as Answer // the platform answers as the contract says
}

/** Asks again by itself where no answer came; for what may be asked any number of times. */
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
