import { implement } from '@orpc/server'
import { listFollowing } from '#backend/catalogue/list-following.ts'
import { changeAlert } from '#backend/keyword-alerts/change-alert.ts'
import { listAlerts } from '#backend/keyword-alerts/list-alerts.ts'
import { makeAlert } from '#backend/keyword-alerts/make-alert.ts'
import { removeAlert } from '#backend/keyword-alerts/remove-alert.ts'
import { confirmMailCode } from '#backend/notices/confirm-mail-code.ts'
import { countUnreadNotices } from '#backend/notices/count-unread-notices.ts'
import { listNotices } from '#backend/notices/list-notices.ts'
import { changeNoticeSettings, getNoticeSettings } from '#backend/notices/notice-settings.ts'
import { openNotice } from '#backend/notices/open-notice.ts'
import { readNotices } from '#backend/notices/read-notices.ts'
import { removeMailAddress } from '#backend/notices/remove-mail-address.ts'
import { removePushSubscription } from '#backend/notices/remove-push-subscription.ts'
import { requestMailCode } from '#backend/notices/request-mail-code.ts'
import { savePushSubscription } from '#backend/notices/save-push-subscription.ts'
import { unsubscribeMail } from '#backend/notices/unsubscribe-mail.ts'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { reportReview, reportStore } from '#backend/reports/report-listing.ts'
import { getReview } from '#backend/reviews/get-review.ts'
import { getTradeReview } from '#backend/reviews/get-trade-review.ts'
import { listOwnReviews } from '#backend/reviews/list-own-reviews.ts'
import { listReviewsToWrite } from '#backend/reviews/list-reviews-to-write.ts'
import { listStoreReviews } from '#backend/reviews/list-store-reviews.ts'
import { replyToReview } from '#backend/reviews/reply-to-review.ts'
import { writeReview } from '#backend/reviews/write-review.ts'
import { sitemapIndex } from '#backend/sitemap/sitemap-index.ts'
import { sitemapPage } from '#backend/sitemap/sitemap-page.ts'
import { changeProfile } from '#backend/stores/change-profile.ts'
import { changeProfileImage } from '#backend/stores/change-profile-image.ts'
import { getProfile } from '#backend/stores/get-profile.ts'
import { getRelation } from '#backend/stores/get-relation.ts'
import { getStore } from '#backend/stores/get-store.ts'
import { getTrust } from '#backend/stores/get-trust.ts'
import { listBlocks } from '#backend/stores/list-blocks.ts'
import { setBlock } from '#backend/stores/set-block.ts'
import { setFollow, setFollowNotice } from '#backend/stores/set-follow.ts'
import { setVacation } from '#backend/stores/set-vacation.ts'
import { bootContract } from '#contracts/boot.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(bootContract).$context<HostContext>()

export const bootRouter = host.router({
  health: host.health.handler(health('boot')),
  store: host.store.handler(async ({ context, input, errors }) =>
    answer(await getStore(context, input.storeSeq), errors),
  ),
  storeReviews: host.storeReviews.handler(({ context, input }) =>
    listStoreReviews(context, input.storeSeq, input.page ?? 1),
  ),
  tradeReview: host.tradeReview.handler(async ({ context, input, errors }) =>
    answer(await getTradeReview(context, requireViewer(context), input), errors),
  ),
  writeReview: host.writeReview.handler(async ({ context, input, errors }) =>
    answer(await writeReview(context, requireViewer(context), input), errors),
  ),
  replyToReview: host.replyToReview.handler(async ({ context, input, errors }) =>
    answer(await replyToReview(context, requireViewer(context), input), errors),
  ),
  reviewsToWrite: host.reviewsToWrite.handler(async ({ context }) => ({
    items: await listReviewsToWrite(context, requireViewer(context)),
  })),
  ownReviews: host.ownReviews.handler(({ context, input }) =>
    listOwnReviews(context, requireViewer(context), input),
  ),
  review: host.review.handler(async ({ context, input, errors }) =>
    answer(await getReview(context, input), errors),
  ),
  reportReview: host.reportReview.handler(async ({ context, input, errors }) =>
    answer(await reportReview(context, requireViewer(context), input), errors),
  ),
  trust: host.trust.handler(({ context, input }) =>
    getTrust(context, requireViewer(context), input.page),
  ),
  setBlock: host.setBlock.handler(async ({ context, input, errors }) =>
    answer(await setBlock(context, requireViewer(context), input), errors),
  ),
  relation: host.relation.handler(({ context, input }) =>
    getRelation(context, requireViewer(context), input.storeSeq),
  ),
  setFollow: host.setFollow.handler(async ({ context, input, errors }) =>
    answer(await setFollow(context, requireViewer(context), input), errors),
  ),
  setFollowNotice: host.setFollowNotice.handler(async ({ context, input, errors }) =>
    answer(await setFollowNotice(context, requireViewer(context), input), errors),
  ),
  following: host.following.handler(({ context, input }) =>
    listFollowing(context, requireViewer(context), input.page),
  ),
  blocks: host.blocks.handler(({ context, input }) =>
    listBlocks(context, requireViewer(context), input.page),
  ),
  report: host.report.handler(async ({ context, input, errors }) =>
    answer(await reportStore(context, requireViewer(context), input), errors),
  ),
  profile: host.profile.handler(({ context }) => getProfile(context, requireViewer(context))),
  changeProfile: host.changeProfile.handler(async ({ context, input, errors }) =>
    answer(await changeProfile(context, requireViewer(context), input), errors),
  ),
  changeProfileImage: host.changeProfileImage.handler(async ({ context, input, errors }) =>
    answer(await changeProfileImage(context, requireViewer(context), input.image), errors),
  ),
  setVacation: host.setVacation.handler(async ({ context, input, errors }) =>
    answer(await setVacation(context, requireViewer(context), input.vacation), errors),
  ),
  notices: host.notices.handler(({ context, input }) =>
    listNotices(context, requireViewer(context), input),
  ),
  unreadNotices: host.unreadNotices.handler(async ({ context }) => ({
    unreadCount: await countUnreadNotices(context, requireViewer(context)),
  })),
  openNotice: host.openNotice.handler(async ({ context, input, errors }) =>
    answer(await openNotice(context, requireViewer(context), input.noticeSeq), errors),
  ),
  readNotices: host.readNotices.handler(({ context, input }) =>
    readNotices(context, requireViewer(context), input),
  ),
  pushKey: host.pushKey.handler(({ context }) => ({
    publicKey: context.integrations.push.publicKey,
  })),
  savePushSubscription: host.savePushSubscription.handler(async ({ context, input, errors }) =>
    answer(await savePushSubscription(context, requireViewer(context), input), errors),
  ),
  removePushSubscription: host.removePushSubscription.handler(({ context, input }) =>
    removePushSubscription(context, requireViewer(context), input.endpoint),
  ),
  noticeSettings: host.noticeSettings.handler(({ context }) =>
    getNoticeSettings(context, requireViewer(context)),
  ),
  changeNoticeSettings: host.changeNoticeSettings.handler(({ context, input }) =>
    changeNoticeSettings(context, requireViewer(context), input),
  ),
  requestMailCode: host.requestMailCode.handler(async ({ context, input, errors }) =>
    answer(await requestMailCode(context, requireViewer(context), input), errors),
  ),
  confirmMailCode: host.confirmMailCode.handler(async ({ context, input, errors }) =>
    answer(await confirmMailCode(context, requireViewer(context), input), errors),
  ),
  removeMailAddress: host.removeMailAddress.handler(({ context }) =>
    removeMailAddress(context, requireViewer(context)),
  ),
  mailLink: host.mailLink.handler(async ({ context, input, errors }) =>
    answer(await unsubscribeMail(context, input.token, { isAsked: false }), errors),
  ),
  unsubscribeMail: host.unsubscribeMail.handler(async ({ context, input, errors }) =>
    answer(await unsubscribeMail(context, input.token, { isAsked: true }), errors),
  ),
  keywordAlerts: host.keywordAlerts.handler(({ context }) =>
    listAlerts(context, requireViewer(context)),
  ),
  makeKeywordAlert: host.makeKeywordAlert.handler(async ({ context, input, errors }) =>
    answer(await makeAlert(context, requireViewer(context), input), errors),
  ),
  changeKeywordAlert: host.changeKeywordAlert.handler(async ({ context, input, errors }) =>
    answer(await changeAlert(context, requireViewer(context), input), errors),
  ),
  removeKeywordAlert: host.removeKeywordAlert.handler(({ context, input }) =>
    removeAlert(context, requireViewer(context), input.alertSeq),
  ),
  sitemap: host.sitemap.handler(({ context, input }) => sitemapPage(context, 'store', input.page)),
  sitemapIndex: host.sitemapIndex.handler(({ context }) => sitemapIndex(context, 'store')),
})
