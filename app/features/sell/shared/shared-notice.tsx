import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import type { SharedToForm } from './use-shared.ts'

/** What became of what was shared to the installed app. */
export function SharedNotice({
  shared: { state, count, accept, discard },
}: {
  shared: SharedToForm
}) {
  if (state === 'LOST')
    return (
      <Notice tone="warning" title="공유한 사진을 가져오지 못했어요">
        사진은 휴대폰에 그대로 있어요. 아래 사진 칸에서 고르거나 한 번 더 공유해 주세요.
      </Notice>
    )
  if (state !== 'ASKED') return null
  return (
    <Notice title={count > 0 ? `공유한 사진 ${count}장이 있어요` : '공유한 글이 있어요'} live>
      <p>이 글에 넣을까요? 넣기 전에는 어디에도 보내지 않아요.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={accept}>
          넣기
        </Button>
        <Button variant="ghost" size="sm" onClick={discard}>
          버리기
        </Button>
      </div>
    </Notice>
  )
}
