import { Link } from '@remix-run/react'
import { Picture } from '#app/components/picture.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { count } from '#app/format/count.ts'
import { relativeTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { MOST_DRAFTS } from '#contracts/listing-rules.ts'
import type { DraftSummary } from './load-sell-page.server.ts'

/** Above a new form: what can be continued. The newest is offered, the others fold out. */
export function DraftOffer({
  drafts,
  now,
  onRemove,
}: {
  drafts: readonly DraftSummary[]
  now: string
  /** What this browser has of it goes too. */
  onRemove: (draftId: string) => void
}) {
  const [newest, ...others] = drafts
  if (!newest) return null
  return (
    <aside aria-label="임시저장한 글" className="rounded-lg bg-surface-2 p-4">
      <p className="mb-2 text-sm font-bold text-ink">쓰던 글이 있어요. 이어서 작성할까요?</p>
      <ul>
        <DraftRow draft={newest} now={now} onRemove={onRemove} />
      </ul>
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-11 items-center text-sm font-semibold text-ink-2 underline underline-offset-4">
            {`다른 임시저장 ${count(others.length)}개 보기`}
          </summary>
          <ul className="divide-y divide-line">
            {others.map((draft) => (
              <DraftRow key={draft.draftId} draft={draft} now={now} onRemove={onRemove} />
            ))}
          </ul>
          <p className="pt-1 text-xs text-ink-3">{`${MOST_DRAFTS}개까지 저장할 수 있어요.`}</p>
        </details>
      )}
    </aside>
  )
}

function DraftRow({
  draft: { draftId, title, photo, updatedAt },
  now,
  onRemove,
}: {
  draft: DraftSummary
  now: string
  onRemove: (draftId: string) => void
}) {
  const name = title || '제목 없는 글'
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Picture image={photo} alt="" sizes="3rem" width={160} className="size-12 rounded-md" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold text-ink">{name}</p>
        <p className="text-xs text-ink-3">
          <time dateTime={updatedAt}>{relativeTime(updatedAt, now)}</time>
        </p>
      </div>
      <Link
        to={paths.sellForm({ draftId })}
        aria-label={`${name} 이어서 작성하기`}
        className="inline-flex min-h-9 items-center rounded-sm border border-line-strong bg-surface px-3 text-sm font-semibold text-ink hover:border-control"
      >
        이어서 작성
      </Link>
      <PostForm
        intent="removeDraft"
        action={paths.sellForm()}
        preventScrollReset
        onSubmit={() => onRemove(draftId)}
      >
        <input type="hidden" name="draftId" value={draftId} />
        <SubmitButton variant="ghost" size="sm" aria-label={`${name} 지우기`}>
          지우기
        </SubmitButton>
      </PostForm>
    </li>
  )
}
