import { Card } from '#app/components/card.tsx'
import type { Consequence } from './member-steps.ts'

/** What follows from a step, before it is taken. */
export function ConsequenceList({ consequences }: { consequences: readonly Consequence[] }) {
  return (
    <Card as="section" aria-labelledby="consequences">
      <h2 id="consequences" className="text-base font-bold text-ink">
        이렇게 돼요
      </h2>
      <dl className="mt-3 space-y-3">
        {consequences.map(({ about, text }) => (
          <div key={about} className="sm:flex sm:gap-4">
            <dt className="font-semibold text-ink sm:w-24 sm:shrink-0">{about}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
