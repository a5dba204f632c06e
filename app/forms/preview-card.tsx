import { useActionData } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '#app/components/card.tsx'

/** What was typed as it would be, above the form that asked for it. @param says what was not done yet */
export function PreviewCard({
  label = '미리보기',
  says = '미리보기예요. 아직 저장하지 않았어요.',
  children,
}: {
  label?: string
  says?: string
  children: ReactNode
}) {
  const section = useRef<HTMLElement>(null)
  const answer = useActionData()
  // The button stands at the end of the form: a page that stayed there would seem to do nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another preview.
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [answer])
  return (
    <section ref={section} tabIndex={-1} aria-label={label}>
      <Card>
        <p className="mb-3 text-sm font-semibold text-ink-3">{says}</p>
        {children}
      </Card>
    </section>
  )
}
