import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { optional } from '#app/services/optional.server.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import { changedRegions } from './change-regions.ts'
import { ownRegionCodes, ownRegions, storeOwnRegions } from './own-regions.server.ts'
import { REGION_FORMS } from './region-schemas.ts'

const LONGEST_KEYWORD = 40

/** The page where 내 동네 is chosen: what is chosen, and what a search by name found. */
export async function loadRegionsPage(context: LoadContext, request: Request) {
  const { searchParams } = new URL(request.url)
  const keyword = (searchParams.get('q') ?? '').trim().slice(0, LONGEST_KEYWORD)
  const { init } = context.services
  const [own, found, all] = await Promise.all([
    ownRegions(context),
    keyword ? optional(context, init.findRegions({ keyword })) : null,
    optional(context, init.regions()),
  ])
  return {
    own,
    keyword,
    /** Null before a search. */
    found: found?.regions ?? null,
    hasFailed: keyword !== '' && found === null,
    /** Names of the 시/도, to search by. */
    provinces: (all?.regions ?? []).filter(({ depth }) => depth === 1).map(({ name }) => name),
    redirectTo: safeRedirectTo(searchParams.get('redirectTo'), ''),
  }
}

/** Chooses a region, uses the other one, or removes one; the form says where it leads afterwards. */
export async function actOnRegions(context: LoadContext, request: Request) {
  const form = await readForm(request, REGION_FORMS)
  if (!form.ok) return form.answer
  const { regionCode } = form.input
  const codes = changedRegions(await ownRegionCodes(context), form.intent, regionCode)
  if (!codes)
    return form.refuse({
      status: 409,
      message: '동네는 두 곳까지 정할 수 있어요. 한 곳을 먼저 지워 주세요.',
    })
  await storeOwnRegions(context, codes)
  return redirect(safeRedirectTo(form.input.redirectTo, paths.regions()), 303)
}
