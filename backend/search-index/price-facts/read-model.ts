import { findFamily } from './find-family.ts'
import { NameFinder, type ReadModel, spellingOf } from './find-names.ts'
import { readNameLines } from './name-lines.ts'
import { nameOfUnknown, VARIANT } from './name-of-unknown.ts'
import { KIND_OF_MAKER } from './words/model-families.ts'
import { MODELS } from './words/models.ts'

let finder: NameFinder | undefined

/** Made when a title is read for the first time: the lists are long. */
function models(): NameFinder {
  if (finder) return finder
  finder = new NameFinder()
  const nameBySpelling = new Map<string, string>()
  for (const { name, ways } of readNameLines(MODELS)) {
    const known = nameBySpelling.get(spellingOf(name)) ?? name
    nameBySpelling.set(spellingOf(name), known)
    for (const way of ways) finder.add(known, way)
  }
  return finder
}

/** The model that a title names: 아이폰13프로맥스 256 팝니다 names 아이폰 13 프로 맥스. */
export function readModel(title: string): ReadModel {
  const spelling = spellingOf(title)
  const found = models().find(spelling)
  const [first] = found
  if (first && !KIND_OF_MAKER.test(first.name)) return { name: first.name, isKnown: true, found }
  const family = findFamily(spelling)
  if (family) return { name: family.name, isKnown: true, found: [family] }
  if (first) return { name: first.name, isKnown: true, found }
  return { name: nameOfUnknown(spelling), isKnown: false, found }
}

/** The next wider group of a known model: 아이폰 13 of 아이폰 13 미니. Empty where there is none. */
export function familyOf(name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  if (words.length < 2) return ''
  if (words.length === 2 && !VARIANT.test(last)) return ''
  return words.slice(0, -1).join(' ')
}
