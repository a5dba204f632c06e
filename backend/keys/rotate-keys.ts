import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { SESSION_RULES } from '#contracts/session.ts'
import { newCookieSecret, newSigningKey, type StoredKeys } from './stored-keys.ts'

/** A key or cookie secret is replaced after this time. */
export const KEY_SERVES_MILLISECONDS = 90 * DAY_MS
/** What a replaced key has signed ends with the access token; the rest is for clocks that differ. */
const KEY_OVERLAP_MILLISECONDS = SESSION_RULES.accessTokenSeconds * 1_000 + HOUR_MS
/** An unused session ends after this time, and one in use gets a newly signed cookie. */
const COOKIE_OVERLAP_MILLISECONDS = 60 * DAY_MS

interface Dated {
  createdAt: string
}

const since = ({ createdAt }: Dated) => Date.parse(createdAt)

/**
 * The active keys. The first one signs: the newest whose time has come. Then follow those that start in the future or
 * were replaced less than `overlap` ago.
 */
export function inForce<Item extends Dated>(items: readonly Item[], now: Date, overlap: number) {
  const sorted = [...items].sort((left, right) => since(right) - since(left))
  const time = now.getTime()
  const coming = sorted.filter((item) => since(item) > time)
  const begun = sorted.filter((item) => since(item) <= time)
  // When none has started (a clock that is behind), the oldest signs.
  const current = begun[0] ?? coming.pop()
  const replaced = begun.slice(1).filter((_item, index) => {
    const successor = begun[index]
    return successor !== undefined && since(successor) + overlap > time
  })
  return current ? [current, ...coming, ...replaced] : []
}

export const signingKeysInForce = (keys: StoredKeys, now: Date) =>
  inForce(keys.signingKeys, now, KEY_OVERLAP_MILLISECONDS)

export const cookieSecretsInForce = (keys: StoredKeys, now: Date) =>
  inForce(keys.cookieSecrets, now, COOKIE_OVERLAP_MILLISECONDS)

const isOld = (items: readonly Dated[], now: Date) =>
  items.every((item) => now.getTime() - since(item) >= KEY_SERVES_MILLISECONDS)

/** Whether the newest key or cookie secret has to be replaced. */
export const needRotation = (keys: StoredKeys, now: Date) =>
  isOld(keys.signingKeys, now) || isOld(keys.cookieSecrets, now)

/**
 * Adds new keys beside expired ones, and removes those that are no longer active.
 * @param options.from when the new ones begin to sign; later than now where several servers have to learn of them first
 * @param options.evenYoung replaces those that are not expired, too
 */
export function rotateKeys(
  keys: StoredKeys,
  now: Date,
  { from = now, evenYoung = false }: { from?: Date; evenYoung?: boolean } = {},
): StoredKeys {
  const signing = signingKeysInForce(keys, now)
  const cookies = cookieSecretsInForce(keys, now)
  const replace = (items: readonly Dated[]) => evenYoung || isOld(items, now)
  return {
    ...keys,
    signingKeys: replace(signing) ? [newSigningKey(from), ...signing] : signing,
    cookieSecrets: replace(cookies) ? [newCookieSecret(from), ...cookies] : cookies,
  }
}
