const PICTURE = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\p{EMod}?`
const ONE = String.raw`(?:\p{RI}{2}|${PICTURE}(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{EMod}?)*)`
const JUST_EMOJI = new RegExp(`^${ONE}{1,3}$`, 'u')

/** Whether a message is one to three emoji and nothing else: it is shown large, without a bubble. */
export const isJustEmoji = (text: string): boolean => JUST_EMOJI.test(text.trim())
