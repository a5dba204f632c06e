import type { MouseEvent } from 'react'
import { ShareIcon } from '#app/components/icons.tsx'
import { logAction } from '#app/shell/action-log/log-action.ts'
import { openPanel, preparePanel } from '#app/shell/panels/open-panel.ts'
import { isInApp } from '#app/shell/webview/in-app.ts'
import { useKakaoShare } from './kakao-share.ts'

const loadSheet = () => import('./share-sheet.tsx').then(({ ShareSheet }) => ShareSheet)
/** On a line of its own, beside buttons, or on a photo. */
const LOOKS = {
  plain:
    'flex size-11 items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-surface-3',
  square:
    'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md border border-line-strong bg-surface text-base font-semibold text-ink transition-colors hover:border-control hover:bg-surface-2 lg:px-4',
  round: 'product-bar-button',
} as const

const prepare = () => preparePanel(loadSheet)

/**
 * Sharing an address: the device's own sheet where there is one, otherwise a panel with KakaoTalk, where it is set up,
 * and the link to copy; without script the address folds out.
 */
export function ShareLink({
  url,
  title,
  label,
  look,
  className,
}: {
  /** The page's canonical address. */
  url: string
  title: string
  /** Visible beside buttons on a wide screen, elsewhere for screen readers alone. */
  label: string
  look: keyof typeof LOOKS
  className?: string
}) {
  const kakao = useKakaoShare()

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
    // With KakaoTalk to choose, our own panel offers both.
    if (isPhoneSheet() && !kakao) {
      logAction('share', {})
      return shareByDevice(title, url)
    }
    summary.focus({ preventScroll: true })
    const isOpen = await openPanel({
      kind: 'BOTTOM_SHEET',
      id: 'share',
      load: loadSheet,
      props: { url, title, kakao, byDevice: isPhoneSheet() ? shareByDevice : undefined },
    })
    if (!isOpen) details?.setAttribute('open', '')
  }

  return (
    <details className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
      <summary className={LOOKS[look]} onPointerEnter={prepare} onFocus={prepare} onClick={share}>
        <ShareIcon size={22} />
        <span className={look === 'square' ? 'max-lg:sr-only' : 'sr-only'}>{label}</span>
      </summary>
      <div className="share-box">
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
