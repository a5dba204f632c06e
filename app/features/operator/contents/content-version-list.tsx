import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { ContentVersion } from '#contracts/content-desk.ts'
import { CONTENT_STATE_LABELS, CONTENT_STATE_TONES, editText } from './content-labels.ts'

/** Every edit of an article, newest first: who made it, why, and a look at what it was then. */
export function ContentVersionList({
  contentSeq,
  versions,
  shown,
}: {
  contentSeq: number
  versions: readonly ContentVersion[]
  shown: number
}) {
  return (
    <ol aria-label="고친 기록" className="divide-y divide-line rounded-lg border border-line">
      {versions.map((each, place) => {
        const { version, title, state, note, operatorNickName, at } = each
        return (
          <li key={version} className="px-4 py-3 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <b className="text-ink">
                {version}판{place === 0 && ' (지금)'}
              </b>
              <Badge tone={CONTENT_STATE_TONES[state]}>{CONTENT_STATE_LABELS[state]}</Badge>
              <span className="text-ink-2">{editText(each)}</span>
            </p>
            <p className="mt-0.5 wrap-anywhere text-ink">{title}</p>
            <p className="text-ink-3">
              {operatorNickName ?? '처음부터 있던 글'} ·{' '}
              <time dateTime={at}>{kstDateTime(at)}</time>
            </p>
            {note && <p className="wrap-anywhere text-ink-2">{note}</p>}
            {version === shown ? (
              <p className="flex min-h-9 items-center font-semibold text-ink">보고 있는 판</p>
            ) : (
              <Link
                to={paths.operatorContentHistory(contentSeq, { version })}
                className="inline-flex min-h-9 items-center font-semibold text-link underline underline-offset-4"
              >
                {version}판 보기
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
