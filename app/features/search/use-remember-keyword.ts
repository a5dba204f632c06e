import { useEffect } from 'react'
import { recentKeywords } from './recent-keywords.ts'

/** Notes in this browser what the page searched for. */
export function useRememberKeyword(keyword: string) {
  useEffect(() => recentKeywords.add(keyword), [keyword])
}
