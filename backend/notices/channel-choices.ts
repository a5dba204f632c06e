import { type RawBuilder, sql } from 'kysely'
import { NOTICE_TOPICS, type NoticeChannel, type NoticeTopic } from '#contracts/notice-channels.ts'
import { consentsTo } from './consents-to.ts'

/**
 * Whether a member wants a topic by a channel, as a condition: the member's own choice, or else the default; what is
 * obligatory is not asked about.
 * @param userSeq @param channel expressions of the query
 */
export function wantsByChannel(
  topic: NoticeTopic,
  userSeq: RawBuilder<unknown>,
  channel: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (NOTICE_TOPICS[topic].isObligatory) return sql<boolean>`true`
  const isAllowed = topic === 'PROMOTION' ? consentsTo(userSeq, 'MARKETING') : sql`true`
  return sql<boolean>`${isAllowed} and coalesce((
    select choice.wants from notice_channel_choice choice
    where choice.user_seq = ${userSeq} and choice.topic = ${topic} and choice.channel = ${channel}
  ), ${channel} = any(${NOTICE_TOPICS[topic].defaults as NoticeChannel[]}::text[]))`
}

/**
 * Whether a member is left alone at night, as a condition. Advertising needs a consent of its own for the night, whatever
 * the member chose for other notices (정보통신망법 제50조 제3항).
 */
export function isQuietAtNight(
  topic: NoticeTopic,
  userSeq: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const isQuiet = sql<boolean>`not exists (select from notice_quiet_off off where off.user_seq = ${userSeq})`
  return topic === 'PROMOTION'
    ? sql<boolean>`(${isQuiet} or not ${consentsTo(userSeq, 'NIGHT_MARKETING')})`
    : isQuiet
}

/** Whether there is anything by which the channel reaches the member, as a condition. */
export function reachedByChannel(
  userSeq: RawBuilder<unknown>,
  channel: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`case ${channel}
    when 'PUSH' then exists (select from push_subscription own where own.user_seq = ${userSeq})
    when 'TALK' then exists (select from users own where own.user_seq = ${userSeq} and own.phone_no is not null)
    else exists (select from account_mail own where own.user_seq = ${userSeq})
  end`
}
