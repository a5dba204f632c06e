import { useEffect } from 'react'
import { recentKeywords } from './recent-keywords.ts'

/** Stores the page's keyword in this browser. */
export function useRememberKeyword(keyword: string) {
  useEffect(() => recentKeywords.add(keyword), [keyword])
}
