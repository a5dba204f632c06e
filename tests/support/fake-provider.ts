/** A provider, as a fetch that answers what a test wants and records its requests. */
export interface FakeProvider {
  fetch: typeof fetch
  requests: Request[]
}

/** Answers each request with the result of `answer`. */
export function fakeProvider(
  answer: (request: Request) => Response | Promise<Response>,
): FakeProvider {
  const requests: Request[] = []
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return answer(request)
    },
  }
}

/** Never answers, and ignores an abort. */
export const hangs = () => new Promise<Response>(() => undefined)

/** Cannot be reached: the error that Node's fetch throws, with a secret in its message that must not be logged. */
export function unreachable(secret = ''): never {
  const cause = Object.assign(new Error(`connect ECONNREFUSED ${secret}`), { code: 'ECONNREFUSED' })
  throw new TypeError(`fetch failed ${secret}`, { cause })
}

/** Everything of an error that a log could contain. */
export function loggedTextOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = JSON.stringify(error, Object.getOwnPropertyNames(error))
  return `${own} ${error.cause === undefined ? '' : loggedTextOf(error.cause)}`
}
