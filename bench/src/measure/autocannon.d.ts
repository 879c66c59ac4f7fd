/** The part of autocannon that the benchmarks use; the package has no types of its own. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method: string
      path: string
      headers?: Record<string, string>
      body?: string
      /** Changes the request before it is sent. */
      setupRequest?: (request: Request) => Request
      onResponse?: (status: number, body: string) => void
    }
    interface Client {
      setRequests(requests: Request[]): void
    }
    interface Options {
      url: string
      connections: number
      /** In seconds; left out if a number of requests is given. */
      duration?: number
      amount?: number
      requests?: Request[]
      /** Called with every connection. */
      setupClient?: (client: Client) => void
    }
    interface Result {
      non2xx: number
      errors: number
      requests: { average: number }
      latency: { p50: number; p99: number }
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  export = autocannon
}
