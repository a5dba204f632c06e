import { implement } from '@orpc/server'
import { getBannerDraft, listBannerDesk } from '#backend/banners/banner-desk.ts'
import { bannerOperations } from '#backend/banners/banner-posts.ts'
import { listBanners } from '#backend/banners/list-banners.ts'
import { findRegions } from '#backend/catalogue/find-regions.ts'
import { listCategories } from '#backend/catalogue/list-categories.ts'
import { listRegions } from '#backend/catalogue/list-regions.ts'
import { namedRegions } from '#backend/catalogue/named-regions.ts'
import { contentSitemap } from '#backend/content/articles/content-sitemap.ts'
import { getContent } from '#backend/content/articles/get-content.ts'
import { listContents } from '#backend/content/articles/list-contents.ts'
import { comparePolicies } from '#backend/content/policies/compare-policies.ts'
import { getPolicyDraft } from '#backend/content/policies/desk/get-policy-draft.ts'
import { listPolicyDesk } from '#backend/content/policies/desk/list-policy-desk.ts'
import { schedulePolicy } from '#backend/content/policies/desk/schedule-policy.ts'
import { tryPolicy } from '#backend/content/policies/desk/try-policy.ts'
import { withdrawPolicy } from '#backend/content/policies/desk/withdraw-policy.ts'
import { findPolicy } from '#backend/content/policies/find-policy.ts'
import { listPolicies } from '#backend/content/policies/list-policies.ts'
import { drawEvent } from '#backend/events/draw-event.ts'
import { enterEvent, getOwnEntry } from '#backend/events/enter-event.ts'
import { getEventDraft, listEventDesk } from '#backend/events/event-desk.ts'
import { getEvent, listEntries } from '#backend/events/get-event.ts'
import { listEvents } from '#backend/events/list-events.ts'
import { promoteEvent } from '#backend/events/promote-event.ts'
import { eventOperations } from '#backend/events/save-event.ts'
import { getExhibitionDraft, listExhibitionDesk } from '#backend/exhibitions/exhibition-desk.ts'
import { exhibitionOperations } from '#backend/exhibitions/exhibition-posts.ts'
import { getExhibition } from '#backend/exhibitions/get-exhibition.ts'
import { listExhibitions } from '#backend/exhibitions/list-exhibitions.ts'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
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
  policyDesk: host.policyDesk.handler(({ context }) => {
    requireViewer(context)
    return listPolicyDesk(context)
  }),
  policyDraft: host.policyDraft.handler(async ({ context, input, errors }) => {
    requireViewer(context)
    return answer(await getPolicyDraft(context, input), errors)
  }),
  tryPolicy: host.tryPolicy.handler(async ({ context, input, errors }) => {
    requireViewer(context)
    return answer(await tryPolicy(context, input), errors)
  }),
  schedulePolicy: host.schedulePolicy.handler(async ({ context, input, errors }) =>
    answer(await schedulePolicy(context, requireViewer(context), input), errors),
  ),
  withdrawPolicy: host.withdrawPolicy.handler(async ({ context, input, errors }) =>
    answer(await withdrawPolicy(context, requireViewer(context), input), errors),
  ),
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

  events: host.events.handler(({ context, input }) => listEvents(context, input)),
  event: host.event.handler(async ({ context, input, errors }) =>
    answer(await getEvent(context, input.eventSeq), errors),
  ),
  eventEntries: host.eventEntries.handler(async ({ context, input, errors }) =>
    answer(await listEntries(context, input.eventSeq), errors),
  ),
  ownEntry: host.ownEntry.handler(({ context, input }) =>
    getOwnEntry(context, requireViewer(context), input.eventSeq),
  ),
  enterEvent: host.enterEvent.handler(async ({ context, input, errors }) =>
    answer(await enterEvent(context, requireViewer(context), input.eventSeq), errors),
  ),
  eventDesk: host.eventDesk.handler(({ context, input }) => listEventDesk(context, input)),
  eventDraft: host.eventDraft.handler(async ({ context, input, errors }) =>
    answer(await getEventDraft(context, input.eventSeq), errors),
  ),
  addEvent: host.addEvent.handler(async ({ context, input, errors }) =>
    answer(await eventOperations.add(context, requireViewer(context), input), errors),
  ),
  saveEvent: host.saveEvent.handler(async ({ context, input, errors }) =>
    answer(await eventOperations.save(context, requireViewer(context), input), errors),
  ),
  stepEvent: host.stepEvent.handler(async ({ context, input, errors }) =>
    answer(await eventOperations.step(context, requireViewer(context), input), errors),
  ),
  promoteEvent: host.promoteEvent.handler(async ({ context, input, errors }) =>
    answer(await promoteEvent(context, requireViewer(context), input.eventSeq), errors),
  ),
  drawEvent: host.drawEvent.handler(async ({ context, input, errors }) =>
    answer(await drawEvent(context, requireViewer(context), input.eventSeq), errors),
  ),
  bannerDesk: host.bannerDesk.handler(({ context, input }) => {
    requireViewer(context)
    return listBannerDesk(context, input)
  }),
  bannerDraft: host.bannerDraft.handler(async ({ context, input, errors }) => {
    requireViewer(context)
    return answer(await getBannerDraft(context, input.bannerSeq), errors)
  }),
  addBanner: host.addBanner.handler(async ({ context, input, errors }) =>
    answer(await bannerOperations.add(context, requireViewer(context), input), errors),
  ),
  saveBanner: host.saveBanner.handler(async ({ context, input, errors }) =>
    answer(await bannerOperations.save(context, requireViewer(context), input), errors),
  ),
  stepBanner: host.stepBanner.handler(async ({ context, input, errors }) =>
    answer(await bannerOperations.step(context, requireViewer(context), input), errors),
  ),
  exhibitionDesk: host.exhibitionDesk.handler(({ context, input }) => {
    requireViewer(context)
    return listExhibitionDesk(context, input)
  }),
  exhibitionDraft: host.exhibitionDraft.handler(async ({ context, input, errors }) => {
    requireViewer(context)
    return answer(await getExhibitionDraft(context, input.gnbSeq), errors)
  }),
  addExhibition: host.addExhibition.handler(async ({ context, input, errors }) =>
    answer(await exhibitionOperations.add(context, requireViewer(context), input), errors),
  ),
  saveExhibition: host.saveExhibition.handler(async ({ context, input, errors }) =>
    answer(await exhibitionOperations.save(context, requireViewer(context), input), errors),
  ),
  stepExhibition: host.stepExhibition.handler(async ({ context, input, errors }) =>
    answer(await exhibitionOperations.step(context, requireViewer(context), input), errors),
  ),
})
