import { type RawAnswer, type RequestOptions, requestFrom } from './raw-request.ts'

/** An attacker with an account of the demo data: signed in, and in a room with another attacker. */
export interface Attacker {
  userSeq: number
  storeSeq: number
  roomId: number
  /** A valid access token. */
  token(): Promise<string>
  /** The session's cookie, as a browser sends it. */
  cookie(): Promise<string>
}

/** The inputs of a storm. */
export interface StormContext {
  port: number
  /** Where a browser would be, such as http://localhost:3000. */
  origin: string
  /** The next number of the run's seed, from 0 to 1. */
  random(): number
  attackers: readonly Attacker[]
  /** Data that no attacker may see: paths of rooms, files and pages of the honest visitors. */
  foreignPaths: readonly string[]
  /** A phone number whose owner signs in from a known device meanwhile. */
  victimPhone: string
  /** An address of the loopback range that no honest visitor has. */
  newAddress(): string
  /** Records a response under a name. */
  count(what: string): void
  /** Records a broken guarantee. */
  broken(what: string): void
}

/** One kind of attack. It comes in waves, each bounded in requests and in time. */
export interface Storm {
  name: string
  /** Between two waves. */
  pauseMilliseconds: number
  /** Makes what the waves need, before anything is measured. */
  prepare?(): Promise<unknown>
  wave(context: StormContext): Promise<void>
}

export type Ask = Omit<RequestOptions, 'port' | 'from'> & { from?: string }

/** Sends one request and records its status. A server error that is not a 503 breaks a guarantee. */
export async function ask(context: StormContext, options: Ask): Promise<RawAnswer> {
  const answer = await requestFrom({
    port: context.port,
    from: options.from ?? context.newAddress(),
    ...options,
  })
  note(context, answer, `${options.method ?? 'GET'} ${options.path.slice(0, 60)}`)
  return answer
}

/** Records a response's status. */
export function note(context: StormContext, { status, ended }: RawAnswer, what: string): void {
  context.count(status === null ? (ended ? 'ended' : 'no answer') : String(status))
  if (status !== null && status >= 500 && status !== 503) context.broken(`${what}: ${status}`)
}

/** Runs jobs, a few at a time. */
export async function fewAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  job: (item: Item) => Promise<unknown>,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await job(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export const pick = <Item>(context: StormContext, items: readonly Item[]): Item => {
  const item = items[Math.floor(context.random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
