import { useSyncExternalStore } from 'react'
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
const CHANGED = 'recent-keywords-changed'
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

let read: { stored: string | null; recent: RecentKeywords } = { stored: null, recent: NONE }

function current(): RecentKeywords {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(STORAGE_KEY)
  } catch {
    // Storage is disabled in this browser: there is no history.
  }
  if (stored !== read.stored) read = { stored, recent: readRecent(stored) }
  return read.recent
}

function store(recent: RecentKeywords) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(recent))
  } catch {
    // Full or disabled: the history is optional.
  }
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

/** The recent keywords, the same in every tab. */
export function useRecentKeywords(): RecentKeywords {
  return useSyncExternalStore(subscribe, current, () => NONE)
}

/** The changes a user can make to the recent keywords. */
export const recentKeywords = {
  add: (keyword: string) => store(withKeyword(current(), keyword)),
  remove: (keyword: string) => store(withoutKeyword(current(), keyword)),
  clear: () => store({ ...current(), keywords: [] }),
  /** Switching off also deletes the stored keywords. */
  setSaving: (saving: boolean) => store({ keywords: saving ? current().keywords : [], saving }),
} as const
