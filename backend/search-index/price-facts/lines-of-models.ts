import { VARIANT } from './name-of-unknown.ts'

const OTHER_MODEL = /^(?:mark|anc|gm|l|g2)$/iu

/**
 * Whether a model is one of a line that is asked for by its name, and no other model beside it: 에어조던 4 밀리터리 블랙 of
 * 에어조던 4, but not 아이폰 13 미니 of 아이폰 13.
 */
export const isOfLine = (name: string, line: string): boolean =>
  name.startsWith(`${line} `) &&
  !name
    .slice(line.length + 1)
    .split(' ')
    .some((word) => VARIANT.test(word) || OTHER_MODEL.test(word))

/** The longest of the names that a name begins with; null where it begins with none. */
export function widerName(name: string, names: ReadonlySet<string>): string | null {
  for (let end = name.lastIndexOf(' '); end > 0; end = name.lastIndexOf(' ', end - 1)) {
    const wider = name.slice(0, end)
    if (names.has(wider)) return wider
  }
  return null
}
