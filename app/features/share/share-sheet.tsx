import { useRef, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { CheckIcon, LinkIcon } from '#app/components/icons.tsx'
import { logAction } from '#app/shell/action-log/log-action.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'

/** An address to be copied. */
export function ShareSheet({ url, title }: { url: string; title: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy() {
    const done = await copyText(url, field.current)
    setCopied(done)
    if (done) logAction('share', {})
  }

  return (
    <PanelBody title="공유하기">
      <p className="mb-3 truncate text-sm text-ink-2">{title}</p>
      <div className="flex gap-2">
        <input
          ref={field}
          type="text"
          readOnly
          value={url}
          aria-label="공유할 주소"
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-control bg-surface-2 px-3 text-sm text-ink-2"
        />
        <Button variant="primary" onClick={copy}>
          {copied ? <CheckIcon size={18} /> : <LinkIcon size={18} />}
          {copied ? '복사됨' : '복사'}
        </Button>
      </div>
      <p role="status" className={cx('text-sm text-ink-3', copied && 'mt-2')}>
        {copied && '주소를 복사했습니다. 원하는 곳에 붙여 넣으세요.'}
      </p>
    </PanelBody>
  )
}

/** The clipboard is missing where the page does not come over https; the selected field can still be copied. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Refused: the old method may still be allowed.
    }
  }
  field?.select()
  return document.execCommand('copy')
}
