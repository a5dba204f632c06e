import { paths } from '#app/paths.ts'

/** Says that the sandbox sends no text messages, and where its codes can be read. */
export function SandboxNote() {
  return (
    <p className="rounded-md bg-surface-3 px-4 py-2.5 text-sm text-ink-2">
      연습용 세계예요. 인증번호는{' '}
      <a
        href={paths.sandboxSms()}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-link underline underline-offset-2"
      >
        문자함
        <span className="sr-only">(새 창)</span>
      </a>
      에서 볼 수 있어요.
    </p>
  )
}
