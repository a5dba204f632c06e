import { implement } from '@orpc/server'
import { initContract } from '#contracts/init.ts'
import { findPolicy } from '../../policies/find-policy.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'
import { getExhibition } from './get-exhibition.ts'
import { listBanners } from './list-banners.ts'
import { listCategories } from './list-categories.ts'
import { listExhibitions } from './list-exhibitions.ts'
import { listPolicies } from './list-policies.ts'
import { listRegions } from './list-regions.ts'

const host = implement(initContract).$context<HostContext>()

export const initRouter = host.router({
  health: host.health.handler(health('init')),
  categories: host.categories.handler(({ context }) => listCategories(context)),
  regions: host.regions.handler(({ context }) => listRegions(context)),
  policies: host.policies.handler(({ context }) => listPolicies(context)),
  policy: host.policy.handler(async ({ context, input, errors }) => {
    const found = await findPolicy(context.kysely, input, context.now())
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
  banners: host.banners.handler(({ context }) => listBanners(context)),
  exhibitions: host.exhibitions.handler(({ context }) => listExhibitions(context)),
  contentChanges: host.contentChanges.handler(({ context, input }) =>
    context.contentChanges(input.after),
  ),
  exhibition: host.exhibition.handler(async ({ context, input, errors }) => {
    const exhibition = await getExhibition(context, input.gnbSeq)
    if (!exhibition) throw errors.NOT_FOUND()
    return exhibition
  }),
})
