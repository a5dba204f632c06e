import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { ChangedWords } from '#app/components/changed-words.tsx'
import { count } from '#app/format/count.ts'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { ChangedSection } from '#contracts/init.ts'
import {
  type PolicyDifferences,
  type PolicyPage,
  type PublishedPolicy,
  policyHref,
} from './policy-page.ts'
import { PolicyVersions } from './policy-versions.tsx'

const STATES = {
  CHANGED: { tone: 'info', label: '바뀜' },
  ADDED: { tone: 'success', label: '새로 생김' },
  REMOVED: { tone: 'danger', label: '없어짐' },
} as const

/** What differs between two versions of a text, section by section. */
export function PolicyComparison({
  policyKey,
  title,
  page,
  difference: { before, after, reason, sections },
}: {
  policyKey: PublishedPolicy
  title: string
  page: PolicyPage
  difference: PolicyDifferences
}) {
  const same = sections.filter(({ state }) => state === 'SAME')
  const changed = sections.filter(({ state }) => state !== 'SAME')
  const hrefOf = (version: string) =>
    policyHref(policyKey, version === page.versionInForce ? undefined : version)
  return (
    <div className="container-page py-5 lg:py-8">
      <Breadcrumb
        className="mb-2"
        crumbs={[
          { label: '홈', to: paths.home() },
          { label: title, to: policyHref(policyKey) },
          { label: '달라진 점' },
        ]}
      />
      <h1 className="text-2xl font-bold lg:text-3xl">{title} 달라진 점</h1>
      <div className="max-w-reading text-ink-2">
        <p className="mt-2">
          <VersionLink to={hrefOf(before)} version={before} />과{' '}
          <VersionLink to={hrefOf(after)} version={after} />을 비교했어요.
        </p>
        {reason && (
          <p className="mt-3 rounded-md bg-surface-2 p-4">
            <b className="text-ink">바꾼 까닭</b> {reason}
          </p>
        )}
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
        <PolicyVersions policyKey={policyKey} page={page} />
      </div>
    </div>
  )
}

function VersionLink({ to, version }: { to: string; version: string }) {
  return (
    <Link to={to} className="inline-flex min-h-6 items-center text-link underline hover:text-ink">
      {kstDate(version)} 시행본
    </Link>
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
