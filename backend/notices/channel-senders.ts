import { sql } from 'kysely'
import type { InboxNotice } from '#contracts/boot.ts'
import { type NoticeChannel, noticeOpenPath, topicOf } from '#contracts/notice-channels.ts'

import { TALK_TEMPLATES } from '../integrations/talk/templates.ts'
import type { DueBatch, SendContext } from './due-batch.ts'
import { openMailAddress } from './mail-address.ts'
import { noticeMail } from './notice-mail.ts'
import { pushToBrowsers } from './push-to-browsers.ts'

interface Words {
  notice: InboxNotice
  /** Unread notices and messages, for the badge. */
  unread: number
}

type Send = (context: SendContext, batch: DueBatch, words: Words) => Promise<'SENT' | 'NOT_SENT'>

const LONGEST_VARIABLE = 200

/** How a notice goes out by each channel; `NOT_SENT` where no receiver is left. */
export const CHANNEL_SENDERS: Record<NoticeChannel, Send> = {
  PUSH: sendPush,
  TALK: sendTalk,
  MAIL: sendMail,
}

async function sendPush(
  context: SendContext,
  { userSeq, foldKey, urgent, reached, batchSeq }: DueBatch,
  { notice, unread }: Words,
): Promise<'SENT' | 'NOT_SENT'> {
  const { sent, failure } = await pushToBrowsers(context, {
    userSeq,
    isUrgent: urgent,
    except: reached,
    // What is joined replaces the one before in the browser.
    about: foldKey,
    words: {
      title: notice.title,
      body: notice.detail,
      path: noticeOpenPath(notice.noticeSeq),
      unread,
    },
  })
  if (!failure) return sent.length + reached.length > 0 ? 'SENT' : 'NOT_SENT'
  if (sent.length > 0)
    await context.kysely
      .updateTable('notice_delivery')
      .set({ reached: sql<number[]>`${[...reached, ...sent]}::bigint[]` })
      .where('batch_seq', '=', batchSeq)
      .execute()
  throw failure.reason
}

async function sendTalk(
  { kysely, integrations }: SendContext,
  { userSeq, kind, batchSeq }: DueBatch,
  { notice }: Words,
): Promise<'SENT' | 'NOT_SENT'> {
  const { talk } = integrations
  const topic = topicOf(kind)
  if (topic === 'PROMOTION') return 'NOT_SENT'
  const user = await kysely
    .selectFrom('users')
    .select('phone_no')
    .where('user_seq', '=', userSeq)
    .where('status', '<>', 'WITHDRAWN')
    .executeTakeFirst()
  if (!talk || !user?.phone_no || !talk.reaches(user.phone_no)) return 'NOT_SENT'
  return talk.send({
    phoneNo: user.phone_no,
    templateCode: TALK_TEMPLATES[topic].code,
    variables: {
      내용: notice.title.slice(0, LONGEST_VARIABLE),
      // A variable that is empty is refused.
      자세히: notice.detail?.slice(0, LONGEST_VARIABLE) || '두손에서 확인해 주세요.',
      번호: String(notice.noticeSeq),
    },
    key: `notice-${batchSeq}`,
  })
}

async function sendMail(
  { kysely, keys, integrations, publicOrigin }: SendContext,
  { userSeq, kind, batchSeq }: DueBatch,
  { notice }: Words,
): Promise<'SENT' | 'NOT_SENT'> {
  const { mail } = integrations
  const row = await kysely
    .selectFrom('account_mail')
    .select('sealed')
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  const to = row ? openMailAddress(keys, userSeq, row.sealed) : null
  if (!mail || to === null) return 'NOT_SENT'
  const written = noticeMail({ keys, publicOrigin }, { userSeq, topic: topicOf(kind), notice })
  return mail.send({ to, ...written, key: `notice-${batchSeq}` })
}
