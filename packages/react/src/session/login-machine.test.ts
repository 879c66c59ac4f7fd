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
    ['begins at the form', [], { step: 'form' }],
    ['completes what was let in', [success], { step: 'completing' }],
    ['ends logged in', [success, { type: 'completed' }], { step: 'loggedIn' }],
    ['waits for the owner', [answered({ loginState: 'OWNER_APPROVAL_REQUIRED' })], { step: 'approval' }],
    ['asks for the code that was mailed', [code], { step: 'code', stateToken: 't' }],
    ['goes on from the code', [code, success], { step: 'completing' }],
    [
      'asks for a captcha that is seen',
      [answered({ loginState: 'USER_CAPTCHA_REQUIRED', data: { stateToken: 't' } })],
      { step: 'captcha', isVisible: true },
    ],
    [
      'asks for one that is not seen',
      [answered({ loginState: 'SILENT_CAPTCHA_REQUIRED', data: { stateToken: 't' } })],
      { step: 'captcha', isVisible: false },
    ],
    [
      'says at the form what was wrong with it',
      [refused],
      { step: 'form', problem: { field: 'invalidPassword', code: 'invalidPassword', message: 'no' } },
    ],
    [
      'lets a refused code be typed in once more',
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
      'goes back to the form when the tokens cannot be had',
      [success, failed],
      { step: 'form', problem: { code: 'NETWORK_ERROR', message: 'System error occurred' } },
    ],
    ['begins anew', [code, { type: 'restarted' }], { step: 'form' }],
    [
      'is not completed before it was let in',
      [code, { type: 'completed' }],
      { step: 'code', stateToken: 't' },
    ],
    ['hears nothing more once it is there', [success, { type: 'completed' }, code], { step: 'loggedIn' }],
  ])('%s', (_, events, step) => {
    expect(way(...events)).toEqual(step)
  })
})
