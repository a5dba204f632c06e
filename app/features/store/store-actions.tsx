import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FollowForm } from '#app/features/follow/follow-form.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Store, StoreRelation } from '#contracts/boot.ts'

/** What a visitor can do with a store: its owner changes it, others follow it, and members block it. */
export function StoreActions({
  store: { storeSeq, name },
  relation,
}: {
  store: Pick<Store, 'storeSeq' | 'name'>
  /** Null for an anonymous visitor. */
  relation: StoreRelation | null
}) {
  if (relation?.isOwn)
    return (
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={paths.profile()} variant="secondary" className="flex-1 sm:flex-none">
          프로필 수정
        </ButtonLink>
        <ButtonLink to={paths.vacation()} variant="secondary" className="flex-1 sm:flex-none">
          휴가 설정
        </ButtonLink>
      </div>
    )
  return (
    <div className="mt-4">
      <FormProblem />
      {relation?.isBlocked ? (
        <Notice>
          <div className="flex flex-wrap items-center justify-between gap-2">
            차단한 가게예요. 서로 메시지를 보낼 수 없어요.
            <PostForm intent="unblock">
              <SubmitButton variant="secondary" size="sm">
                차단 풀기
              </SubmitButton>
            </PostForm>
          </div>
        </Notice>
      ) : (
        <FollowForm storeSeq={storeSeq} relation={relation} className="sm:w-44" />
      )}
      {relation && !relation.isBlocked && <BlockForm name={name} />}
    </div>
  )
}

/** It opens without script, and says what follows before it is done. */
function BlockForm({ name }: { name: string }) {
  return (
    <details className="mt-3 text-sm text-ink-3">
      <summary className="inline-flex min-h-9 cursor-pointer items-center underline underline-offset-4 hover:text-ink">
        차단하기
      </summary>
      <div className="mt-1 rounded-md bg-surface-2 p-3 text-ink-2">
        <p>
          {name} 가게와 서로 메시지를 보낼 수 없고, 서로 맺은 단골도 끊겨요. 상대에게는 알리지
          않아요.
        </p>
        <PostForm intent="block" className="mt-2">
          <SubmitButton variant="danger" size="sm">
            차단하기
          </SubmitButton>
        </PostForm>
      </div>
    </details>
  )
}
