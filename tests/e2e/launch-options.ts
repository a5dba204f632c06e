import { findChromium, HOW_TO_GET_CHROMIUM } from '../../scripts/find-chromium.mjs'

/**
 * How the browser is started. Pictures and web fonts cost a quarter of the processor time and matter to few tests; those
 * are written with `testWithPictures`.
 */
export function launchOptions({ pictures = false } = {}) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)
  // A page of a test lives for seconds: what V8 spends on optimizing its scripts, an eighth of the renderer's time, does not come back.
  // The blank page that a test begins with and its first page would else be two processes, an eighth of a page's time.
  const args = ['--js-flags=--no-opt', '--renderer-process-limit=1']
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  if (!pictures) args.push('--blink-settings=imagesEnabled=false', '--disable-remote-fonts')
  return { executablePath, args }
}
