import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

const SOURCES = [...sourcesOf('app', '.ts'), ...sourcesOf('app', '.tsx')]
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const READS = /\.formData\(/
const POSTS = /method="post"|method: 'post'/
const SAYS_WHICH = /name="intent"|\bintent: |name=\{?['"]intent/

const filesWith = (test: (text: string) => boolean) =>
  SOURCES.filter(({ text }) => test(text)).map(({ file }) => file)

describe('one way to do a form', () => {
  it('one module reads posted forms', () => {
    expect(READS.test('const form = await request.formData()')).toBe(true)
    expect(filesWith((text) => READS.test(text))).toEqual([
      'app/forms/read-form.server.ts',
      // In the browser: what was typed, for a form whose answer was lost.
      'app/features/sell/stay-on-form.ts',
      // A form that our own code has made of what the provider posted.
      'app/session/strategies/apple.server.ts',
    ])
  })

  it('every form says by its intent which one it is', () => {
    expect(POSTS.test('<Form method="post" className="x">')).toBe(true)
    expect(filesWith((text) => POSTS.test(text) && !SAYS_WHICH.test(text))).toEqual([
      // Its action reads nothing of it.
      'app/shell/session/logout-button.tsx',
      // It posts to the sandbox, which is no page.
      'app/features/signin/second-factor/sandbox-authenticator.tsx',
    ])
  })
})
