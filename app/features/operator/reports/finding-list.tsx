import { Badge } from '#app/components/badge.tsx'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import { LEVEL_LABELS } from '../operator-labels.ts'

const FIELD_LABELS: Record<ListingFinding['field'], string> = {
  title: '제목',
  body: '설명',
  tags: '태그',
  photoIds: '사진',
}
const TONES = { BLOCK: 'danger', REVIEW: 'warning', WARN: 'neutral' } as const

/** What was recognised in a listing, with the words in question and the rule. */
export function FindingList({ findings }: { findings: readonly ListingFinding[] }) {
  return (
    <ul className="space-y-2">
      {findings.map((finding) => (
        <li key={`${finding.field} ${finding.code} ${finding.excerpt}`} className="text-sm">
          <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
            <Badge tone={TONES[finding.level]}>{LEVEL_LABELS[finding.level]}</Badge>
            <span>{FIELD_LABELS[finding.field]}</span>
            {finding.excerpt && <q className="break-all">{finding.excerpt}</q>}
          </p>
          <p className="mt-0.5 text-ink-3">
            {finding.message} <span className="whitespace-normal">({finding.rule})</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
