import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

/** The source of the product, without tests. */
const SOURCES = ['app', 'backend', 'contracts', 'server']
  .flatMap((folder) => [...sourcesOf(folder, '.ts'), ...sourcesOf(folder, '.tsx')])
  .concat('server.ts')
  .filter((file) => !/\.test\.tsx?$/.test(file))

const TEXTS = SOURCES.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }))

interface Rule {
  what: string
  pattern: RegExp
  /** A line that the pattern has to find, which shows that the pattern works. */
  example: string
  /** Files that may have it, each with the reason. */
  allowed?: Record<string, string>
}

const RULES: Rule[] = [
  {
    what: 'code from text (eval, Function, vm)',
    pattern: /\beval\(|\bnew Function\(|\bFunction\(['"`]|['"](?:node:)?vm['"]|\bsetTimeout\(['"`]/,
    example: 'const run = new Function(text)',
  },
  {
    what: 'another program (child_process)',
    pattern: /child_process/,
    example: "import { exec } from 'node:child_process'",
    allowed: {
      'backend/chat/media/video-process.ts': 'our own reader of videos, with fixed arguments',
    },
  },
  {
    what: 'HTML from text',
    pattern:
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment/,
    example: 'element.innerHTML = text',
    allowed: {
      'app/features/announcements/announcement-popup.tsx': 'a script of ours, with a number alone',
      'app/shell/color-scheme/color-scheme-head.tsx':
        'a script of ours, without a word of a visitor',
      'app/shell/webview/webview-marks.tsx': 'a script of ours, without a word of a visitor',
    },
  },
  {
    what: 'a parser of documents',
    pattern: /DOMParser|xml2js|fast-xml-parser|libxml|XMLHttpRequest\(\)\.responseXML|@xmldom/,
    example: "new DOMParser().parseFromString(text, 'text/xml')",
    allowed: {
      'app/shell/panels/lazy/web-page.tsx': 'HTML of a page of ours, in the browser',
    },
  },
  {
    what: 'a hash or cipher that is broken',
    pattern:
      /\bmd[245]\b|\bsha-?1\b|\bripemd|\bdes-|\brc4\b|-ecb\b|createCipher\(|RSA_PKCS1_PADDING/i,
    example: "createHash('md5')",
    allowed: {
      'backend/accounts/second-factor/totp.ts':
        'HMAC-SHA-1 of RFC 6238, which every authenticator app uses',
      'backend/demo/sandbox/authenticator.ts': 'plays such an app',
      'backend/search-index/price-facts/words/models/golf.ts': 'names of golf clubs: JAWS MD5',
      'backend/search-index/price-facts/words/models/leisure.ts': 'names of skis: RC4',
    },
  },
  {
    what: 'a cipher other than AES-GCM',
    pattern:
      /\baes-?\d+-(?!gcm)\w+|\bAES-(?:CBC|CTR|ECB)|\b(?:des-ede|rc2-|bf-|camellia)|publicEncrypt|privateDecrypt/i,
    example: "createCipheriv('aes-256-cbc', key, iv)",
    allowed: {
      'backend/search-index/price-facts/words/models/instruments.ts': 'names of pedals: Boss BF-3',
    },
  },
  {
    what: 'chance that can be guessed',
    pattern: /Math\.random\(/,
    example: 'const id = Math.random()',
    allowed: {
      'app/error-reporting/replay-session.ts': 'draws the sessions that are recorded',
      'app/shell/bridge/bridge.ts': 'numbers the calls between a page and the app around it',
      'app/features/chat/client/socket.ts': 'spreads the pauses before a connection is tried again',
    },
  },
  {
    what: 'SQL that is not bound',
    pattern: /\bsql\.raw\(|\bsql\.lit\(|\.query\(`[^`]*\$\{/,
    example: 'await sql.raw(text).execute(kysely)',
    allowed: {
      'backend/db/prepared-statement.ts': 'a mark that is a constant',
      'backend/db/pglite/maintenance.ts': 'a table’s name out of the catalogue of the database',
      'backend/search-index/reindex-all.ts': 'definitions of indexes out of the catalogue',
      ...Object.fromEntries(
        SOURCES.filter((file) => file.startsWith('backend/db/migrations/')).map((file) => [
          file,
          'statements of a migration, which are constants',
        ]),
      ),
    },
  },
  {
    what: 'answers for other sites (CORS)',
    pattern: /access-control-allow|hono\/cors/i,
    example: "headers.set('Access-Control-Allow-Origin', origin)",
  },
  {
    what: 'a field for a password',
    pattern: /type=["']password["']/,
    example: '<input type="password" />',
    allowed: {
      'app/features/signin/identity/resident-number.tsx':
        'hides the second half of a resident number',
    },
  },
  {
    what: 'a field that refuses to be pasted into',
    pattern: /onPaste=\{[^}]*preventDefault|onpaste/,
    example: '<input onPaste={(event) => event.preventDefault()} />',
  },
  {
    what: 'TLS that is not checked',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    example: 'new Agent({ rejectUnauthorized: false })',
  },
]

/** A comment says what the code does not do. */
const isComment = (line: string) => /^\s*(?:\/\/|\*|\/\*)/.test(line)

const filesWith = (pattern: RegExp) =>
  TEXTS.filter(({ lines }) => lines.some((line) => !isComment(line) && pattern.test(line)))
    .map(({ file }) => file)
    .sort()

describe('the source has no', () => {
  it.each(RULES)('$what', ({ pattern, example, allowed = {} }) => {
    expect(example).toMatch(pattern)
    expect(filesWith(pattern).filter((file) => !(file in allowed))).toEqual([])
  })

  it.each(RULES.filter(({ allowed }) => allowed))(
    'exception that is no longer needed: $what',
    ({ pattern, allowed = {} }) => {
      const found = filesWith(pattern)
      const named = Object.keys(allowed).filter(
        (file) => !file.startsWith('backend/db/migrations/'),
      )
      expect(named.filter((file) => !found.includes(file))).toEqual([])
    },
  )
})
