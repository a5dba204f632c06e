import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const require = createRequire(import.meta.url)
const FONT_FOLDER = 'dist/public/static'

/** The folder of an installed package, found from the running code, bundled or not. */
function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`))
}

let emojiFolder: string | undefined

/** The file of a 3D emoji, 256×256 WebP with transparency. */
export function emojiFile(emoji: string): string {
  emojiFolder ??= join(packageFolder('@lobehub/fluent-emoji-3d'), 'assets')
  return join(emojiFolder, `${emoji}.webp`)
}

export type FontWeight = 'Medium' | 'Bold'

const fontFiles = new Map<FontWeight, string>()

/**
 * The file of Pretendard in one weight: the copy that the build lays beside its output
 * (`build/fonts/`), or the one of the installed package while there is no build.
 * @throws Error when neither is there
 */
export function fontFile(weight: FontWeight): string {
  const known = fontFiles.get(weight)
  if (known) return known
  const name = `Pretendard-${weight}.otf`
  const built = resolve('build/fonts', name)
  const found = existsSync(built) ? built : join(packageFolder('pretendard'), FONT_FOLDER, name)
  fontFiles.set(weight, found)
  return found
}
