import { Choice, ChoiceError } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'

/** What a deletion means, to be read before it. */
export const DELETION_MEANS =
  '삭제하면 되돌릴 수 없어요. 찜한 사람에게서 사라지고, 상품 페이지도 열리지 않아요. 채팅방은 남아요.'

/** Deletes one listing after its seller has read what that means. */
export function DeleteListing({ productSeq, action }: { productSeq: number; action?: string }) {
  return (
    <details className="min-w-0 flex-1 open:basis-full">
      <summary className="flex min-h-11 items-center text-sm text-ink-2 underline underline-offset-4 hover:text-ink">
        삭제하기
      </summary>
      <PostForm
        intent="delete"
        preventScrollReset
        {...(action !== undefined && { action })}
        className="mt-1 space-y-2 rounded-md border border-danger/30 bg-danger-soft p-3"
      >
        <p className="text-sm text-ink-2">{DELETION_MEANS} 잠시 내려 두려면 숨기기를 쓰세요.</p>
        <input type="hidden" name="productSeq" value={productSeq} />
        <Choice name="isSure" value="1">
          네, 삭제할게요.
        </Choice>
        <ChoiceError name="isSure" />
        <SubmitButton variant="danger" size="sm">
          삭제하기
        </SubmitButton>
      </PostForm>
    </details>
  )
}
