import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { DeskContent } from '#contracts/content-desk.ts'
import { CONTENT_CATEGORY_LABELS } from '#contracts/content-rules.ts'
import { CONTENT_STATE_LABELS, CONTENT_STATE_TONES, releaseText } from './content-labels.ts'

const LINK =
  'inline-flex min-h-9 min-w-9 items-center text-sm font-semibold text-link underline underline-offset-4'

/** Articles in any state, with what can be done with each. */
export function DeskContentList({ items }: { items: readonly DeskContent[] }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {items.map(({ contentSeq, title, category, state, publishedAt, updatedAt, version }) => (
        <li key={contentSeq} className="px-4 py-3">
          <div className="flex items-start gap-2">
            <Badge tone={CONTENT_STATE_TONES[state]}>{CONTENT_STATE_LABELS[state]}</Badge>
            <p className="min-w-0 flex-1 font-semibold wrap-anywhere text-ink">{title}</p>
          </div>
          <p className="mt-1 text-sm text-ink-3">
            {CONTENT_CATEGORY_LABELS[category]} · {releaseText(state, publishedAt)}
            {version > 1 && ` · ${version}판 (${kstDateTime(updatedAt)} 고침)`}
          </p>
          <div className="mt-1 flex flex-wrap gap-x-5">
            <Link
              to={paths.operatorContentForm({ contentSeq })}
              className={LINK}
              aria-label={`${title} 고치기`}
            >
              고치기
            </Link>
            <Link
              to={paths.operatorContentHistory(contentSeq)}
              className={LINK}
              aria-label={`${title} 기록과 되돌리기`}
            >
              기록과 되돌리기
            </Link>
            {state === 'PUBLISHED' && (
              <Link to={paths.content(contentSeq)} className={LINK} aria-label={`${title} 보기`}>
                보기
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
