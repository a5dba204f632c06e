import type { Kysely } from 'kysely'
import { maskPhoneNo } from '#contracts/masks.ts'
import { NOTICE_SETTINGS, type NoticeSetting } from '#contracts/notice.ts'
import {
  hasChannel,
  NOTICE_TOPICS,
  type NoticeChannel,
  type NoticeTopic,
  TOPIC_NAMES,
} from '#contracts/notice-channels.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { maskMailAddress, openMailAddress } from './mail-address.ts'

type Context = Pick<HostContext, 'kysely' | 'keys' | 'integrations' | 'now'>
type Member = Pick<Viewer, 'userSeq'>

const ALL = Object.keys(NOTICE_SETTINGS) as NoticeSetting[]
const FIELDS = { push: 'PUSH', talk: 'TALK', mail: 'MAIL' } as const satisfies Record<
  string,
  NoticeChannel
>
type Field = keyof typeof FIELDS

interface NoticeWishes extends Record<Field, NoticeTopic[]> {
  inbox: NoticeSetting[]
  quietHours: boolean
}

interface NoticeSettings extends NoticeWishes {
  reach: {
    browsers: number
    /** Null where no company sends for us, or there is nowhere to send to. */
    phone: string | null
    mail: string | null
    pendingMail: string | null
    hasTalk: boolean
    hasMail: boolean
  }
}

/** What the member wants to be told of, by which channel, and where each channel reaches. */
export async function getNoticeSettings(
  context: Context,
  { userSeq }: Member,
): Promise<NoticeSettings> {
  const { kysely, keys, integrations, now } = context
  const [off, choices, quietOff, browsers, user, mail, pending] = await Promise.all([
    kysely
      .selectFrom('notice_setting_off')
      .select('setting')
      .where('user_seq', '=', userSeq)
      .execute(),
    kysely
      .selectFrom('notice_channel_choice')
      .select(['topic', 'channel', 'wants'])
      .where('user_seq', '=', userSeq)
      .execute(),
    kysely
      .selectFrom('notice_quiet_off')
      .select('user_seq')
      .where('user_seq', '=', userSeq)
      .executeTakeFirst(),
    kysely
      .selectFrom('push_subscription')
      .select('subscription_seq')
      .where('user_seq', '=', userSeq)
      .execute(),
    kysely
      .selectFrom('users')
      .select('phone_no')
      .where('user_seq', '=', userSeq)
      .executeTakeFirst(),
    kysely
      .selectFrom('account_mail')
      .select('sealed')
      .where('user_seq', '=', userSeq)
      .executeTakeFirst(),
    kysely
      .selectFrom('account_mail_code')
      .select('sealed')
      .where('user_seq', '=', userSeq)
      .where('expires_at', '>', now())
      .executeTakeFirst(),
  ])
  const switchedOff = new Set(off.map((row) => row.setting))
  const wantedBy = (channel: NoticeChannel) =>
    TOPIC_NAMES.filter((topic) => {
      const own = choices.find((choice) => choice.topic === topic && choice.channel === channel)
      return own?.wants ?? NOTICE_TOPICS[topic].defaults.includes(channel)
    })
  const masked = (row: { sealed: string } | undefined) => {
    const address = row ? openMailAddress(keys, userSeq, row.sealed) : null
    return address === null ? null : maskMailAddress(address)
  }
  return {
    inbox: ALL.filter((setting) => !switchedOff.has(setting)),
    push: wantedBy('PUSH'),
    talk: wantedBy('TALK'),
    mail: wantedBy('MAIL'),
    quietHours: quietOff === undefined,
    reach: {
      browsers: browsers.length,
      phone: user?.phone_no ? maskPhoneNo(user.phone_no) : null,
      mail: masked(mail),
      pendingMail: masked(pending),
      hasTalk: integrations.talk !== null,
      hasMail: integrations.mail !== null,
    },
  }
}

/** From now on; what is in the inbox stays there. A part that is left out stays as it is. */
export async function changeNoticeSettings(
  context: Context,
  member: Member,
  wishes: Pick<NoticeWishes, 'inbox'> & {
    [Name in keyof NoticeWishes]?: NoticeWishes[Name] | undefined
  },
): Promise<NoticeSettings> {
  const { userSeq } = member
  const off = ALL.filter((setting) => !wishes.inbox.includes(setting))
  await retryingTransaction(context.kysely, async (trx) => {
    await trx.deleteFrom('notice_setting_off').where('user_seq', '=', userSeq).execute()
    if (off.length > 0)
      await trx
        .insertInto('notice_setting_off')
        .values(off.map((setting) => ({ user_seq: userSeq, setting })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    for (const field of Object.keys(FIELDS) as Field[])
      if (wishes[field]) await writeChoices(trx, userSeq, FIELDS[field], wishes[field])
    if (wishes.quietHours === undefined) return
    await trx.deleteFrom('notice_quiet_off').where('user_seq', '=', userSeq).execute()
    if (!wishes.quietHours)
      await trx
        .insertInto('notice_quiet_off')
        .values({ user_seq: userSeq })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
  return getNoticeSettings(context, member)
}

/** Only what differs from the defaults has a row. */
async function writeChoices(
  trx: Kysely<DB>,
  userSeq: number,
  channel: NoticeChannel,
  wanted: readonly NoticeTopic[],
): Promise<void> {
  await trx
    .deleteFrom('notice_channel_choice')
    .where('user_seq', '=', userSeq)
    .where('channel', '=', channel)
    .execute()
  const rows = TOPIC_NAMES.filter((topic) => hasChannel(topic, channel)).flatMap((topic) => {
    const wants = wanted.includes(topic)
    const isDefault = wants === NOTICE_TOPICS[topic].defaults.includes(channel)
    return isDefault ? [] : [{ user_seq: userSeq, topic, channel, wants }]
  })
  if (rows.length > 0)
    await trx
      .insertInto('notice_channel_choice')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
