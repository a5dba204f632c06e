import { Form, Link } from '@remix-run/react'
import { Button } from '#app/components/button.tsx'
import { Field, Select } from '#app/components/field.tsx'
import { kstDate } from '#app/format/time.ts'
import type { PublishedPolicy } from '#contracts/account.ts'
import { differenceHref, type PolicyPage, policyHref } from './policy-page.ts'

const LINK =
  'inline-flex min-h-11 items-center rounded-xs text-link underline hover:text-ink lg:min-h-9'

/** Every version of a text with its reason, what it changed, and a choice of any two to compare. */
export function PolicyVersions({
  policyKey,
  page: { versions, versionInForce, policy, difference },
}: {
  policyKey: PublishedPolicy
  page: PolicyPage
}) {
  if (versions.length < 2) return null
  return (
    <section aria-labelledby="versions" className="mt-12 border-t border-line pt-6">
      <h2 id="versions" className="mb-1 text-lg font-bold text-ink">
        시행일별로 보기
      </h2>
      <ul className="divide-y divide-line">
        {versions.map(({ version, reason }, place) => {
          const isInForce = version === versionInForce
          const label = `${kstDate(version)} 시행${isInForce ? ' (현재)' : ''}`
          const earlier = versions[place + 1]?.version
          return (
            <li key={version} className="py-1">
              <div className="flex flex-wrap items-center gap-x-5">
                {version === policy.version && !difference ? (
                  <span
                    aria-current="page"
                    className="flex min-h-11 items-center font-semibold text-ink lg:min-h-9"
                  >
                    {label}
                  </span>
                ) : (
                  <Link
                    to={policyHref(policyKey, isInForce ? undefined : version)}
                    className={LINK}
                  >
                    {label}
                  </Link>
                )}
                {earlier && (
                  <Link to={differenceHref(policyKey, earlier, version)} className={LINK}>
                    이전과 달라진 점<span className="sr-only"> ({kstDate(version)} 시행)</span>
                  </Link>
                )}
              </div>
              {reason && <p className="pb-2 text-sm text-ink-3">{reason}</p>}
            </li>
          )
        })}
      </ul>
      {versions.length > 2 && (
        <Form method="get" className="mt-4 grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
          <VersionChoice
            name="compare"
            label="이전 시행일"
            versions={versions}
            chosen={difference?.before ?? versions[1]?.version}
          />
          <VersionChoice
            name="version"
            label="이후 시행일"
            versions={versions}
            chosen={difference?.after ?? versions[0]?.version}
          />
          <Button type="submit" variant="secondary">
            비교하기
          </Button>
        </Form>
      )}
    </section>
  )
}

function VersionChoice({
  name,
  label,
  versions,
  chosen,
}: {
  name: string
  label: string
  versions: PolicyPage['versions']
  chosen: string | undefined
}) {
  return (
    <Field name={name} label={label} initial={chosen}>
      {(control) => (
        <Select key={chosen} {...control}>
          {versions.map(({ version }) => (
            <option key={version} value={version}>
              {kstDate(version)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
