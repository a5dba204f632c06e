import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SocialProvider } from '#contracts/account.ts'
import { type CookieRules, type ShortCookies, shortCookies } from './short-cookies.server.ts'

const LIFETIME_SECONDS = 300
/** Starts that a browser remembers of one provider: a tab each. */
const MAXIMUM_STARTS = 3
const MAXIMUM_USED = 100_000

const startSchema = z.object({
  state: z.string().min(20),
  /** The cookie as remix-auth-oauth2 wrote it: the state and its code verifier. */
  kept: z.string(),
  startedAt: z.int(),
  /** Whose account the provider is to be connected to; without it, a sign-in. */
  connectTo: z.int().optional(),
})
export type Start = z.infer<typeof startSchema>

interface Found {
  /** Names of every cookie of this provider's starts, genuine or not. */
  names: string[]
  /** The genuine ones, oldest first. */
  starts: { name: string; start: Start }[]
}

/**
 * Remembers in the visitor's browser what a sign-in was begun with: a signed cookie each start, for five minutes, of
 * which the last three of a provider are kept, and each of which serves once. That a state was used is also remembered
 * here, as a cookie can be put back; another instance does not know it, and there the provider refuses the code.
 */
export function createStateCookies(rules: CookieRules, now: () => number) {
  const used = new LRUCache<string, true>({
    maxSize: MAXIMUM_USED,
    sizeCalculation: () => 1,
    ttl: LIFETIME_SECONDS * 1000,
    perf: { now },
    ttlResolution: 0,
  })
  // No name begins with another provider's.
  const cookiesOf = (provider: SocialProvider) =>
    shortCookies(`oauth-${provider}-`, LIFETIME_SECONDS, rules)

  async function find(provider: SocialProvider, request: Request): Promise<Found> {
    const cookies = cookiesOf(provider)
    const header = request.headers.get('cookie')
    const names = cookies.names(header)
    const read = names.map(async (name) => ({
      name,
      parsed: startSchema.safeParse(await cookies.read(header, name)),
    }))
    const starts = (await Promise.all(read)).flatMap(({ name, parsed: { data } }) =>
      data ? [{ name, start: data }] : [],
    )
    return { names, starts: starts.sort((a, b) => a.start.startedAt - b.start.startedAt) }
  }

  const isOver = ({ startedAt }: Start) => startedAt + LIFETIME_SECONDS * 1000 <= now()

  return {
    /** Set-Cookie headers that remember a start, and forget those that are too many. */
    async remember(provider: SocialProvider, request: Request, begun: Omit<Start, 'startedAt'>) {
      const cookies = cookiesOf(provider)
      const { names, starts } = await find(provider, request)
      const living = starts.filter(({ start }) => !isOver(start)).map(({ name }) => name)
      const stay = living.slice(-(MAXIMUM_STARTS - 1))
      const start: Start = { ...begun, startedAt: now() }
      return [
        ...(await forget(
          cookies,
          names.filter((name) => !stay.includes(name)),
        )),
        await cookies.write(`${cookies.prefix}${begun.state.slice(0, 12)}`, start),
      ]
    },

    /**
     * What this browser has begun with a provider.
     * @returns `take` gives the start of a state, once; `forgotten` are the Set-Cookie headers that remove them all
     */
    async recall(provider: SocialProvider, request: Request) {
      const { names, starts } = await find(provider, request)
      return {
        forgotten: await forget(cookiesOf(provider), names),
        take(state: string): Start | 'EXPIRED' | 'REFUSED' {
          const start = starts.find((found) => found.start.state === state)?.start
          if (!start) return names.length > 0 ? 'REFUSED' : 'EXPIRED'
          if (isOver(start)) return 'EXPIRED'
          if (used.has(state)) return 'REFUSED'
          used.set(state, true, { start: start.startedAt })
          return start
        },
      }
    },
  }
}

const forget = (cookies: ShortCookies, names: string[]) => Promise.all(names.map(cookies.remove))
