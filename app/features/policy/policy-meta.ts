import type { MetaDescriptor } from '@remix-run/react'
import { kstDate } from '#app/format/time.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import type { PublishedPolicy } from '#contracts/account.ts'
import { type PolicyPage, policyHref } from './policy-page.ts'

/** The head of a text's page. Search engines index only the version in force, whose address is everyone's canonical one. */
export function policyMeta(
  args: Parameters<typeof pageMeta>[0] & { data: PolicyPage | undefined },
  {
    policyKey,
    title,
    description,
  }: { policyKey: PublishedPolicy; title: string; description: string },
): MetaDescriptor[] {
  if (!args.data) return errorMeta()
  const { policy, versionInForce, difference } = args.data
  const isInForce = policy.version === versionInForce && difference === null
  const canonical = policyHref(policyKey)
  return pageMeta(args, {
    title: difference
      ? `${title} 달라진 점 (${kstDate(difference.before)}, ${kstDate(difference.after)})`
      : isInForce
        ? title
        : `${title} (${kstDate(policy.version)} 시행)`,
    description,
    canonical,
    index: isInForce,
    jsonLd: [breadcrumbJsonLd([{ name: title, path: canonical }])],
  })
}
