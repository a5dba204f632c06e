import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import type { PublishedPolicy } from '#contracts/account.ts'
import { differenceHref, type PolicyPage, policyHref } from './policy-page.ts'

const LONGEST_VERSION = 20

/**
 * Loads the page of a text, or of what differs between two of its versions (`compare` is the earlier one). The version in
 * force has only the address without a version.
 * @throws 404 when there is no such version
 */
export async function loadPolicyPage(
  context: LoadContext,
  request: Request,
  policyKey: PublishedPolicy,
): Promise<PolicyPage> {
  const { init } = context.services
  const query = new URL(request.url).searchParams
  const version = query.get('version')?.slice(0, LONGEST_VERSION)
  const compare = query.get('compare')?.slice(0, LONGEST_VERSION)
  const found = await init.policy({ policyKey, version })
  if (!found.ok) throw new Response(null, { status: found.status })
  const { versionInForce, policy } = found.data
  const isShownAlone = compare === undefined || compare === policy.version
  if (isShownAlone && (version === versionInForce || compare !== undefined))
    throw redirect(
      policyHref(policyKey, policy.version === versionInForce ? undefined : policy.version),
    )
  if (isShownAlone) return { ...found.data, difference: null }
  if (compare > policy.version) throw redirect(differenceHref(policyKey, policy.version, compare))
  const difference = await init.policyDifference({
    policyKey,
    before: compare,
    after: policy.version,
  })
  if (!difference.ok) throw new Response(null, { status: difference.status })
  return { ...found.data, difference: difference.data }
}
