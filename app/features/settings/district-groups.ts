import type { Region } from '#contracts/init.ts'

export interface DistrictGroup {
  name: string
  regions: readonly Pick<Region, 'regionCode' | 'name'>[]
}

/**
 * 시/군/구 by 시/도, for a choice of one. A 시/도 without any (세종) is a choice itself, and so is a 동 that was chosen
 * elsewhere.
 */
export function districtGroups(regions: readonly Region[], chosen: string | null): DistrictGroup[] {
  return regions
    .filter(({ depth }) => depth === 1)
    .map((top) => {
      const districts = regions.filter(
        ({ depth, parentCode }) => depth === 2 && parentCode === top.regionCode,
      )
      const towns = regions.filter(
        ({ depth, regionCode, parentCode }) =>
          depth === 3 &&
          regionCode === chosen &&
          districts.some((district) => district.regionCode === parentCode),
      )
      const choices = districts.length > 0 ? [...districts, ...towns] : [top]
      return {
        name: top.name,
        regions: choices.map(({ regionCode, name, depth, fullName }) => ({
          regionCode,
          name: depth === 3 ? fullName : name,
        })),
      }
    })
}
