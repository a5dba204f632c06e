import type { Region } from '#contracts/init.ts'

export interface RegionGroup {
  /** Name of the region whose parts these are; null for the 시/도. */
  name: string | null
  options: readonly { code: string; name: string }[]
}

/** What a list offers for narrowing by region. */
export interface RegionChoice {
  /** The chosen region's whole name; null when none is chosen. */
  chosen: string | null
  /** The region around the chosen one; null for a 시/도 and for the whole country. */
  wider: { code: string; name: string } | null
  /** 시/도, then the parts of the chosen 시/도, then those of the chosen 시/군/구: one step at a time needs no script. */
  groups: readonly RegionGroup[]
}

const indexes = new WeakMap<readonly Region[], ReturnType<typeof index>>()

/** @returns null when the chosen region does not exist */
export function regionChoice(
  regions: readonly Region[],
  chosenCode: string | null,
): RegionChoice | null {
  let known = indexes.get(regions)
  if (!known) {
    known = index(regions)
    indexes.set(regions, known)
  }
  const { byCode, partsOf } = known
  const chosen = chosenCode === null ? undefined : byCode.get(chosenCode)
  if (chosenCode !== null && !chosen) return null

  const trail: Region[] = []
  for (let each = chosen; each; each = each.parentCode ? byCode.get(each.parentCode) : undefined)
    trail.unshift(each)

  const groups = [{ name: null, options: partsOf(null) }]
  return {
    chosen: chosen?.fullName ?? null,
    wider: null,
    groups: [
      ...groups,
      ...trail
        .map((region) => ({ name: region.name, options: partsOf(region.regionCode) }))
        .filter(({ options }) => options.length > 0),
    ],
  }
}

function index(regions: readonly Region[]) {
  const byCode = new Map(regions.map((region) => [region.regionCode, region]))
  const parts = new Map<string | null, { code: string; name: string }[]>()
  for (const { regionCode, parentCode, name } of regions) {
    const siblings = parts.get(parentCode)
    if (siblings) siblings.push({ code: regionCode, name })
    else parts.set(parentCode, [{ code: regionCode, name }])
  }
  return { byCode, partsOf: (code: string | null) => parts.get(code) ?? [] }
}
