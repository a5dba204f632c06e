import { lettersOfWay, NOTHING } from './find-names.ts'
import { isOfLine, widerName } from './lines-of-models.ts'
import { isMakerAndKind } from './maker-and-kind.ts'
import { readNameLines } from './name-lines.ts'
import { spellingOf } from './spelling-of.ts'
import { MODELS, NO_MODELS } from './words/models.ts'

/** All ways to write the names of models. */
export interface NameTable {
  names: string[]
  /** Names within which others stand: 에어조던 4. */
  lines: string[]
  /** The letters of each way, from lettersOfWay. */
  ways: string[]
  /** Of each way, the place of its name among the names. */
  nameOfWay: number[]
}

const firstWord = (text: string) => text.split(' ', 1)[0]

/** A maker with the kind of its thing is no way to write one model: 발뮤다 선풍기. */
const isTooWide = (way: string, name: string) =>
  way !== name && isMakerAndKind(way) && firstWord(way) === firstWord(name)

/** Makes the table from the lists, which takes two seconds; the build makes it once (scripts/build.mjs). */
export function makeNameTable(): NameTable {
  const places = new Map<string, number>()
  const wayPlaces = new Map<string, number>()
  const add = (name: string, way: string) => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    const letters = lettersOfWay(way)
    // The first name for a way counts.
    if (letters !== '' && !wayPlaces.has(letters)) wayPlaces.set(letters, place)
  }
  for (const way of NO_MODELS) add(NOTHING, way)
  const nameBySpelling = new Map<string, string>()
  for (const line of MODELS.split('\n'))
    for (const { name, ways } of readNameLines(line)) {
      const spelling = spellingOf(name)
      const known = nameBySpelling.get(spelling) ?? name
      nameBySpelling.set(spelling, known)
      for (const way of ways) if (!isTooWide(way, name)) add(known, way)
    }
  const all = new Set(places.keys())
  const lines = new Set<string>()
  for (const name of all) {
    const wider = widerName(name, all)
    if (wider !== null && isOfLine(name, wider)) lines.add(wider)
  }
  return {
    names: [...all],
    lines: [...lines],
    ways: [...wayPlaces.keys()],
    nameOfWay: [...wayPlaces.values()],
  }
}
