import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { Region } from '#contracts/init.ts'

type RegionContext = Pick<LoadContext, 'session' | 'services' | 'log' | 'requestId'>

/**
 * 내 동네 of the visitor, the one in use first: a member's by the account, an anonymous visitor's by the cookie. What is
 * made of it is for this visitor alone.
 */
export async function ownRegionCodes(context: RegionContext): Promise<readonly string[]> {
  const { session, services } = context
  if (!session.viewer) {
    session.markGuarded()
    return session.ownRegions
  }
  const stored = await optional(context, services.main.ownRegions())
  return stored?.regionCodes ?? session.ownRegions
}

/** The region that a search of this visitor begins with; undefined without 내 동네, or where it was switched off. */
export async function nearFirstCode(context: RegionContext): Promise<string | undefined> {
  const [code] = await ownRegionCodes(context)
  return context.session.isNearFirst ? code : undefined
}

/** 내 동네 of the visitor with names; a region that is no more is left out. */
export async function ownRegions(context: RegionContext): Promise<Region[]> {
  const regionCodes = [...(await ownRegionCodes(context))]
  if (regionCodes.length === 0) return []
  const named = await optional(context, context.services.init.namedRegions({ regionCodes }))
  return named?.regions ?? []
}

/** Stores 내 동네 in the browser, and a member's with the account. */
export async function storeOwnRegions(
  { session, services }: RegionContext,
  regionCodes: readonly string[],
): Promise<void> {
  const stored = session.viewer
    ? (await services.main.setOwnRegions({ regionCodes: [...regionCodes] })).regionCodes
    : regionCodes
  session.setOwnRegions(stored)
}
