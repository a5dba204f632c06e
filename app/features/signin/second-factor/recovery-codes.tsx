import { Card } from '#app/components/card.tsx'

/** Codes that are shown only once, with a download that works without script. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `두손 운영자 복구 코드\n\n${codes.join('\n')}\n`
  return (
    <>
      <Card tone="soft">
        <ol
          aria-label="복구 코드 목록"
          className="grid grid-cols-2 gap-x-2 gap-y-2.5 text-sm font-semibold text-ink tabular-nums sm:text-base"
        >
          {codes.map((code) => (
            <li key={code} className="text-center whitespace-nowrap select-all">
              {code}
            </li>
          ))}
        </ol>
      </Card>
      <ul className="list-disc space-y-1 ps-5 text-sm text-ink-2">
        <li>휴대폰을 잃어버렸을 때 코드 하나로 한 번 인증할 수 있어요.</li>
        <li>이 화면을 벗어나면 다시 볼 수 없어요. 휴대폰이 아닌 곳에 보관해 주세요.</li>
      </ul>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="duson-recovery-codes.txt"
        className="inline-flex min-h-11 w-full items-center justify-center rounded-md border border-line-strong bg-surface px-4 text-base font-semibold text-ink hover:bg-surface-2"
      >
        텍스트 파일로 저장
      </a>
    </>
  )
}
