import { Link } from '@remix-run/react'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { paths } from '#app/paths.ts'
import type { ListingDraft } from '#contracts/listing.ts'
import type { SavingState } from './autosave.ts'

const SENTENCES: Partial<Record<SavingState['kind'], string>> = {
  SAVING: '임시저장하는 중이에요.',
  SAVED: '임시저장했어요.',
  LOCAL: '이 기기에 저장했어요.',
  OFFLINE: '오프라인이에요. 이 기기에 저장했어요.',
}

/** Where what was typed is stored, in a few words. */
export function SavingLine({ state, className }: { state: SavingState; className?: string }) {
  return (
    <p role="status" className={className}>
      {SENTENCES[state.kind] ?? ''}
    </p>
  )
}

/** What the seller has to decide, or do, before a draft can be stored on the server again. */
export function SavingNotice({
  state,
  signIn,
  onMine,
  onTheirs,
}: {
  state: SavingState
  /** Leads back to this form. */
  signIn: string
  onMine: () => void
  onTheirs: (theirs: ListingDraft) => void
}) {
  if (state.kind === 'SIGNED_OUT')
    return (
      <Notice tone="warning" live title="로그인이 끝났어요">
        쓴 내용은 이 기기에 저장했어요.{' '}
        <Link to={signIn} className="font-semibold underline underline-offset-4">
          다시 로그인하고 이어서 쓰기
        </Link>
      </Notice>
    )
  if (state.kind === 'CONFLICT')
    return (
      <Notice tone="warning" live title="다른 탭이나 기기에서 먼저 저장한 내용이 있어요">
        <p className="mt-0.5">
          {state.theirs.content.title
            ? `‘${state.theirs.content.title}’ 글이에요. 어느 쪽을 쓸까요?`
            : '어느 쪽을 쓸까요?'}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onMine}>
            이 화면의 내용 쓰기
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onTheirs(state.theirs)}>
            저장된 내용 불러오기
          </Button>
        </div>
      </Notice>
    )
  if (state.kind === 'REFUSED')
    return (
      <Notice tone="warning" live>
        {state.message} 쓴 내용은 이 기기에 저장했어요.{' '}
        <Link to={paths.sellForm()} className="font-semibold underline underline-offset-4">
          임시저장한 글 보기
        </Link>
      </Notice>
    )
  return null
}
