import { useRef, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { ChatIcon, CheckIcon, LinkIcon, ShareIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import type { KakaoShareSettings } from '#app/load-context.server.ts'
import { logAction } from '#app/shell/action-log/log-action.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { shareByKakao } from './kakao-share.ts'

/** The ways to share an address: KakaoTalk where it is set up, the device's own sheet, and copying. */
export function ShareSheet({
  url,
  title,
  kakao,
  byDevice,
}: {
  url: string
  title: string
  kakao: KakaoShareSettings | null
  /** Where the device has a sheet of its own. */
  byDevice: ((title: string, url: string) => void) | undefined
}) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  const [failed, setFailed] = useState(false)

  async function sendByKakao(settings: KakaoShareSettings) {
    setFailed(false)
    try {
      await shareByKakao(settings, url)
      logAction('share', {})
    } catch {
      setFailed(true)
    }
  }

  async function copy() {
    const done = await copyText(url, field.current)
    setCopied(done)
    if (done) logAction('share', {})
  }

  return (
    <PanelBody title="공유하기">
      <p className="mb-3 truncate text-sm text-ink-2">{title}</p>
      {(kakao || byDevice) && (
        <div className="mb-3 flex flex-col gap-2">
          {kakao && (
            <button
              type="button"
              onClick={() => sendByKakao(kakao)}
              className="flex min-h-13 items-center justify-center gap-1.5 rounded-md bg-kakao font-semibold text-on-kakao"
            >
              <ChatIcon size={20} />
              카카오톡으로 보내기
            </button>
          )}
          {byDevice && (
            <Button variant="secondary" size="lg" block onClick={() => byDevice(title, url)}>
              <ShareIcon size={20} />
              다른 앱으로 보내기
            </Button>
          )}
        </div>
      )}
      {failed && (
        <Notice tone="danger" live className="mb-3">
          카카오톡을 열지 못했어요. 주소를 복사해 보내 주세요.
        </Notice>
      )}
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
