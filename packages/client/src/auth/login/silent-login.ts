import type { CommerceError } from '../../http/error.ts'

/** A hidden frame that hasn't answered by now won't. */
const TIMEOUT_MS = 120_000

/** A page that loads but stays silent this long was refused a frame, or is the wrong page. */
const SILENCE_MS = 10_000

/**
 * Opens an authorize page in a hidden frame and waits for the code that it posts. Frame, listener and timer
 * are removed however it ends.
 * @param state - identifies the flow; other messages are ignored
 * @param Failure - passed in: this part of the package shares no code with the page's first load
 * @throws {CommerceError} the server's own code, such as `LOGIN_REQUIRED`; `TIMEOUT` 'OAuth flow timed out'
 */
export const authorizeInFrame = (
  url: string,
  state: string,
  Failure: typeof CommerceError,
): Promise<string> => {
  const frame = document.createElement('iframe')
  let timer: ReturnType<typeof setTimeout>
  let listener: (event: MessageEvent) => void
  return new Promise<string>((resolve, reject) => {
    const fail = (message: string, code: string) => reject(new Failure(message, { code }))
    const failAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(fail, ms, 'OAuth flow timed out', 'TIMEOUT')
    }
    listener = ({ data, source }) => {
      // Only that frame and the caller know the state.
      if (data?.state !== state || (source && source !== frame.contentWindow)) return
      if (data.error) fail(data.error_description || data.error, `${data.error}`.toUpperCase())
      resolve(data.code)
    }
    failAfter(TIMEOUT_MS)
    window.addEventListener('message', listener)
    frame.onload = () => failAfter(SILENCE_MS)
    frame.style.display = 'none'
    frame.src = url
    document.body.appendChild(frame)
  }).finally(() => {
    clearTimeout(timer)
    window.removeEventListener('message', listener)
    frame.parentElement?.removeChild(frame)
  })
}
