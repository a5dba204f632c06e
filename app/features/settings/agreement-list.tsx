import { Card } from '#app/components/card.tsx'
import { kstDate } from '#app/format/time.ts'
import type { Consents } from '#contracts/main.ts'

/** The agreements of the member, each with its version and time. */
export function AgreementList({
  consents,
  titles,
}: {
  consents: Consents
  titles: Readonly<Record<string, string>>
}) {
  const agreed = consents.agreements.filter((row) => row.agreed)
  if (agreed.length === 0) return null
  return (
    <Card as="section" aria-labelledby="agreements">
      <h2 id="agreements" className="text-base font-bold text-ink">
        동의한 약관
      </h2>
      <ul className="mt-3 space-y-2.5 text-sm">
        {agreed.map(({ policyKey, version, at }) => (
          <li
            key={policyKey}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5"
          >
            <span className="font-medium text-ink">{titles[policyKey] ?? policyKey}</span>
            <span className="text-ink-3">
              {version.replaceAll('-', '.')} 시행 · {kstDate(at)} 동의
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
