import type { MouseEvent } from 'react'
import { cx } from '#app/components/cx.ts'
import { ShareIcon } from '#app/components/icons.tsx'
import { logAction } from '#app/shell/action-log/log-action.ts'
import { openPanel, preparePanel } from '#app/shell/panels/open-panel.ts'
import { isInApp } from '#app/shell/webview/in-app.ts'

const loadSheet = () => import('./share-sheet.tsx').then(({ ShareSheet }) => ShareSheet)
const prepare = () => preparePanel(loadSheet)

/**
 * Sharing an address: the device's own sheet where there is one, otherwise a panel with the link to copy; without
 * script the address folds out.
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
  /** Only the icon is visible; the label is for screen readers. */
  compact?: boolean
  /** Where the address folds out. */
  place?: 'below' | 'above'
  className?: string
}) {
  async function share(event: MouseEvent<HTMLElement>) {
    const summary = event.currentTarget
    const details = summary.parentElement
    // It is open because the panel's script failed to load: this press closes it again.
    if (details?.hasAttribute('open')) return
    event.preventDefault()
    if (isInApp()) {
      logAction('share', {})
      return shareByApp(title, url)
    }
    if (isPhoneSheet()) {
      logAction('share', {})
      return shareByDevice(title, url)
    }
    summary.focus({ preventScroll: true })
    const isOpen = await openPanel({
      kind: 'BOTTOM_SHEET',
      id: 'share',
      load: loadSheet,
      props: { url, title },
    })
    if (!isOpen) details?.setAttribute('open', '')
  }

  return (
    <details className={cx('relative', className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
      <summary
        className={cx(
          'flex min-h-11 items-center justify-center gap-1.5 rounded-md font-semibold transition-colors',
          compact
            ? 'min-w-11 text-ink-2 hover:bg-surface-3'
            : 'border border-line-strong bg-surface px-4 text-base text-ink hover:border-control hover:bg-surface-2',
        )}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={share}
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
        <input
          type="text"
          readOnly
          value={url}
          aria-label="공유할 주소"
          className="min-h-11 w-full rounded-md border border-control bg-surface-2 px-3 text-sm text-ink-2"
        />
      </div>
    </details>
  )
}

/** Touch devices have a useful sheet; on a desktop it is often missing or of little use. */
function isPhoneSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches
}

function shareByDevice(title: string, url: string): void {
  // Closing the sheet is not an error.
  navigator.share?.({ title, url }).catch(() => undefined)
}

/** The app's own sheet; without its script, the device's. */
function shareByApp(title: string, url: string): void {
  import('#app/shell/bridge/bridge.ts')
    .then(({ getBridge }) => getBridge().share({ title, url }))
    .catch(() => shareByDevice(title, url))
}
