/** A browser without scripts, as far as a shop can tell: it keeps cookies and sends forms. */
export interface FormVisitor {
  /** Opens a page without following redirects. */
  open(path: string): Promise<Opened>
  /** Sends a form as a page of the shop would. */
  send(path: string, fields: Record<string, string>): Promise<Opened>
  /** A cookie's decoded value; undefined if there is none. */
  cookie(name: string): string | undefined
  /** Puts a cookie into the jar. */
  keep(name: string, value: string): void
}

interface Opened {
  status: number
  /** The redirect address; empty if there is none. */
  location: string
  headers: Headers
  /** The page's visible text. */
  text: string
  html: string
}

/** @param url - of the shop */
export function formVisitor(url: string): FormVisitor {
  const jar = new Map<string, string>()

  const ask = async (path: string, init: RequestInit): Promise<Opened> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(path, url), {
      ...init,
      redirect: 'manual',
      headers: { Cookie: cookie, Origin: url },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/Max-Age=0\b/.test(set)) jar.delete(name)
      else jar.set(name, value)
    }
    const html = await answer.text()
    return {
      status: answer.status,
      location: answer.headers.get('Location') ?? '',
      headers: answer.headers,
      text: wordsOf(html),
      html,
    }
  }

  return {
    open: (path) => ask(path, {}),
    send: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    cookie: (name) => {
      const value = jar.get(name)
      return value === undefined ? undefined : decodeURIComponent(value)
    },
    keep: (name, value) => void jar.set(name, encodeURIComponent(value)),
  }
}

const wordsOf = (html: string): string =>
  html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
