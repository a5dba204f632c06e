import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import type { PushState } from '#app/shell/push/push-state.ts'
import { usePushState } from '#app/shell/push/use-push-state.ts'
import { useStartPushes } from '#app/shell/push/use-start-pushes.ts'
import { showToast } from '#app/shell/toast.tsx'

const WORDS: Record<PushState, string> = {
  UNSUPPORTED: '이 브라우저는 푸시를 받을 수 없어요.',
  HOME_SCREEN:
    '아이폰에서는 공유 버튼에서 ‘홈 화면에 추가’를 누른 뒤, 홈 화면의 두손에서 켤 수 있어요.',
  DENIED:
    '브라우저에서 두손의 알림이 꺼져 있어요. 브라우저의 사이트 설정에서 알림을 허용해 주세요.',
  OFF: '앱을 열지 않아도 이 브라우저로 바로 알려 드려요.',
  ON: '이 브라우저로 푸시를 보내 드리고 있어요.',
}

/** Turns the pushes to this browser on and off. @param browsers that take pushes of the member */
export function PushCard({ browsers }: { browsers: number }) {
  const { state, userSeq, read } = usePushState()
  const { revalidate } = useRevalidator()
  const [isStopping, setStopping] = useState(false)
  const changed = () => {
    read()
    revalidate()
  }
  const { isPending, start } = useStartPushes(userSeq, changed)

  async function stop() {
    setStopping(true)
    await import('#app/shell/push/lazy/subscribe.ts')
      .then((push) => push.stopPushes())
      .then(
        () => showToast('이 브라우저에서는 이제 푸시를 받지 않아요.'),
        () => showToast('푸시를 끄지 못했어요. 잠시 후 다시 시도해 주세요.'),
      )
    setStopping(false)
    changed()
  }

  return (
    <Card as="section" aria-labelledby="push-title" className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 id="push-title" className="text-base font-bold text-ink">
          푸시
        </h3>
        <p className="mt-1 text-sm text-ink-2" aria-live="polite">
          {state === null ? '푸시를 켜려면 스크립트가 필요해요.' : WORDS[state]}
        </p>
        {browsers > 0 && (
          <p className="mt-1 text-sm text-ink-3">푸시를 받는 브라우저 {browsers}개</p>
        )}
      </div>
      {state === 'OFF' && (
        <Button pending={isPending} onClick={start}>
          푸시 받기
        </Button>
      )}
      {state === 'ON' && (
        <Button variant="secondary" pending={isStopping} onClick={stop}>
          푸시 끄기
        </Button>
      )}
    </Card>
  )
}
