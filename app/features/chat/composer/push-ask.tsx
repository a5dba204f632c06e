import { Button } from '#app/components/button.tsx'
import { pushAsked } from '#app/shell/push/push-mark.ts'
import { usePushState } from '#app/shell/push/use-push-state.ts'
import { useStartPushes } from '#app/shell/push/use-start-pushes.ts'

/** Asks once, after the member's first message in this browser, whether answers are to be pushed to it. */
export function PushAsk() {
  const isAsked = pushAsked.use()
  const { state, userSeq } = usePushState()
  const { isPending, start } = useStartPushes(userSeq, (outcome) => {
    if (outcome !== 'FAILED') pushAsked.set(true)
  })
  if (isAsked || state !== 'OFF') return null
  return (
    <section
      aria-label="푸시 알림"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface-2 px-4 py-2"
    >
      <p className="min-w-0 flex-1 basis-40 text-sm text-ink-2">답장이 오면 알려 드릴까요?</p>
      <span className="flex gap-2">
        <Button size="sm" variant="ghost" onClick={() => pushAsked.set(true)}>
          괜찮아요
        </Button>
        <Button size="sm" pending={isPending} onClick={start}>
          알림 받기
        </Button>
      </span>
    </section>
  )
}
