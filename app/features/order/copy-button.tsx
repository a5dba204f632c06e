import { useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'

/** Copies a text; without script, or where copying is not allowed, the text can still be selected. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <Button variant="secondary" size="sm" onClick={copy}>
      {isCopied ? '복사했어요' : '복사'}
      <span className="sr-only" role="status">
        {isCopied ? ` ${what} 복사함` : ` ${what}`}
      </span>
    </Button>
  )
}
