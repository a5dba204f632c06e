import { Button } from '#app/components/button.tsx'
import type { AlertContent } from '../panel-host.ts'
import { PanelBody } from './panel-body.tsx'
import { usePanel } from './panel-context.ts'

/** A message that the user has to confirm. */
export function Alert({ title, message, onConfirm }: AlertContent) {
  const { close } = usePanel()
  return (
    <PanelBody
      title={title}
      footer={
        <Button block onClick={onConfirm ?? close}>
          확인
        </Button>
      }
    >
      <p className="text-base whitespace-pre-line text-ink-2">{message}</p>
    </PanelBody>
  )
}
