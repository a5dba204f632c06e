// Separate from macro.ts, so that code in the browser does not import the schema library.
import { textPlaces } from './text-places.ts'

export const MACRO_LIMITS = { label: 20, position: 999 } as const

/** What a macro may leave open, and what stands there in an answer. */
export interface MacroFacts {
  /** The asker's. */
  nickName: string
  /** The question's. */
  title: string
}

/** What may stand in the text of a macro. */
export const MACRO_PLACES = textPlaces<keyof MacroFacts>({ 이름: 'nickName', 제목: 'title' })
