import { once } from 'node:events'
import { createServer } from 'node:http'

/** Plays Google: its script, its frame, and the check of their tokens. */
export interface RecaptchaStandIn extends AsyncDisposable {
  readonly scriptUrl: string
  readonly verifyUrl: string
  /** Paths that browsers requested. */
  readonly loaded: readonly string[]
  /** Secrets used to check tokens, and the answers. */
  readonly judged: readonly { readonly secret: string; readonly success: boolean }[]
}

/** Loads a second script through its own Trusted Types policy, as Google's does. */
const FIRST = `(() => {
  const folder = new URL('.', document.currentScript.src).href
  const text = { createScriptURL: (url) => url }
  const script = document.createElement('script')
  script.src = trustedTypes.createPolicy('stand-in#scripts', text).createScriptURL(folder + 'second.js' + new URL(document.currentScript.src).search)
  document.head.append(script)
})()`

const SECOND = `(() => {
  const { src } = document.currentScript
  const folder = new URL('.', src).href
  const widgets = []
  const solve = (key, give) => {
    const frame = document.createElement('iframe')
    frame.title = 'reCAPTCHA'
    frame.src = folder + 'frame?key=' + key
    addEventListener('message', ({ data, source }) => source === frame.contentWindow && give(data))
    return frame
  }
  window.grecaptcha = {
    render(into, { sitekey, size, callback }) {
      const show = () => into.append(solve(sitekey, callback))
      if (size !== 'invisible') show()
      return widgets.push(show) - 1
    },
    execute: (widget) => widgets[widget](),
  }
  window[new URL(src).searchParams.get('onload')]()
})()`

const FRAME = `<!doctype html><html lang="en"><title>reCAPTCHA</title><label><input type="checkbox"> I'm not a robot</label><script>
const key = new URLSearchParams(location.search).get('key')
const give = () => parent.postMessage(JSON.stringify({ key, id: Math.random() }), '*')
if (key === 'unseen-key') give()
document.querySelector('input').onchange = give
</script></html>`

/** @param secrets - by site key: a token is valid only for the secret of its own key */
export const openRecaptchaStandIn = async (
  secrets: Readonly<Record<string, string>>,
): Promise<RecaptchaStandIn> => {
  const loaded: string[] = []
  const judged: { secret: string; success: boolean }[] = []
  const judge = (form: URLSearchParams) => {
    const { key } = JSON.parse(form.get('response') ?? '{}')
    const secret = form.get('secret') ?? ''
    const success = secrets[key] === secret
    judged.push({ secret, success })
    return JSON.stringify({ success, hostname: 'localhost' })
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const answer = (type: string, body: string) => response.setHeader('content-type', type).end(body)
    if (pathname === '/verify') {
      let body = ''
      for await (const chunk of request) body += chunk
      return answer('application/json', judge(new URLSearchParams(body)))
    }
    loaded.push(pathname)
    if (pathname === '/recaptcha/frame') return answer('text/html', FRAME)
    return answer('text/javascript', pathname === '/recaptcha/api.js' ? FIRST : SECOND)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    ...{ scriptUrl: `${origin}/recaptcha/api.js`, verifyUrl: `${origin}/verify`, loaded, judged },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
