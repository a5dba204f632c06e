import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { kstTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { CafeState } from '#contracts/cafe.ts'
import { CafeConsent } from './cafe-overview.tsx'

/** Which member of the cafe is linked with which store: the owner of the account says that it is right. */
export function ConfirmCafe({ state: { claim, storeName } }: { state: CafeState }) {
  if (!claim)
    return (
      <EmptyState
        title="확인을 기다리는 연동이 없어요"
        actions={<ButtonLink to={paths.cafeCode()}>코드 넣기</ButtonLink>}
      >
        카페에서 받은 코드를 먼저 넣어 주세요.
      </EmptyState>
    )
  return (
    <>
      <FactList>
        <FactRow name="카페 회원">{claim.nickname}</FactRow>
        <FactRow name="두손 가게">{storeName}</FactRow>
      </FactList>
      <Card tone="soft" className="text-sm text-ink-2">
        내가 모르는 카페 회원이면 연동하지 마세요. {kstTime(claim.expiresAt)}까지 확인할 수 있어요.
      </Card>
      <CafeConsent />
      <div className="flex flex-wrap gap-2">
        <PostForm intent="confirm" className="flex-[1_1_10rem]">
          <input type="hidden" name="linkKey" value={claim.linkKey} />
          <SubmitButton size="lg" block>
            맞아요, 연동하기
          </SubmitButton>
        </PostForm>
        <PostForm intent="cancel" className="flex-[1_1_10rem]">
          <SubmitButton variant="secondary" size="lg" block>
            그만두기
          </SubmitButton>
        </PostForm>
      </div>
    </>
  )
}
