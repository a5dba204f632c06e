import { paths } from '#app/paths.ts'

/** In the sandbox a page plays the phone: it is given the secret, or only shown. */
export function SandboxAuthenticator({ secret, label }: { secret?: string; label?: string }) {
  if (!secret)
    return (
      <p className="rounded-md bg-surface-3 px-4 py-2.5 text-sm text-ink-2">
        연습용 세계예요. 코드는{' '}
        <a
          href={paths.sandboxAuthenticator()}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-link underline underline-offset-2"
        >
          연습용 인증 앱<span className="sr-only">(새 창)</span>
        </a>
        에서 볼 수 있어요.
      </p>
    )
  return (
    <form
      method="post"
      action={paths.sandboxAuthenticator()}
      target="_blank"
      className="flex flex-col gap-2 rounded-md bg-surface-3 px-4 py-3 text-sm text-ink-2"
      rel="noopener"
    >
      <p>연습용 세계예요. 휴대폰 대신 연습용 인증 앱을 쓸 수 있어요.</p>
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="label" value={label} />
      <button
        type="submit"
        className="min-h-11 self-start rounded-sm font-semibold text-link underline underline-offset-2"
      >
        연습용 인증 앱에 등록
        <span className="sr-only">(새 창)</span>
      </button>
    </form>
  )
}
