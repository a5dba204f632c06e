import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { type FormAnswer, formAnswerOf } from '#app/forms/form-answer.ts'

const CANCELLED = '패스키 인증을 취소했거나 시간이 지났어요. 다시 시도해 주세요.'
const KNOWN_ALREADY = '이 기기의 패스키는 이미 등록되어 있어요.'

/** Whether this browser has passkeys and the page has the address that they belong to. */
export function useHasPasskeys(publicOrigin: string): boolean {
  const hydrated = useHydrated()
  return hydrated && 'PublicKeyCredential' in window && window.location.origin === publicOrigin
}

/**
 * One passkey from challenge to answer: asks the page's action for a challenge (`CHALLENGE`), the browser for the
 * passkey, and posts what it gave (`PASSKEY`). The library is loaded with the first press.
 */
export function usePasskey(kind: 'create' | 'get') {
  const fetcher = useFetcher<FormAnswer | { options: Record<string, unknown> }>()
  const fields = useRef<Record<string, string>>({})
  const answered = useRef<unknown>(null)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { data, submit, state } = fetcher
  const { name: nameError, ...errors } = formAnswerOf(data)?.errors ?? {}

  useEffect(() => {
    const options = data && 'options' in data && data.options
    if (!options || answered.current === options) return
    answered.current = options
    setAsking(true)
    askBrowser(kind, options)
      .then((response) => {
        const form = { ...fields.current, intent: 'PASSKEY', response: JSON.stringify(response) }
        submit(form, { method: 'post' })
      })
      .catch((error: unknown) => {
        const isKnown = error instanceof Error && error.name === 'InvalidStateError'
        setFailure(isKnown ? KNOWN_ALREADY : CANCELLED)
      })
      .finally(() => setAsking(false))
  }, [data, kind, submit])

  return {
    pending: isAsking || state !== 'idle',
    failure: isAsking || state !== 'idle' ? null : (failure ?? Object.values(errors)[0] ?? null),
    nameError,
    begin(values: Record<string, string>) {
      fields.current = values
      setFailure(null)
      submit({ ...values, intent: 'CHALLENGE' }, { method: 'post' })
    },
  }
}

async function askBrowser(kind: 'create' | 'get', options: Record<string, unknown>) {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  // The host's library made the options; the browser's checks them.
  return kind === 'create'
    ? startRegistration({
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      })
    : startAuthentication({
        optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      })
}
