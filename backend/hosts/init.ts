import { implement } from '@orpc/server'
import { findRegions } from '#backend/catalogue/find-regions.ts'
import { listCategories } from '#backend/catalogue/list-categories.ts'
import { listRegions } from '#backend/catalogue/list-regions.ts'
import { namedRegions } from '#backend/catalogue/named-regions.ts'
import { contentSitemap } from '#backend/content/articles/content-sitemap.ts'
import { getContent } from '#backend/content/articles/get-content.ts'
import { listContents } from '#backend/content/articles/list-contents.ts'
import { getExhibition } from '#backend/content/get-exhibition.ts'
import { listBanners } from '#backend/content/list-banners.ts'
import { listExhibitions } from '#backend/content/list-exhibitions.ts'
import { comparePolicies } from '#backend/content/policies/compare-policies.ts'
import { findPolicy } from '#backend/content/policies/find-policy.ts'
import { listPolicies } from '#backend/content/policies/list-policies.ts'
import { initContract } from '#contracts/init.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(initContract).$context<HostContext>()

export const initRouter = host.router({
  health: host.health.handler(health('init')),
  categories: host.categories.handler(({ context }) => listCategories(context)),
  regions: host.regions.handler(({ context }) => listRegions(context)),
  findRegions: host.findRegions.handler(({ context, input }) =>
    findRegions(context, input.keyword),
  ),
  namedRegions: host.namedRegions.handler(({ context, input }) =>
    namedRegions(context, input.regionCodes),
  ),
  policies: host.policies.handler(({ context }) => listPolicies(context)),
  policy: host.policy.handler(async ({ context, input, errors }) => {
    const found = await findPolicy(context.kysely, input, context.now())
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
  policyDifference: host.policyDifference.handler(async ({ context, input, errors }) => {
    const difference = await comparePolicies(context.kysely, input)
    if (!difference) throw errors.NOT_FOUND()
    return difference
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
  contents: host.contents.handler(({ context, input }) => listContents(context, input)),
  content: host.content.handler(async ({ context, input, errors }) => {
    const content = await getContent(context, input.contentSeq)
    if (!content) throw errors.NOT_FOUND()
    return content
  }),
  contentSitemap: host.contentSitemap.handler(({ context }) => contentSitemap(context)),
})
