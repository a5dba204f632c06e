import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { QuestionFile } from '#contracts/question.ts'

/** The pictures of a question; each opens in full. */
export function QuestionPictures({
  questionSeq,
  files,
  canRemove = false,
  ofDesk = false,
}: {
  questionSeq: number
  files: readonly QuestionFile[]
  canRemove?: boolean
  /** The operators' addresses. */
  ofDesk?: boolean
}) {
  if (files.length === 0) return null
  const address = ofDesk ? paths.operatorQuestionFile : paths.questionFile
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {files.map(({ fileId, width, height }, index) => (
        <li key={fileId} className="space-y-1">
          <a href={address(questionSeq, fileId)} className="block rounded-md">
            <img
              src={address(questionSeq, fileId)}
              width={width}
              height={height}
              alt={`첨부 사진 ${index + 1}`}
              loading="lazy"
              className="aspect-square w-full rounded-md border border-line bg-surface-2 object-cover"
            />
          </a>
          {canRemove && (
            <PostForm intent="remove">
              <input type="hidden" name="fileId" value={fileId} />
              <SubmitButton variant="ghost" size="sm" block aria-label={`사진 ${index + 1} 지우기`}>
                지우기
              </SubmitButton>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  )
}
