import { Choice, ChoiceError } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import { useListingHelp } from './listing-help.ts'

/** What was recognised in a field: why, by which rule, and what to do instead. */
export function FindingsOf({ field }: { field: ListingFinding['field'] }) {
  const findings = useListingHelp().findings.filter((finding) => finding.field === field)
  return (
    <>
      {findings.map((finding) => (
        <Notice
          key={`${finding.code}${finding.excerpt}`}
          tone={finding.level === 'BLOCK' ? 'danger' : 'warning'}
          title={finding.message}
          live
        >
          <p className="mt-0.5">
            {finding.excerpt && <>‘{finding.excerpt}’ · </>}
            {finding.rule}
          </p>
          <p className="mt-0.5">{finding.advice}</p>
        </Notice>
      ))}
    </>
  )
}

/** Before the button: the seller says that the warnings were read. A finding that blocks has no such way. */
export function ConfirmFindings() {
  const { findings } = useListingHelp()
  if (!findings.some(({ level }) => level === 'WARN')) return null
  return (
    <div id="sell-confirm" className="rounded-md bg-warning-soft px-4 py-2">
      <Choice name="confirmed" value="1">
        위의 안내를 읽었고, 문제가 없는 상품이에요.
      </Choice>
      <ChoiceError name="confirmed" />
    </div>
  )
}
