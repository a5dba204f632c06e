import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { ChevronDownIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { PublishedPolicy } from '#contracts/account.ts'
import { PolicyArticle } from './policy-article.tsx'
import { PolicyComparison } from './policy-comparison.tsx'
import { differenceHref, type PolicyPage, policyHref } from './policy-page.ts'
import { type PolicySection, policySections } from './policy-sections.ts'
import { PolicyVersions } from './policy-versions.tsx'

/** A text with its contents, the day it takes effect, and its other versions, or what differs between two of them. */
export function PolicyDocument({
  policyKey,
  title,
  page,
  children,
}: {
  policyKey: PublishedPolicy
  title: string
  page: PolicyPage
  /** What follows the text. */
  children?: ReactNode
}) {
  const { lead, sections } = policySections(page.policy.body)
  if (page.difference)
    return (
      <PolicyComparison
        policyKey={policyKey}
        title={title}
        page={page}
        difference={page.difference}
      />
    )
  return (
    <div className="container-page py-5 lg:py-8">
      <Breadcrumb className="mb-2" crumbs={[{ label: '홈', to: paths.home() }, { label: title }]} />
      <h1 className="text-2xl font-bold lg:text-3xl">{title}</h1>
      <p className="mt-1 text-sm text-ink-3">
        시행일 <time dateTime={page.policy.version}>{kstDate(page.policy.version)}</time>
      </p>
      <OtherTime policyKey={policyKey} page={page} />
      <div className="mt-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <Contents sections={sections} />
        <article className="max-w-reading text-ink-2">
          <PolicyArticle lead={lead} sections={sections} />
          {children}
          <PolicyVersions policyKey={policyKey} page={page} />
        </article>
      </div>
    </div>
  )
}

/** A notice where the shown version is not the one in force, or will not be for long. */
function OtherTime({ policyKey, page }: { policyKey: PublishedPolicy; page: PolicyPage }) {
  const { version } = page.policy
  if (version === page.versionInForce) return <ToCome policyKey={policyKey} page={page} />
  return (
    <Notice tone="warning" className="mt-4 max-w-reading">
      {version < page.versionInForce
        ? '지금은 시행하지 않는 예전 내용이에요. '
        : `${kstDate(version)}부터 시행하는 내용이에요. `}
      <Link to={policyHref(policyKey)} className="font-semibold underline">
        지금 시행 중인 내용 보기
      </Link>
    </Notice>
  )
}

/** What is announced by being published: the next version, with what it changes. */
function ToCome({ policyKey, page }: { policyKey: PublishedPolicy; page: PolicyPage }) {
  const next = page.versions.findLast(({ version }) => version > page.versionInForce)
  if (!next) return null
  return (
    <Notice tone="info" className="mt-4 max-w-reading">
      {kstDate(next.version)}부터 내용이 바뀌어요.{' '}
      <Link
        to={differenceHref(policyKey, page.versionInForce, next.version)}
        className="font-semibold underline"
      >
        달라지는 점 보기
      </Link>
    </Notice>
  )
}

function Contents({ sections }: { sections: readonly PolicySection[] }) {
  if (sections.length === 0) return null
  return (
    <>
      <details className="group mb-8 rounded-lg border border-line lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          목차
          <ChevronDownIcon size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <ContentsList label="펼친 목차" sections={sections} className="border-t border-line p-2" />
      </details>
      <div className="hidden lg:block">
        <div className="sticky top-[calc(var(--header-height)+1.5rem)] max-h-[calc(100dvh-var(--header-height)-3rem)] overflow-y-auto">
          <p className="mb-1 px-2 text-sm font-bold">목차</p>
          <ContentsList label="목차" sections={sections} />
        </div>
      </div>
    </>
  )
}

function ContentsList({
  label,
  sections,
  className,
}: {
  /** The list is rendered twice, for narrow and for wide screens; only one of them is visible. */
  label: string
  sections: readonly PolicySection[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="flex min-h-11 items-center rounded-xs px-2 text-sm text-ink-2 -outline-offset-2 hover:text-ink lg:min-h-8"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
