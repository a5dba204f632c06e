import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { useHasPasskeys, usePasskey } from './use-passkey.ts'

/** The button for a passkey, where the browser has them; the form for a code stays beside it. */
export function PassByPasskey({
  publicOrigin,
  redirectTo,
}: {
  publicOrigin: string
  redirectTo: string
}) {
  const isOffered = useHasPasskeys(publicOrigin)
  const passkey = usePasskey('get')
  if (!isOffered) return null
  return (
    <div className="flex flex-col gap-3">
      <Button
        size="lg"
        block
        variant="secondary"
        pending={passkey.pending}
        onClick={() => passkey.begin({ redirectTo })}
      >
        패스키로 인증하기
      </Button>
      {passkey.failure && (
        <Notice tone="danger" live>
          {passkey.failure}
        </Notice>
      )}
    </div>
  )
}
