import { KINDS_OF_THING } from './words/kinds.ts'

const MAKER_AND_KIND = new RegExp(
  `^(?!LG 스타일러)\\S+ (?:${KINDS_OF_THING.split(/\s+/).filter(Boolean).join('|')})(?: \\S+용)?$`,
  'u',
)

/** No more than a maker and the kind of a thing: 경동나비엔 온수매트. A 스타일러 is a thing of LG alone. */
export const isMakerAndKind = (name: string): boolean => MAKER_AND_KIND.test(name)
