import type { Guard } from '#contracts/chat.ts'
import type { GuardReason } from '#contracts/chat-constants.ts'
import { contextWords } from './context-words.ts'
import { digitRuns } from './digit-runs.ts'
import { findAccounts } from './find-accounts.ts'
import { findAdvancePayment } from './find-advance-payment.ts'
import { findHiddenHosts } from './find-hidden-hosts.ts'
import { findHiddenPhones } from './find-hidden-phones.ts'
import { findHosts } from './find-hosts.ts'
import { findLinks } from './find-links.ts'
import { findMessengers } from './find-messengers.ts'
import { findMorse } from './find-morse.ts'
import { findPhones } from './find-phones.ts'
import { type Finding, type FoundReason, SCORES } from './finding.ts'
import { mightMatch } from './might-match.ts'
import { MASK, readSigns, type Sign } from './signs.ts'
import { squeeze } from './squeezed.ts'

/**
 * Masking may bring words closer together. So the text is scanned again until nothing is found, in at most this many
 * rounds.
 */
const MOST_ROUNDS = 6
/** Characters of all rounds together, above which no further round begins: the longest message is scanned twice. */
const MOST_CHARACTERS = 4_000

/**
 * Moderates a text before it is sent. Every detector scores its findings; the highest score of a reason decides whether
 * both members are warned, the finding is masked, or the text is refused (docs/decisions/021). Takes time in proportion to
 * the text: a text that would need more rounds is refused, so that no finding stays unmasked.
 *
 * @param ownHosts hosts of this installation: links to them are no outside links
 * @returns `text` as it may be shown: masked where the level is MASK, unchanged otherwise
 */
export function moderateText(
  text: string,
  ownHosts: readonly string[] = [],
): { text: string; guard: Guard | null } {
  return mightMatch(text) ? scanFully(text, ownHosts) : { text, guard: null }
}

/** The result of `moderateText` without the quick check. */
export function scanFully(
  text: string,
  ownHosts: readonly string[] = [],
): { text: string; guard: Guard | null } {
  const found = new Map<GuardReason, number>()
  let shown = text
  let scanned = 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (round > 0 && scanned + shown.length > MOST_CHARACTERS) break
    const signs = readSigns(shown)
    scanned += shown.length
    const findings = findAll(signs, ownHosts)
    for (const { reason, score } of findings)
      found.set(reason, Math.max(found.get(reason) ?? 0, score))
    if (findings.some(({ score }) => score >= SCORES.block)) return { text, guard: guardOf(found) }
    const next = masked(shown, signs, findings)
    if (next === shown) return { text: shown, guard: guardOf(found) }
    shown = next
  }
  const guard = guardOf(found)
  return { text, guard: guard && { ...guard, level: 'BLOCK' } }
}

/** Where something was found, in the text itself; null where the finding is of the text as a whole. */
export interface TextFinding {
  reason: FoundReason
  score: number
  range: readonly [from: number, to: number] | null
}

/** What moderation finds in a text, without masking it. */
export function findInText(text: string, ownHosts: readonly string[] = []): TextFinding[] {
  if (!mightMatch(text)) return []
  const signs = readSigns(text)
  return findAll(signs, ownHosts).map(({ reason, score, range }) => ({
    reason,
    score,
    range: range && [signs[range[0]]?.start ?? 0, signs[range[1] - 1]?.end ?? 0],
  }))
}

function findAll(signs: readonly Sign[], ownHosts: readonly string[]): Finding[] {
  const squeezed = squeeze(signs)
  const hosts = findHosts(signs, ownHosts)
  const words = contextWords(squeezed)
  const runs = digitRuns(signs)
  const phones = [
    ...findPhones(signs, runs, words),
    ...findHiddenPhones(signs, runs, squeezed),
    ...findMorse(signs),
  ]
  return [
    ...findLinks(hosts, squeezed),
    ...findHiddenHosts(signs, squeezed),
    ...phones,
    ...findAccounts(signs, runs, words, phones),
    ...findMessengers(signs, squeezed),
    ...findAdvancePayment(squeezed),
  ]
}

function guardOf(found: ReadonlyMap<GuardReason, number>): Guard | null {
  const reasons = [...found]
    .filter(([, score]) => score >= SCORES.warn)
    .sort(([, one], [, other]) => other - one)
  const highest = reasons[0]?.[1]
  if (highest === undefined) return null
  const level = highest >= SCORES.block ? 'BLOCK' : highest >= SCORES.mask ? 'MASK' : 'WARN'
  return { level, reasons: reasons.map(([reason]) => reason) }
}

/** The text with the findings replaced; overlapping findings become one. */
function masked(text: string, signs: readonly Sign[], findings: readonly Finding[]): string {
  const ranges = findings
    .flatMap(({ score, range }) => (range && score >= SCORES.mask ? [range] : []))
    .sort(([one], [other]) => one - other)
  let result = ''
  let at = 0
  for (const [from, to] of ranges) {
    const start = signs[from]?.start ?? 0
    const end = signs[to - 1]?.end ?? 0
    if (start >= at) result += `${text.slice(at, start)}${MASK}`
    at = Math.max(at, end)
  }
  return result + text.slice(at)
}
