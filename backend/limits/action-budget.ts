import { MINUTE_MS } from '#contracts/durations.ts'
import type { ActionBudget } from '../operation/action-budget.ts'
import type { HostLog } from '../operation/context.ts'
import type { RateLimiter } from '../operation/rate-limiter.ts'
import { ofAddress, ofDevice } from './rules.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** A day may have so many of the busiest hours. */
const BUSY_HOURS_OF_A_DAY = 10
const SHARE_OF_NETWORK = 0.3
const SHARE_OF_ADDRESS = 0.1
const SHARE_OF_DEVICE = 0.05
const SHARE_OF_MEMBER = 0.05

/** Entries of everybody who is not signed in, in an hour, where `ACTION_LOG_HOURLY_LIMIT` says nothing else. */
export const ACTIONS_PER_HOUR = 100_000
/** With fewer, one address could not send a single list. */
export const FEWEST_ACTIONS_PER_HOUR = 1_000

/**
 * Opens the budget over the counters of `limiter`. What was refused is logged once a minute, by its count.
 * @param perHour at least `FEWEST_ACTIONS_PER_HOUR`
 */
export function createActionBudget({
  limiter,
  log,
  perHour = ACTIONS_PER_HOUR,
}: {
  limiter: RateLimiter
  log: HostLog
  perHour?: number | undefined
}): ActionBudget {
  const rule = (name: string, share: number) => ({
    name,
    points: Math.floor(perHour * share),
    seconds: HOUR,
  })
  const day = (name: string) => ({ name, points: perHour * BUSY_HOURS_OF_A_DAY, seconds: DAY })
  const rules = {
    all: rule('actions', 1),
    allDay: day('actions-day'),
    network: rule('actions-network', SHARE_OF_NETWORK),
    address: rule('actions-address', SHARE_OF_ADDRESS),
    device: rule('actions-device', SHARE_OF_DEVICE),
    members: rule('actions-members', 1),
    membersDay: day('actions-members-day'),
    member: rule('actions-member', SHARE_OF_MEMBER),
  }
  const refused = countRefused(log)

  return {
    async take(call, entries) {
      const { viewer } = call
      const limits = viewer
        ? [
            { rule: rules.membersDay, key: 'all' },
            { rule: rules.members, key: 'all' },
            { rule: rules.member, key: `user:${viewer.userSeq}` },
          ]
        : [
            { rule: rules.allDay, key: 'all' },
            { rule: rules.all, key: 'all' },
            ...ofAddress(call, rules.address, rules.network),
            ...ofDevice(call, rules.device),
          ]
      const wait = await limiter.take(limits.map((limit) => ({ ...limit, count: entries })))
      if (wait !== null) refused.add(entries, viewer !== null)
      return wait
    },
  }
}

/** Gathers what is refused for one line of the log a minute: a flood must not become a flood of lines. */
function countRefused(log: HostLog) {
  let counts = { lists: 0, entries: 0, ofMembers: 0 }

  function write(): void {
    const written = counts
    counts = { lists: 0, entries: 0, ofMembers: 0 }
    log.error(written, 'entries of the action log were refused')
  }

  return {
    add(entries: number, ofMember: boolean): void {
      if (counts.lists === 0) setTimeout(write, MINUTE_MS).unref()
      counts.lists += 1
      counts.entries += entries
      if (ofMember) counts.ofMembers += entries
    },
  }
}
