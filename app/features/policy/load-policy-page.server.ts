import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { type PolicyPage, type PublishedPolicy, policyHref } from './policy-page.ts'

/**
 * Loads the page of a text. The version in force has only the address without a version.
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
