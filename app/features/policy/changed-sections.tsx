import { Badge } from '#app/components/badge.tsx'
import { ChangedWords } from '#app/components/changed-words.tsx'
import { count } from '#app/format/count.ts'
import type { ChangedSection } from '#contracts/changed-section.ts'

const STATES = {
  CHANGED: { tone: 'info', label: '바뀜' },
  ADDED: { tone: 'success', label: '새로 생김' },
  REMOVED: { tone: 'danger', label: '없어짐' },
} as const

/** What became of the sections of a text: those that changed word by word, the others by name. */
export function ChangedSections({ sections }: { sections: readonly ChangedSection[] }) {
  const same = sections.filter(({ state }) => state === 'SAME')
  const changed = sections.filter(({ state }) => state !== 'SAME')
  return (
    <>
      {changed.length === 0 && <p className="mt-6">달라진 내용이 없어요.</p>}
      {changed.map((section, place) => (
        <Section key={`${section.state} ${section.heading}`} section={section} place={place} />
      ))}
      {same.length > 0 && (
        <section aria-labelledby="same" className="mt-10">
          <h2 id="same" className="text-lg font-bold text-ink">
            그대로인 조항 {count(same.length)}개
          </h2>
          <ul className="mt-2 list-disc ps-5 text-sm">
            {same.map(({ heading }) => (
              <li key={heading}>{heading || '머리말'}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Section({ section, place }: { section: ChangedSection; place: number }) {
  const { heading, headingBefore, state, parts } = section
  if (state === 'SAME') return null
  return (
    <section aria-labelledby={`changed-${place}`} className="mt-8">
      <h2
        id={`changed-${place}`}
        className="mb-2 flex flex-wrap items-center gap-2 text-lg font-bold text-ink"
      >
        {heading || '머리말'}
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </h2>
      {headingBefore && <p className="mb-2 text-sm text-ink-3">예전 제목: {headingBefore}</p>}
      <ChangedWords
        parts={parts.map(({ kind, text }) => ({ kind, text: text.replaceAll(/^- /gm, '· ') }))}
      />
    </section>
  )
}
