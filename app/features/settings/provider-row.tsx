import { Button } from '#app/components/button.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDate } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { SIGN_IN_TYPE_LABELS, type SocialProvider } from '#contracts/account-constants.ts'

/** A social account: since when it is connected, or a button to connect it. */
export function ProviderRow({
  provider,
  connectedAt,
}: {
  provider: SocialProvider
  connectedAt: string | null
}) {
  const name = SIGN_IN_TYPE_LABELS[provider]
  return (
    <li className="flex items-center gap-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">{name}</p>
        <p className="mt-0.5 text-sm text-ink-3">
          {connectedAt ? `${kstDate(connectedAt)} 연결` : '연결되지 않음'}
        </p>
      </div>
      {connectedAt ? (
        <PostForm intent="disconnect" className="shrink-0">
          <SubmitButton name="provider" value={provider} variant="secondary" size="sm">
            연결 해제
            <span className="sr-only">: {name}</span>
          </SubmitButton>
        </PostForm>
      ) : (
        // It leads to the provider's site.
        <PostForm
          intent="connect"
          action={paths.socialSignIn(provider)}
          reloadDocument
          className="shrink-0"
        >
          <Button type="submit" size="sm">
            연결하기
            <span className="sr-only">: {name}</span>
          </Button>
        </PostForm>
      )}
    </li>
  )
}
