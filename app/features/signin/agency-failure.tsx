import { useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { Dialog } from '#app/components/modal.tsx'
import { Notice } from '#app/components/notice.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'

/** The agency did not answer (SPEC.md section 8: a modal); without script a notice. */
export function AgencyFailure({ message, answer }: { message: string; answer: unknown }) {
  const hydrated = useHydrated()
  const [closed, setClosed] = useState<unknown>(null)
  if (!hydrated) return <Notice tone="danger">{message}</Notice>
  const close = () => setClosed(answer)
  return (
    <Dialog
      open={closed !== answer}
      onClose={close}
      title="본인인증"
      footer={
        <Button block onClick={close}>
          확인
        </Button>
      }
    >
      {message}
    </Dialog>
  )
}
