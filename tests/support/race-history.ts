import { logout } from '#backend/accounts/tokens/logout.ts'
import { refreshToken } from '#backend/accounts/tokens/refresh-token.ts'
import type { Database } from '#backend/db/database.ts'
import { randomOf } from '#backend/demo/random.ts'
import { viewerOf } from '#backend/operation/authenticate.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import type { Credentials } from '#contracts/account.ts'
import { SESSION_RULES } from '#contracts/session.ts'
import { credentialsOf } from './bearer.ts'
import { testHostContext, testHostDependencies } from './host-dependencies.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FIRST_USER = 1_000_000
/** A browser writes its cookies to the disk about this often. */
const COOKIES_WRITTEN_EVERY = 30 * SECOND

/** An answer takes no longer, or it never arrives: every call has a deadline (contracts/endpoint.ts). */
const MOST_LATE = 20 * SECOND

/** How often each of the tested situations occurred. */
export interface RaceCounts {
  refreshed: number
  raced: number
  givenAgain: number
  crashed: number
  signedOut: number
  thieves: number
}

/** The effect of a response on the browser's cookie; undefined leaves it unchanged. */
type SetCookie = Credentials | undefined

class Judged extends Error {}

/**
 * One random life of a session, seeded by its number. The browser, and the web server between it and the host, are
 * simulated; the host's operations and its database are real.
 */
export function createRaceHistory(database: Database, seed: number, counts: RaceCounts) {
  const random = randomOf(seed)
  const userSeq = FIRST_USER + seed
  let time = Date.parse('2026-11-21T03:00:00Z')
  const dependencies = testHostDependencies(database, { now: () => new Date(time) })
  const context: HostContext = testHostContext(dependencies)
  const trace: string[] = []
  const issued: Credentials[] = []
  const successors = new Map<string, string>()

  let cookie: Credentials
  let cookieOnDisk: Credentials
  let written = time
  let late: { at: number; change: SetCookie }[] = []

  const judge = (isRight: boolean, what: string) => {
    if (!isRight) throw new Judged(what)
  }

  /** Moves the clock alone; at most some seconds, while a request is in flight. */
  function tick(most: number) {
    time += random.integer(0, most)
  }

  function deliver(change: SetCookie) {
    if (change) cookie = change
  }

  function deliverLate(until: number) {
    for (const { at, change } of late) if (at <= until) deliver(change)
    late = late.filter(({ at }) => at > until)
  }

  /** All requests in flight arrive first. */
  function pass(milliseconds: number) {
    deliverLate(Number.POSITIVE_INFINITY)
    time += milliseconds
    if (time - written >= COOKIES_WRITTEN_EVERY) {
      cookieOnDisk = cookie
      written = time
    }
  }

  async function refresh(held: Credentials) {
    const outcome = await refreshToken(context, { refreshToken: held.refreshToken })
    if (isRefusal(outcome)) return outcome
    counts.refreshed += 1
    const known = successors.get(held.refreshToken)
    if (known !== undefined) counts.givenAgain += 1
    judge(known === undefined || known === outcome.refreshToken, 'a token has two successors')
    successors.set(held.refreshToken, outcome.refreshToken)
    issued.push(outcome)
    return outcome
  }

  /** A request as the web server answers it: it refreshes the tokens when they end soon, and uses them at once. */
  async function request(): Promise<SetCookie> {
    const sent = cookie
    let held = sent
    if (sent.accessTokenExpires - time / SECOND <= SESSION_RULES.refreshMarginSeconds) {
      const outcome = await refresh(sent)
      if (isRefusal(outcome)) throw new Judged(`signed out: ${outcome.refused}`)
      // The host's response does not reach the web server, which does not change the session.
      if (random.chance(0.05)) return undefined
      held = outcome
    }
    tick(4 * SECOND)
    const viewer = await viewerOf(context, held.accessToken)
    judge(typeof viewer !== 'string', `signed out in use: ${String(viewer)}`)
    // Some answers write the cookie for another reason, with the tokens that came with the request.
    return held !== sent || random.chance(0.2) ? held : undefined
  }

  /** Tabs with concurrent requests, and the fate of their answers. */
  async function visit(tabs: number) {
    trace.push(`${tabs} tabs`)
    const before = successors.size
    const answers = await Promise.all(Array.from({ length: tabs }, request))
    if (tabs > 1 && successors.size > before) counts.raced += 1
    for (const answer of random.chance(0.5) ? answers : answers.reverse()) {
      const fate = random.next()
      if (fate < 0.7) deliver(answer)
      else if (fate < 0.85) late.push({ at: time + random.integer(1, MOST_LATE), change: answer })
      else trace.push('an answer is lost')
    }
  }

  function crash() {
    trace.push('the browser crashes')
    counts.crashed += 1
    late = []
    cookie = cookieOnDisk
  }

  async function step() {
    deliverLate(time)
    const lot = random.next()
    if (lot < 0.3) await visit(1)
    else if (lot < 0.55) await visit(random.integer(2, 5))
    else if (lot < 0.65) tick(10 * SECOND)
    else if (lot < 0.7) crash()
    else {
      const [unit, most] =
        lot < 0.74 ? [SECOND, 90] : lot < 0.87 ? [MINUTE, 50] : lot < 0.97 ? [HOUR, 40] : [DAY, 20]
      const gap = random.integer(1, most ?? 1) * (unit ?? SECOND)
      trace.push(`${gap / SECOND} s pass`)
      pass(gap)
    }
  }

  /** None of the issued tokens is accepted any more. */
  async function judgeEnded() {
    for (const credentials of issued.slice(-4)) {
      const viewer = await viewerOf(context, credentials.accessToken)
      judge(viewer === 'ENDED' || viewer === 'EXPIRED', 'an access token outlives its session')
      const outcome = await refreshToken(context, { refreshToken: credentials.refreshToken })
      judge(isRefusal(outcome), 'a refresh token outlives its session')
    }
  }

  /** Signs out while other tabs have requests in flight. */
  async function signOut() {
    trace.push('signs out')
    counts.signedOut += 1
    const fresh = await refresh(cookie)
    if (isRefusal(fresh)) throw new Judged(`signed out before signing out: ${fresh.refused}`)
    const viewer = await viewerOf(context, fresh.accessToken)
    if (typeof viewer === 'string') throw new Judged(`signed out before signing out: ${viewer}`)
    const asking = Array.from({ length: random.integer(0, 3) }, () => refresh(fresh))
    const leaving = logout(context, viewer)
    const outcomes = await Promise.all(asking)
    await leaving
    for (const outcome of outcomes)
      if (isRefusal(outcome))
        judge(outcome.refused === 'FORCED_LOGOUT', `signing out: ${outcome.refused}`)
    await judgeEnded()
  }

  /** An attacker has copied the cookie; the second use of the two exposes the theft. */
  async function beRobbed() {
    trace.push('a thief copies the cookie')
    counts.thieves += 1
    pass(random.integer(1, 300) * MINUTE)
    const stolen = cookie
    let held = stolen
    for (let turn = random.integer(1, 3); turn > 0; turn -= 1) {
      const outcome = await refresh(held)
      if (isRefusal(outcome))
        throw new Judged(`the first of the two is refused: ${outcome.refused}`)
      held = outcome
      time += random.integer(61, 1_500) * SECOND
      judge(
        typeof (await viewerOf(context, held.accessToken)) !== 'string',
        'cannot use new tokens',
      )
    }
    const outcome = await refresh(stolen)
    judge(isRefusal(outcome) && outcome.refused === 'REUSED', 'the thief is not found out')
    await judgeEnded()
  }

  async function lead() {
    const { kysely } = database
    await kysely.insertInto('users').values({ user_seq: userSeq }).execute()
    cookie = await credentialsOf(dependencies, userSeq)
    cookieOnDisk = cookie
    issued.push(cookie)
    for (let steps = random.integer(6, 18); steps > 0; steps -= 1) await step()
    pass(MINUTE)
    await visit(1)
    const end = random.next()
    if (end < 0.2) await beRobbed()
    else if (end < 0.5) await signOut()
  }

  return {
    /** @returns what went wrong, with the number that repeats it */
    async live(): Promise<string | undefined> {
      try {
        await lead()
        return undefined
      } catch (error) {
        const what = error instanceof Judged ? error.message : String(error)
        return `RACES_FROM=${seed}: ${what} (${trace.join(', ')})`
      }
    },
  }
}
