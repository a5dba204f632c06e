import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { CheckIcon, LinkIcon, ShareIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { logAction } from '#app/shell/action-log/log-action.ts'
import { isInApp } from '#app/shell/webview/in-app.ts'

/**
 * Sharing an address: the device's own sheet where there is one, otherwise a small panel with the link to copy,
 * which opens without script too.
 */
export function ShareLink({
  url,
  title,
  label = '공유',
  compact,
  place = 'below',
  className,
}: {
  /** The page's canonical address. */
  url: string
  title: string
  label?: string
  /** Only the sign; the label is heard. */
  compact?: boolean
  /** Where the panel opens. */
  place?: 'below' | 'above'
  className?: string
}) {
  const panel = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    const close = (event: Event) => {
      const details = panel.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isOutside(event, details))
        details.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  async function copy() {
    const done = await copyText(url, field.current)
    setCopied(done)
    if (done) logAction('share', {})
  }

  return (
    <details ref={panel} className={cx('relative', className)} onToggle={() => setCopied(false)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
      <summary
        className={cx(
          'flex min-h-11 items-center justify-center gap-1.5 rounded-md font-semibold transition-colors',
          compact
            ? 'min-w-11 text-ink-2 hover:bg-surface-3'
            : 'border border-line-strong bg-surface px-4 text-base text-ink hover:border-control hover:bg-surface-2',
        )}
        onClick={(event) => {
          if (!isPhoneSheet() && !isInApp()) return
          event.preventDefault()
          logAction('share', {})
          if (isInApp()) shareByApp(title, url)
          else shareByDevice(title, url)
        }}
      >
        <ShareIcon size={compact ? 22 : 20} />
        <span className={compact ? 'sr-only' : undefined}>{label}</span>
      </summary>
      <div
        className={cx(
          'absolute end-0 z-10 w-80 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-3 shadow-overlay',
          place === 'below' ? 'top-full mt-2' : 'bottom-full mb-2',
        )}
      >
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
          {hydrated && (
            <Button variant="primary" onClick={copy}>
              {copied ? <CheckIcon size={18} /> : <LinkIcon size={18} />}
              {copied ? '복사됨' : '복사'}
            </Button>
          )}
        </div>
        <p role="status" className={cx('text-sm text-ink-3', copied && 'mt-2')}>
          {copied && '주소를 복사했습니다. 원하는 곳에 붙여 넣으세요.'}
        </p>
      </div>
    </details>
  )
}

/** Touch devices have a sheet worth opening; a desktop's is often missing or of little use. */
function isPhoneSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches
}

function shareByDevice(title: string, url: string): void {
  // A person who closes the sheet has not met an error.
  navigator.share?.({ title, url }).catch(() => undefined)
}

/** The app's own sheet; without its script, the device's. */
function shareByApp(title: string, url: string): void {
  import('#app/shell/bridge/bridge.ts')
    .then(({ theBridge }) => theBridge().share({ title, url }))
    .catch(() => shareByDevice(title, url))
}

function isOutside(event: Event, element: Element): boolean {
  return !(event.target instanceof Node) || !element.contains(event.target)
}

/** The clipboard is missing where the page does not come over https; the selected field still copies there. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Refused: the old way may still be allowed.
    }
  }
  field?.select()
  return document.execCommand('copy')
}
