import { redirect } from '@remix-run/node'
import { ownRegionCodes } from '#app/features/regions/own-regions.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { optional } from '#app/services/optional.server.ts'
import type { Region } from '#contracts/init.ts'
import { type ListBase, listHref } from './list-base.ts'
import { type ListQuery, MINE, NOT_NEAR } from './list-query.ts'
import { type RegionChoice, regionChoice } from './region-groups.ts'

/** Whether a list's address says what depends on the visitor. */
export const isAboutMine = ({ region, near }: ListQuery) =>
  region === MINE || near === MINE || near === NOT_NEAR

/**
 * Where a list about 내 동네 is: its address names the region in use, or 내 동네 is chosen first. Whether the visitor wants
 * what is near first is remembered for the searches that follow.
 */
export async function toOwnRegion(
  context: LoadContext,
  base: ListBase,
  query: ListQuery,
): Promise<Response> {
  const { region, near } = query
  const [code] = await ownRegionCodes(context)
  if (near === NOT_NEAR) context.session.setNearFirst(false)
  if (near === NOT_NEAR && region !== MINE)
    return redirect(listHref(base, { ...query, near: null }))
  if (code === undefined) return redirect(paths.regions({ redirectTo: listHref(base, query) }))
  if (near === MINE) context.session.setNearFirst(true)
  const named = (asked: string | null) =>
    asked === MINE ? code : asked === NOT_NEAR ? null : asked
  return redirect(listHref(base, { ...query, region: named(region), near: named(near), page: 1 }))
}

/** The regions that a list is narrowed to and begins with. */
export interface ListRegions {
  regions: RegionChoice
  /** What is nearest comes first; null for a list in its usual order. */
  near: Pick<Region, 'regionCode' | 'name'> | null
}

/**
 * @throws the redirect to the list without a region that does not exist
 */
export async function loadListRegions(
  context: LoadContext,
  base: ListBase,
  query: ListQuery,
): Promise<ListRegions> {
  const { init } = context.services
  const codes = [query.region, query.near].filter((code) => code !== null)
  const [all, named] = await Promise.all([
    optional(context, init.regions()),
    codes.length > 0 ? optional(context, init.namedRegions({ regionCodes: codes })) : null,
  ])
  const byCode = new Map(named?.regions.map((region) => [region.regionCode, region]))
  const without = (code: string | null) => (named && code && !byCode.has(code) ? null : code)
  const [region, near] = [without(query.region), without(query.near)]
  if (region !== query.region || near !== query.near)
    throw redirect(listHref(base, { ...query, region, near, page: 1 }))
  return {
    regions: choiceOf(all?.regions ?? [], byCode.get(region ?? '')),
    near: byCode.get(near ?? '') ?? null,
  }
}

/** A 동 without products is not among the choices, but a list can be narrowed to it. */
function choiceOf(all: readonly Region[], chosen: Region | undefined): RegionChoice {
  const choice =
    regionChoice(all, chosen?.regionCode ?? null) ?? regionChoice(all, chosen?.parentCode ?? null)
  if (!choice) return { chosen: chosen?.fullName ?? null, wider: null, groups: [] }
  if (!chosen) return choice
  const parent = all.find(({ regionCode }) => regionCode === chosen.parentCode)
  return {
    ...choice,
    chosen: chosen.fullName,
    wider: parent ? { code: parent.regionCode, name: parent.name } : null,
  }
}
