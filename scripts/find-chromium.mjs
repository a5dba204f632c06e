import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The headless shell first: the same engine takes a third less processor time in it than in the whole browser. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

export const HOW_TO_GET_CHROMIUM =
  'No Chromium found: get one with `apt-get install chromium-headless-shell` (or `chromium`) or `npx playwright install chromium`.'

/**
 * Where a Chromium is: CHROMIUM_PATH, else Playwright's own, else the system's.
 * @returns {string | undefined} its executable, undefined when there is none
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ]
  return candidates.find((candidate) => candidate && existsSync(candidate))
}
