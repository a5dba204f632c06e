import { useState } from 'react'
import { showToast } from '../toast.tsx'
import type { PushOutcome } from './lazy/subscribe.ts'

const WORDS: Record<PushOutcome, string> = {
  ON: '이제 이 브라우저로 알림을 보내 드려요.',
  DENIED: '브라우저에서 알림이 꺼져 있어요. 브라우저 설정에서 켤 수 있어요.',
  LATER: '나중에 알림 설정에서 켤 수 있어요.',
  FAILED: '푸시를 켜지 못했어요. 잠시 후 다시 시도해 주세요.',
}

/** A button's way to turn pushes on: one press at a time, and a toast says what became of it. */
export function useStartPushes(
  userSeq: number | null,
  onEnd: (outcome: PushOutcome) => void,
): { isPending: boolean; start(): Promise<void> } {
  const [isPending, setPending] = useState(false)
  return {
    isPending,
    async start() {
      if (isPending || userSeq === null) return
      setPending(true)
      const outcome = await import('./lazy/subscribe.ts')
        .then((push) => push.startPushes(userSeq))
        .catch((): PushOutcome => 'FAILED')
      setPending(false)
      void showToast(WORDS[outcome])
      onEnd(outcome)
    },
  }
}
