// Separate from macro.ts, so that code in the browser does not import the schema library.

export const MACRO_LIMITS = { label: 20, position: 999 } as const

/** What a macro may leave open, and what stands there in an answer. */
export interface MacroFacts {
  /** The asker's. */
  nickName: string
  /** The question's. */
  title: string
}

const PLACES: Record<string, keyof MacroFacts> = { 이름: 'nickName', 제목: 'title' }
/** As operators type them: `{이름}`. */
export const MACRO_PLACES = Object.keys(PLACES).map((place) => `{${place}}`)

const PLACE = /\{([^{}\n]*)\}/g

/** The text of an answer that begins with a macro. */
export const fillMacro = (text: string, facts: MacroFacts): string =>
  text.replace(PLACE, (typed, place: string) => {
    const fact = PLACES[place.trim()]
    return fact ? facts[fact] : typed
  })

/** The first place in braces that there is no fact for, such as a misspelt one. */
export const unknownPlace = (text: string): string | null =>
  [...text.matchAll(PLACE)].find(([, place = '']) => !PLACES[place.trim()])?.[0] ?? null
