import type { EmojiName } from '#backend/media/emoji.ts'

export interface ContentText {
  title: string
  summary: string
  author: string
  emoji: readonly EmojiName[]
  daysAgo: number
  paragraphs: readonly string[]
}

export const CONTENTS: readonly ContentText[] = []
