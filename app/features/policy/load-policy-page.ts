import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.ts'
import { paths } from '#app/paths.ts'
import type { Policy } from '#contracts/account.ts'

/** The texts that have a page of their own. */
export type PublishedPolicy = 'TERMS' | 'PRIVACY'

/** Everything that the page of a text draws. */
export interface PolicyPage {
  policy: Policy
  /** Every version, newest first. */
  versions: string[]
  versionInForce: string
}

/** Address of a text: of the version in force unless another is named. */
export function policyHref(policyKey: PublishedPolicy, version?: string): string {
  const query = version === undefined ? {} : { version }
  return policyKey === 'TERMS' ? paths.terms(query) : paths.privacyPolicy(query)
}

/**
 * Loads the page of a text. The version in force has the address without a version alone.
 * @throws 404 when there is no such version
 */
export async function loadPolicyPage(
  context: LoadContext,
  request: Request,
  policyKey: PublishedPolicy,
): Promise<PolicyPage> {
  const version = new URL(request.url).searchParams.get('version')?.slice(0, 20)
  const found = await context.services.init.policy({ policyKey, version })
  if (!found.ok) throw new Response(null, { status: found.status })
  if (version === found.data.versionInForce) throw redirect(policyHref(policyKey))
  return found.data
}
