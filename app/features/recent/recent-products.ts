import { storedValue } from '#app/shell/stored-value.ts'
import { DAY_MS } from '#contracts/durations.ts'

/** The products that were viewed in this browser. Only their numbers leave it, to load their cards. */
export interface RecentProducts {
  /** Newest first. */
  seen: readonly Seen[]
  /** False: nothing is stored until it is switched on again. */
  saving: boolean
}

interface Seen {
  productSeq: number
  /** Milliseconds since 1970. */
  at: number
}

const STORAGE_KEY = 'recent-products'
export const MOST_RECENT = 100
const DAYS_KEPT = 30
const KEPT_MS = DAYS_KEPT * DAY_MS
const NONE: RecentProducts = { seen: [], saving: true }

/** The list with a product at its front; unchanged while saving is off. */
export function withProduct(
  recent: RecentProducts,
  productSeq: number,
  now: number,
): RecentProducts {
  if (!recent.saving) return recent
  const others = notOlder(recent.seen, now).filter((each) => each.productSeq !== productSeq)
  return { ...recent, seen: [{ productSeq, at: now }, ...others].slice(0, MOST_RECENT) }
}

export function withoutProducts(
  recent: RecentProducts,
  productSeqs: readonly number[],
): RecentProducts {
  return { ...recent, seen: recent.seen.filter((each) => !productSeqs.includes(each.productSeq)) }
}

/** The stored value, as far as it is valid and not too old. */
export function readRecentProducts(stored: string | null, now = Date.now()): RecentProducts {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    if (typeof value !== 'object' || value === null) return NONE
    const seen = 'seen' in value && Array.isArray(value.seen) ? value.seen.filter(isSeen) : []
    return {
      seen: notOlder(seen, now).slice(0, MOST_RECENT),
      saving: !('saving' in value && value.saving === false),
    }
  } catch {
    return NONE
  }
}

function notOlder(seen: readonly Seen[], now: number): Seen[] {
  return seen.filter(({ at }) => at > now - KEPT_MS && at <= now + KEPT_MS)
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false
  const { productSeq, at } = value as Partial<Seen>
  return Number.isSafeInteger(productSeq) && Number(productSeq) > 0 && Number.isFinite(at)
}

const stored = storedValue(STORAGE_KEY, readRecentProducts)

export const useRecentProducts = stored.use

/** The changes that a user can make to the products that were viewed. */
export const recentProducts = {
  add: (productSeq: number) => stored.set(withProduct(stored.get(), productSeq, Date.now())),
  remove: (productSeqs: readonly number[]) =>
    stored.set(withoutProducts(stored.get(), productSeqs)),
  clear: () => stored.set({ ...stored.get(), seen: [] }),
  /** Switching off also deletes what was stored. */
  setSaving: (saving: boolean) => stored.set({ seen: saving ? stored.get().seen : [], saving }),
} as const
