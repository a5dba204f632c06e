import { Link } from '@remix-run/react'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { PublishedPolicy } from '#contracts/account.ts'
import { ChangedSections } from './changed-sections.tsx'
import { type PolicyDifferences, type PolicyPage, policyHref } from './policy-page.ts'
import { PolicyVersions } from './policy-versions.tsx'

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
        <ChangedSections sections={sections} />
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
