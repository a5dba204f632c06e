import type { Kysely } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts'
import { remindOfConsents } from '../accounts/account/remind-of-consents.ts'
import { actionChainHead } from '../audit-log/action-chain-head.ts'
import { sweepMedia } from '../chat/media/sweep-media.ts'
import { forgetMessages } from '../chat/messages/forget-messages.ts'
import { sweepDamageReports } from '../damage-reports/sweep-damage-reports.ts'
import type { DB } from '../db/schema.ts'
import { sweepListingPhotos } from '../listing-photos/sweep-listing-photos.ts'
import { sweepLostFiles } from '../media/sweep-lost-files.ts'
import { sweepDisputes } from '../member-disputes/sweep-disputes.ts'
import type { HostLog } from '../operation/context.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { sweepCasePhotos } from '../orders/cases/photos/sweep-case-photos.ts'
import { forgetSealed } from '../orders/forget-sealed.ts'
import { sweepQuestions } from '../questions/sweep-questions.ts'
import { readPricesAgain } from '../search-index/price-facts/write-price-facts.ts'
import { deleteFormerImages } from '../stores/former-images.ts'
import { type Repeated, repeat } from './repeat.ts'
import { sweep } from './sweep.ts'

/** Some time after the start, which has more urgent work. */
const FIRST_AFTER = MINUTE_MS

export interface JobsOptions {
  kysely: Kysely<DB>
  mediaStore: MediaStore
  now: () => Date
  log: HostLog & { info(fields: object, message: string): void }
  firstAfterMilliseconds?: number
  everyMilliseconds?: number
}

/**
 * Starts the daily jobs, which run soon after the start and then once a day. They do not keep the process alive;
 * several instances do no harm. A failed run is logged and tried again the next day.
 */
export function startJobs(options: JobsOptions): Repeated {
  const { firstAfterMilliseconds = FIRST_AFTER, everyMilliseconds = DAY_MS } = options
  return repeat(() => run(options), {
    firstAfterMilliseconds,
    everyMilliseconds,
    onError: (error) => options.log.error({ error }, 'the daily sweep failed'),
  })
}

async function run({ kysely, mediaStore, now, log }: JobsOptions): Promise<void> {
  const reminded = await remindOfConsents(kysely, now())
  if (reminded > 0) log.info({ members: reminded }, 'reminded members of consents to advertising')
  const readAgain = await readPricesAgain(kysely)
  if (readAgain > 0) log.info({ titles: readAgain }, 'read titles again for the price lookup')
  const chatMessages = await forgetMessages(kysely, now())
  const swept = await sweep(kysely, now())
  const chatMedia = await sweepMedia({ kysely, mediaStore, now: now() })
  const listingPhotos = await sweepListingPhotos({ kysely, mediaStore, now: now() })
  const damageReports = await sweepDamageReports({ kysely, mediaStore, now: now() })
  const memberDisputes = await sweepDisputes({ kysely, mediaStore, now: now() })
  const questions = await sweepQuestions({ kysely, mediaStore, now: now() })
  const casePhotos = await sweepCasePhotos({ kysely, mediaStore, now: now() })
  const forgottenOrders = await forgetSealed(kysely, now())
  const formerImages = await deleteFormerImages({ kysely, mediaStore })
  const lostFiles = await sweepLostFiles({ kysely, mediaStore, now: now() })
  const files = {
    chat_media: chatMedia,
    listing_photo: listingPhotos,
    damage_report: damageReports,
    member_dispute: memberDisputes,
    question: questions,
    case_photo: casePhotos,
    order_sealed: forgottenOrders,
    store_former_image: formerImages,
    lost_file: lostFiles,
  }
  // Kept outside of the database, it shows later that nothing was cut off the log of operators.
  const operatorLogEnd = await actionChainHead(kysely)
  log.info(
    { operatorLogEnd, swept: { ...swept, chat_message: chatMessages, ...files } },
    'deleted expired rows',
  )
}
