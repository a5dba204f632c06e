import { expect, it } from 'vitest'
import { isJustEmoji } from './just-emoji.ts'

it.each(['👍', ' 👍🏽 ', '❤️', '😂😂😂', '👨‍👩‍👧', '🇰🇷', '❤️🔥', '🏳️‍🌈'])(
  '%s: 크게 보인다',
  (text) => {
    expect(isJustEmoji(text)).toBe(true)
  },
)

it.each(['네 👍', '123', '#', '1', '👍👍👍👍', 'ㅋㅋ', '', ':)', '©', '❤'])(
  '%s: 말이다',
  (text) => {
    expect(isJustEmoji(text)).toBe(false)
  },
)
