import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page, Response } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { HtmlValidate } from 'html-validate'
import { PAGES, type Path } from '#app/pages.server.ts'
import { TOAST_AFTER_LOGIN_COOKIE } from '#contracts/session-rules.ts'
import { findFocusFaults } from './focus-faults.ts'
import { findMisfits, NARROW } from './narrow-page.ts'
import { cookieOfPerson, type Person, signInFully } from './operator.ts'
import { BUILT_PATHS, exampleOf } from './pages.ts'
import { cookieOf } from './sign-in-as.ts'
import { recordPageViews } from './stored-actions.ts'
import { expect, testWithPictures as test } from './test.ts'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes void elements as `<br/>`, attributes as `disabled=""`, and styles for what is known only at run time.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // React writes `<!DOCTYPE html>`; it is case-insensitive.
    'doctype-style': 'off',
    // React writes `srcSet`; HTML does not tell the case of attribute names.
    'attr-case': 'off',
    // React's useId makes `:r1:`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Several checkboxes of one name are how a form sends several values, several buttons how it offers several ways.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'checkbox', 'submit'] }],
    // Text is what an input is when it does not say.
    'no-implicit-input-type': 'off',
    // A list may be named by ARIA; the rule wants it on landmarks and controls alone.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Indentation and line ends are React's.
    'no-trailing-whitespace': 'off',
    // Titles are cut by what search engines show, in the page's own tests; Korean letters are twice as wide as the rule's.
    'long-title': 'off',
    // A phone number is written as users dial it; non-breaking spaces and hyphens in it would break searching for it.
    'tel-non-breaking': 'off',
    // The document's scripts and styles come from our own origin.
    'require-sri': 'off',
  },
})

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

/** Pages that together show every part, for what is looked at on these alone; the contrast of the tokens themselves is computed in tokens.test.ts. */
const ALSO_DARK: ReadonlySet<Path> = new Set<Path>([
  '/',
  '/404',
  '/chat/:roomId',
  '/mystore',
  '/mystore/settings',
  '/operator/reports',
  '/product/:productSeq',
  '/product/list',
  '/signin',
  '/store/:storeSeq?',
])

/** What axe finds, one line a finding: by some rules alone, or by all but those that are left out. */
async function findByAxe(
  page: Page,
  { rules, without = [] }: { rules?: string[]; without?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    ({ runOnly, omitted }) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        // What passes is not described then.
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
        rules: Object.fromEntries(omitted.map((rule) => [rule, { enabled: false }])),
      }),
    { runOnly: rules, omitted: without },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** What the runner says for `serviceWorkers: 'block'`. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** The errors and warnings of the page. A page that is an error by its own status is reported as such by the browser. */
function collectComplaints(page: Page, status: number): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (status >= 400 && message.text().startsWith('Failed to load resource')) return
    if (message.text() === BLOCKED_WORKER) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Proxies have a buffer for the headers of a response, often of 4 or 8 KB. */
const HEADER_LIMIT_BYTES = 6 * 1024

/** Lets nothing inline in by a rule. What breaks the policy is an error in the console. */
async function expectPolicy(response: Response | null): Promise<void> {
  const headers = (await response?.headersArray()) ?? []
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  const bytes = headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
  expect(bytes).toBeLessThan(HEADER_LIMIT_BYTES)
}

/** Violations of the rules of HTML in a document, one line a finding. */
async function findInvalid(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

/** The visits of one person in this worker: what the browser has cached of one page serves the next, which halves a page's time. */
const visits = new Map<string, BrowserContext>()

async function visitOf(
  browser: Browser,
  origin: string,
  { isFirst, ...person }: Partial<Person> & { isFirst: boolean },
) {
  const key = person.phone ?? 'anonymous'
  const known = isFirst ? undefined : visits.get(key)
  const context = known ?? (await browser.newContext())
  // What a first visit may do, such as a service worker of its own, is not for the pages after it.
  if (!isFirst && !known) {
    visits.set(key, context)
    // It holds the process for the pages after it, which has compiled their scripts and axe already.
    await context.newPage()
  }
  if (person.phone) await signInFully(context, origin, person as Person)
  return context
}

/** What arrives within milliseconds is asked for again as soon. */
const SOON = { intervals: [10, 20, 50, 100] }

/** @returns waits until the page has asked for what it wants */
function followRequests(page: Page): () => Promise<void> {
  const open = new Set<object>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () =>
    expect.poll(() => open.size, { message: 'requests without an answer', ...SOON }).toBe(0)
}

/** What the document has at this width, once its pictures are there: a wider page may want others. One question takes as long as each of several. */
const lookAt = (page: Page) =>
  page.evaluate(async () => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    const isHere = ({ complete, loading }: HTMLImageElement) => complete || loading === 'lazy'
    while (![...document.images].every(isHere)) await new Promise(requestAnimationFrame)
    const { scrollWidth, clientWidth, lang } = document.documentElement
    return {
      lang,
      canonicals: count('link[rel=canonical]'),
      mains: count('main, [role=main]'),
      headings: count('h1'),
      pixelsTooWide: Math.max(0, scrollWidth - clientWidth),
      missingPictures: [...document.images]
        .filter(({ naturalWidth, loading }) => naturalWidth === 0 && loading !== 'lazy')
        .map(({ currentSrc }) => currentSrc),
    }
  })

for (const path of BUILT_PATHS)
  test.describe(() => {
    // As for a visitor who comes for the first time, whose errors of the service worker count too.
    const isFirstVisit = ALSO_DARK.has(path)
    test.use({ serviceWorkers: isFirstVisit ? 'allow' : 'block' })
    test(`${path} on a phone and on a desk`, async ({ browser, origin }) => {
      const { address, status, ...person } = await exampleOf(path, origin)
      const context = await visitOf(browser, origin, { ...person, isFirst: isFirstVisit })
      const page = await context.newPage()
      const complaints = collectComplaints(page, status)
      const pageViews = recordPageViews(page)
      const allAnswered = followRequests(page)
      await page.setViewportSize(NARROW)
      const response = await page.goto(address)
      expect(response?.status()).toBe(status)
      expect(await findInvalid((await response?.text()) ?? '')).toEqual([])
      await expectPolicy(response)
      await expect
        .poll(pageViews, { message: 'its view is recorded under its own id', ...SOON })
        .toContain(PAGES[path].pageId)
      await allAnswered()
      for (const viewport of [NARROW, PHONE]) {
        await page.setViewportSize(viewport)
        expect(await findMisfits(page), `${viewport.width} px`).toEqual([])
      }
      for (const viewport of [PHONE, DESK])
        await test.step(`at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          expect(await lookAt(page)).toEqual({
            lang: 'ko',
            canonicals: status === 200 ? 1 : 0,
            mains: 1,
            headings: 1,
            pixelsTooWide: 0,
            missingPictures: [],
          })
          // The colours of a wide page are those of the phone's; it takes most of axe's time to compute them.
          const without = viewport === DESK && !ALSO_DARK.has(path) ? ['color-contrast'] : []
          expect(await findByAxe(page, { without })).toEqual([])
          expect(complaints).toEqual([])
        })

      if (ALSO_DARK.has(path))
        await test.step('in the dark scheme', async () => {
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          // The colours follow a moment later.
          await expect.poll(() => findByAxe(page, { rules: ['color-contrast'] })).toEqual([])
        })

      // Last, because it scrolls the page to its end.
      for (const viewport of ALSO_DARK.has(path) ? [DESK, PHONE] : [PHONE])
        await test.step(`by keyboard at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          // What moves by itself, a banner, may stand in the way for a moment.
          await expect.poll(() => findFocusFaults(page)).toEqual([])
        })
      await (isFirstVisit ? context : page).close()
    })
  })

test('a page with the notice after a sign-in is valid too', async ({ origin }) => {
  const cookie = await cookieOf(origin, '01000000001')
  expect(cookie).toContain(TOAST_AFTER_LOGIN_COOKIE)
  const html = await (await fetch(`${origin}/category`, { headers: { cookie } })).text()
  expect(await findInvalid(html)).toEqual([])
})

test('every page has a title and a description of its own', async ({ origin }) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  // An alias is the same page, whose address is canonical.
  for (const path of BUILT_PATHS.filter((built) => !PAGES[built].aliasOf)) {
    const { address, status, phone, secondFactor } = await exampleOf(path, origin)
    const cookie = phone ? await cookieOfPerson(origin, { phone, secondFactor }) : ''
    const html = await (await fetch(`${origin}${address}`, { headers: { cookie } })).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(title, path).toMatch(/[가-힣]/)
    expect([...titles.values()], path).not.toContain(title)
    titles.set(path, title)
    if (status !== 200) continue
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(description, path).toMatch(/[가-힣]/)
    expect([...descriptions.values()], path).not.toContain(description)
    descriptions.set(path, description)
  }
})
