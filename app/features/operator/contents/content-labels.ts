import type { BadgeTone } from '#app/components/badge.tsx'
import { kstDateTime } from '#app/format/time.ts'
import type { ContentVersion } from '#contracts/content-desk.ts'
import type { ContentState } from '#contracts/content-rules.ts'

export const CONTENT_STATE_LABELS: Record<ContentState, string> = {
  SCHEDULED: '예약',
  PUBLISHED: '게시',
  HIDDEN: '숨김',
}

export const CONTENT_STATE_TONES: Record<ContentState, BadgeTone> = {
  SCHEDULED: 'warning',
  PUBLISHED: 'success',
  HIDDEN: 'neutral',
}

/** When readers see it, in one phrase. */
export function releaseText(state: ContentState, publishedAt: string | null): string {
  if (publishedAt === null) return '아직 게시하지 않음'
  if (state === 'SCHEDULED') return `${kstDateTime(publishedAt)}에 게시 예정`
  return `${kstDateTime(publishedAt)} 게시`
}

/** What an edit was. */
export function editText({ edit, backTo }: Pick<ContentVersion, 'edit' | 'backTo'>): string {
  if (edit === 'ROLLED_BACK') return `${backTo}판으로 되돌림`
  return edit === 'WRITTEN' ? '처음 씀' : '고침'
}
