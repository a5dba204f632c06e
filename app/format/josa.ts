/** Particle pairs: the form after a final consonant, then the form after a vowel. */
const PAIRS = {
  '은/는': ['은', '는', '은(는)'],
  '이/가': ['이', '가', '이(가)'],
  '을/를': ['을', '를', '을(를)'],
  '과/와': ['과', '와', '과(와)'],
  '아/야': ['아', '야', '아(야)'],
  '이에요/예요': ['이에요', '예요', '이에요(예요)'],
  '이라/라': ['이라', '라', '(이)라'],
  '이나/나': ['이나', '나', '(이)나'],
  '으로/로': ['으로', '로', '(으)로'],
} as const

export type JosaPair = keyof typeof PAIRS

type Ending = 'vowel' | 'rieul' | 'consonant' | 'unknown'

/**
 * The word with its particle: `아이폰 16으로`, `Apple을`, `노트북(중고)을`.
 * Digits and Latin letters are read the way Koreans read them aloud; Latin words by the usual loan spelling,
 * which is a rule of thumb. What cannot be read gets the neutral form `을(를)`.
 */
export function josa(word: string, pair: JosaPair): string {
  return word + particle(word, pair)
}

/** Only the particle that goes after the word. */
export function particle(word: string, pair: JosaPair): string {
  const [closed, open, neutral] = PAIRS[pair]
  const ending = endingOf(word)
  if (ending === 'unknown') return neutral
  if (ending === 'vowel') return open
  return ending === 'rieul' && pair === '으로/로' ? open : closed
}

function endingOf(word: string): Ending {
  // Quotes, closing brackets, full stops and the like are not read aloud.
  const spoken = word.normalize('NFC').replace(/[^\p{L}\p{N}]+$/u, '')
  const last = spoken.at(-1)
  if (last === undefined) return 'unknown'
  if (/[0-9]/.test(last)) return endingOfDigit(last)
  const latin = /[a-z]+$/i.exec(spoken)?.[0]
  if (latin) return endingOfLatin(latin)
  return endingOfHangul(last.charCodeAt(0))
}

function endingOfHangul(code: number): Ending {
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28
    if (final === 0) return 'vowel'
    return final === 8 ? 'rieul' : 'consonant'
  }
  // Single letters are read by their names: ㄴ is 니은, ㄹ is 리을, ㅏ is 아.
  if (code === 0x3139) return 'rieul'
  if (code >= 0x3131 && code <= 0x314e) return 'consonant'
  if (code >= 0x314f && code <= 0x3163) return 'vowel'
  return 'unknown'
}

/** 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; a trailing 0 (십, 백, 천, 만, 억) always ends in a consonant. */
function endingOfDigit(digit: string): Ending {
  if ('178'.includes(digit)) return 'rieul'
  return '036'.includes(digit) ? 'consonant' : 'vowel'
}

const SPELLED_ALOUD = /^(?:[a-z]|[A-Z]{1,3}|[^aeiouyAEIOUY]+)$/

/** Words whose loan spelling does not follow the endings below. */
const LATIN_EXCEPTIONS: Readonly<Record<string, Ending>> = {
  bag: 'consonant',
  bit: 'vowel',
  hub: 'vowel',
  kit: 'vowel',
  pod: 'consonant',
  airpod: 'consonant',
  set: 'vowel',
  suit: 'vowel',
  type: 'consonant',
}

function endingOfLatin(word: string): Ending {
  if (SPELLED_ALOUD.test(word)) return endingOfLetter(word.slice(-1).toLowerCase())
  const lower = word.toLowerCase()
  const exception = LATIN_EXCEPTIONS[lower]
  if (exception) return exception
  if (/(?:l|le)$/.test(lower)) return 'rieul'
  if (/(?:n|m|ng|[^aeiou]?[aiou]ne|[aeiou]me)$/.test(lower)) return 'consonant'
  // A stop after one short vowel closes the syllable (북, 맥, 샵, 마켓); elsewhere it gets a vowel (데스크, 램프).
  if (/(?:ck|oo[kp]|ee[p]|(?:^|[^aeiou])[aeiou][bckpt])$/.test(lower)) return 'consonant'
  return 'vowel'
}

/** 엘 and 알 end in ㄹ, 엠 and 엔 in another consonant, all other letter names in a vowel. */
function endingOfLetter(letter: string): Ending {
  if ('lr'.includes(letter)) return 'rieul'
  return 'mn'.includes(letter) ? 'consonant' : 'vowel'
}
