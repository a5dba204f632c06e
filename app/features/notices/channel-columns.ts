import type { NoticeChannel } from '#contracts/notice-channels.ts'

/** The fields of the settings that name what goes out by a channel, in the order of the page. */
export const CHANNEL_FIELDS = ['push', 'talk', 'mail'] as const
export type ChannelField = (typeof CHANNEL_FIELDS)[number]

export const CHANNEL_OF_FIELD: Record<ChannelField, NoticeChannel> = {
  push: 'PUSH',
  talk: 'TALK',
  mail: 'MAIL',
}
