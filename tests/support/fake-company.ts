/** A company outside, as a fetch that answers what a test wants and remembers what it was asked. */
export interface FakeCompany {
  fetch: typeof fetch
  requests: Request[]
}

/** Answers by what `answer` makes of each request. */
export function fakeCompany(
  answer: (request: Request) => Response | Promise<Response>,
): FakeCompany {
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

/** Never answers, and takes no notice of being given up. */
export const hangs = () => new Promise<Response>(() => undefined)

/** Cannot be reached: the fault that Node's fetch throws, with what it should never tell in its message. */
export function unreachable(secret = ''): never {
  const cause = Object.assign(new Error(`connect ECONNREFUSED ${secret}`), { code: 'ECONNREFUSED' })
  throw new TypeError(`fetch failed ${secret}`, { cause })
}

/** Everything that an error would tell a log. */
export function toldBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = JSON.stringify(error, Object.getOwnPropertyNames(error))
  return `${own} ${error.cause === undefined ? '' : toldBy(error.cause)}`
}
