import { storedValue } from '#app/shell/stored-value.ts'
import { normalizeKeyword } from './keyword.ts'

/** The recent searches of this browser; they never leave it. */
export interface RecentKeywords {
  /** Newest first. */
  keywords: readonly string[]
  /** False: no keyword is stored until it is switched on again. */
  saving: boolean
}

const STORAGE_KEY = 'recent-keywords'
const MOST = 20
const NONE: RecentKeywords = { keywords: [], saving: true }

/** The list with a keyword at its front; unchanged while saving is off. */
export function withKeyword(recent: RecentKeywords, keyword: string): RecentKeywords {
  const clean = normalizeKeyword(keyword)
  if (!recent.saving || clean === '') return recent
  const others = recent.keywords.filter((each) => each !== clean)
  return { ...recent, keywords: [clean, ...others].slice(0, MOST) }
}

export function withoutKeyword(recent: RecentKeywords, keyword: string): RecentKeywords {
  return { ...recent, keywords: recent.keywords.filter((each) => each !== keyword) }
}

/** The stored value, as far as it is valid. */
export function readRecent(stored: string | null): RecentKeywords {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    if (typeof value !== 'object' || value === null) return NONE
    const keywords = 'keywords' in value && Array.isArray(value.keywords) ? value.keywords : []
    return {
      keywords: keywords
        .filter((each): each is string => typeof each === 'string' && each !== '')
        .slice(0, MOST),
      saving: !('saving' in value && value.saving === false),
    }
  } catch {
    return NONE
  }
}

const stored = storedValue(STORAGE_KEY, readRecent)

/** The recent keywords, the same in every tab. */
export function useRecentKeywords(): RecentKeywords {
  return stored.use()
}

/** The changes a user can make to the recent keywords. */
export const recentKeywords = {
  add: (keyword: string) => stored.set(withKeyword(stored.get(), keyword)),
  remove: (keyword: string) => stored.set(withoutKeyword(stored.get(), keyword)),
  clear: () => stored.set({ ...stored.get(), keywords: [] }),
  /** Switching off also deletes the stored keywords. */
  setSaving: (saving: boolean) =>
    stored.set({ keywords: saving ? stored.get().keywords : [], saving }),
} as const
