import { describe, expect, it } from 'vitest'
import { LOGIN_START, type LoginEvent, type LoginStep, nextStep } from './login-machine.ts'

const answered = (state: Extract<LoginEvent, { type: 'answered' }>['state']): LoginEvent => ({
  type: 'answered',
  state,
})
const success = answered({ loginState: 'SUCCESS', data: { sessionToken: 's' } })
const code = answered({ loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 't' } })
const refused = answered({ loginState: 'FAILURE', error: 'no', errorCode: 'invalidPassword' })
const failed: LoginEvent = {
  type: 'failed',
  error: { code: 'NETWORK_ERROR', message: 'System error occurred' },
}

const way = (...events: LoginEvent[]): LoginStep => events.reduce(nextStep, LOGIN_START)

describe('a login', () => {
  it.each<[string, LoginEvent[], LoginStep]>([
    ['starts at the form', [], { step: 'form' }],
    ['completes an accepted login', [success], { step: 'completing' }],
    ['ends logged in', [success, { type: 'completed' }], { step: 'loggedIn' }],
    ['waits for the owner', [answered({ loginState: 'OWNER_APPROVAL_REQUIRED' })], { step: 'approval' }],
    ['asks for the mailed code', [code], { step: 'code', stateToken: 't' }],
    ['continues after the code', [code, success], { step: 'completing' }],
    [
      'asks for a visible captcha',
      [answered({ loginState: 'USER_CAPTCHA_REQUIRED', data: { stateToken: 't' } })],
      { step: 'captcha', isVisible: true },
    ],
    [
      'asks for an invisible captcha',
      [answered({ loginState: 'SILENT_CAPTCHA_REQUIRED', data: { stateToken: 't' } })],
      { step: 'captcha', isVisible: false },
    ],
    [
      "shows the form's error at the form",
      [refused],
      { step: 'form', problem: { field: 'invalidPassword', code: 'invalidPassword', message: 'no' } },
    ],
    [
      'lets a rejected code be entered again',
      [code, refused],
      {
        step: 'code',
        stateToken: 't',
        problem: { field: 'invalidPassword', code: 'invalidPassword', message: 'no' },
      },
    ],
    [
      'says that no answer came',
      [failed],
      { step: 'form', problem: { code: 'NETWORK_ERROR', message: 'System error occurred' } },
    ],
    [
      'returns to the form when fetching tokens fails',
      [success, failed],
      { step: 'form', problem: { code: 'NETWORK_ERROR', message: 'System error occurred' } },
    ],
    ['starts over', [code, { type: 'restarted' }], { step: 'form' }],
    [
      "can't complete before the login is accepted",
      [code, { type: 'completed' }],
      { step: 'code', stateToken: 't' },
    ],
    [
      'ignores everything after it has finished',
      [success, { type: 'completed' }, code],
      { step: 'loggedIn' },
    ],
  ])('%s', (_, events, step) => {
    expect(way(...events)).toEqual(step)
  })
})
