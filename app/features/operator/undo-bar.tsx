import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Undoable } from '#contracts/sanction.ts'

/** Above the pages of the desk: what this operator has just decided, and the button that takes it back. */
export function UndoBar({ undoable }: { undoable: readonly Undoable[] }) {
  if (undoable.length === 0) return null
  return (
    <section aria-label="방금 한 결정" className="container-page pt-3">
      <ul className="divide-y divide-line rounded-md border border-line bg-surface-2 px-4">
        {undoable.map(({ undoSeq, words, until }) => (
          <li key={undoSeq} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
            <span className="flex min-w-0 flex-1 basis-52 flex-wrap gap-x-3 text-ink-2">
              <span className="font-semibold text-ink">{words}</span>
              <span>
                <time dateTime={until}>{kstTime(until)}</time>까지 되돌릴 수 있어요
              </span>
            </span>
            <PostForm intent="UNDO" action={paths.operatorUndo()}>
              <input type="hidden" name="undoSeq" value={undoSeq} />
              <SubmitButton variant="secondary" size="sm" aria-label={`${words} 되돌리기`}>
                되돌리기
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
