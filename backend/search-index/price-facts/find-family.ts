import type { FoundName } from './find-names.ts'
import { isAmount } from './name-of-unknown.ts'
import { FAMILIES } from './words/model-families.ts'

/** The model of a family that a code names: 위니아 이동식에어컨 mpa08 names 위니아 MPA08. @param spelling from spellingOf */
export function findFamily(spelling: string): FoundName | null {
  // A code has a number; most titles of clothes and furniture have none.
  if (!/\d/u.test(spelling)) return null
  for (const [name, pattern] of FAMILIES) {
    const found = pattern.exec(spelling)
    const code = found?.at(-1)
    if (!found || code === undefined || isAmount(code)) continue
    return {
      name: name.replace(/\$(\d)/g, (_, group: string) =>
        (found[Number(group)] ?? '').toUpperCase().replaceAll('-', ''),
      ),
      // What stands between the maker and the code may be an option: 올레드 65인치 oled65c2kna.
      start: found.index + found[0].lastIndexOf(code),
      end: found.index + found[0].length,
    }
  }
  return null
}
