import { Badge } from '#app/components/badge.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDate, relativeTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { SIGN_IN_TYPE_LABELS } from '#contracts/account-constants.ts'
import type { Device } from '#contracts/main.ts'

/** One device that is signed in; every device except the current one can be signed out here. */
export function DeviceRow({ device, now }: { device: Device; now: string }) {
  return (
    <li className="flex items-center gap-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
          {device.deviceName}
          {device.isCurrent && <Badge tone="info">지금 이 기기</Badge>}
        </p>
        <p className="mt-1 text-sm text-ink-3">
          {SIGN_IN_TYPE_LABELS[device.signInType]} 로그인 · {kstDate(device.signedInAt)}
        </p>
        <p className="text-sm text-ink-3">마지막 사용 {relativeTime(device.lastUsedAt, now)}</p>
      </div>
      {!device.isCurrent && (
        <PostForm intent="sign-out" className="shrink-0">
          <SubmitButton name="sessionId" value={device.sessionId} variant="secondary" size="sm">
            로그아웃
            <span className="sr-only">: {device.deviceName}</span>
          </SubmitButton>
        </PostForm>
      )}
    </li>
  )
}
