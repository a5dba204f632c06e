import type { HostLog } from '../operation/context.ts'
import type { LimitRule, LimitUse, RateLimiter } from '../operation/rate-limiter.ts'
import type { TextAsker, TextCeiling } from '../operation/text-ceiling.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** A day may have so many of the busiest hours. */
const BUSY_HOURS_OF_A_DAY = 10
/** The rest is for devices on which the owner of the number has signed in before. */
const SHARE_OF_STRANGERS = 0.8
/** More codes than this share of the ceiling, unconfirmed within the hour, look like SMS fraud. */
const SHARE_UNCONFIRMED = 0.1

/** Texts that the whole installation may send in an hour where `SMS_HOURLY_LIMIT` says nothing else. */
export const TEXTS_PER_HOUR = 2_000
/** Fewer would make the shares of the ceiling meaningless. */
export const FEWEST_TEXTS_PER_HOUR = 10

/** What goes wrong with texts; only its name and message are meant for the log and for error reports. */
export class TextAlarm extends Error {
  override readonly name = 'TextAlarm'
}

/**
 * Opens the ceiling over the counters of `limiter`: exact for all instances together where they are joined by Redis,
 * for each instance by itself otherwise.
 * @param perHour at least `FEWEST_TEXTS_PER_HOUR`
 */
export function createTextCeiling({
  limiter,
  log,
  perHour = TEXTS_PER_HOUR,
}: {
  limiter: RateLimiter
  log: HostLog
  perHour?: number | undefined
}): TextCeiling {
  const perDay = perHour * BUSY_HOURS_OF_A_DAY
  const ofAll = [rule('texts-hour', perHour, HOUR), rule('texts-day', perDay, DAY)]
  const unknownDeviceLimits = [
    rule('texts-hour-strangers', perHour * SHARE_OF_STRANGERS, HOUR),
    rule('texts-day-strangers', perDay * SHARE_OF_STRANGERS, DAY),
  ]
  const limitsOf = ({ isKnownDevice }: TextAsker) =>
    isKnownDevice ? ofAll : [...ofAll, ...unknownDeviceLimits]
  // Refuses from the text on that is one too many for silence.
  const half = rule('texts-half', perHour * 0.5 - 1, HOUR)
  const fourFifths = rule('texts-four-fifths', perHour * 0.8 - 1, HOUR)
  const unconfirmed = rule('texts-unconfirmed', perHour * SHARE_UNCONFIRMED, HOUR)

  const isOver = async (limit: LimitUse) => (await limiter.take([limit])) !== null

  /** Once an hour, whichever instance notices it. */
  async function raise(message: string): Promise<void> {
    if (await isOver({ ...rule('texts-alarm', 1, HOUR), key: message })) return
    log.error({ error: new TextAlarm(message), textsPerHour: perHour }, message)
  }

  return {
    async take(asker) {
      const wait = await limiter.take(limitsOf(asker))
      if (wait !== null) await raise('texts are refused: the ceiling is reached')
      return wait
    },
    giveBack: (asker) => limiter.giveBack(limitsOf(asker)),
    async noteSent() {
      if (await isOver(half)) await raise('half of the texts of an hour are sent')
      if (await isOver(fourFifths)) await raise('four fifths of the texts of an hour are sent')
      if (await isOver(unconfirmed)) await raise('many codes are sent and few are confirmed')
    },
    noteConfirmed: () => limiter.giveBack([unconfirmed]),
  }
}

/** One counter for the whole installation. */
function rule(name: string, points: number, seconds: number): LimitUse {
  const counted: LimitRule = { name, points: Math.max(1, Math.floor(points)), seconds }
  return { rule: counted, key: 'all' }
}
