import {
  NEAR_FIRST_COOKIE,
  NEAR_FIRST_OFF,
  OWN_REGIONS_COOKIE,
  readOwnRegions,
} from '#contracts/own-regions.ts'

/** The region that a search of this browser begins with: 내 동네 in use, until somebody switches that off. */
export function nearFirstRegion(cookieHeader: string): string | undefined {
  const read = (name: string) =>
    cookieHeader
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  if (read(NEAR_FIRST_COOKIE) === NEAR_FIRST_OFF) return undefined
  return readOwnRegions(read(OWN_REGIONS_COOKIE))[0]
}
