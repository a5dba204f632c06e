import type { ReactNode } from 'react'
import type { QrCode } from '#app/features/app-download/qr-code.ts'

/** What is scanned or typed into the app, then its first code. */
export function SetupSteps({
  qr,
  groups,
  children,
}: {
  qr: QrCode
  /** The secret in groups of four. */
  groups: readonly string[]
  /** The form for the first code. */
  children: ReactNode
}) {
  return (
    <ol className="flex flex-col gap-7">
      <Step number={1} title="인증 앱으로 QR 코드를 찍어 주세요">
        <p className="text-sm text-ink-3">
          Google Authenticator, Microsoft Authenticator 같은 인증 앱이면 모두 돼요.
        </p>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="인증 앱에 등록하는 QR 코드"
          shapeRendering="crispEdges"
          className="mt-3 size-60 self-center rounded-lg border border-line bg-paper"
        >
          <path d={qr.path} className="fill-on-paper" />
        </svg>
        <details className="mt-3 text-sm text-ink-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
            QR 코드를 찍을 수 없나요?
          </summary>
          <p>인증 앱에서 ‘설정 키 입력’을 고르고 아래 키를 입력해 주세요.</p>
          <p className="mt-2 grid grid-cols-4 gap-x-3 gap-y-1 rounded-md bg-surface-2 px-4 py-3 text-center font-mono text-base font-semibold text-ink select-all">
            {groups.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups of one secret never change places.
              <span key={index}>{group} </span>
            ))}
          </p>
        </details>
      </Step>
      <Step number={2} title="앱에 보이는 코드를 입력해 주세요">
        <div className="mt-2">{children}</div>
      </Step>
    </ol>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col">
      <h2 className="mb-1 flex items-center gap-2.5 text-base font-bold text-ink">
        <span
          aria-hidden="true"
          className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary text-sm text-on-primary"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </li>
  )
}
