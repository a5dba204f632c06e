import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { securePage } from './content-security-policy.server.ts'

const MARK = '0123456789abcdef'
const secure = (html: string, formTargets: string[] = []) =>
  securePage(html, { mark: MARK, publicOrigin: 'https://duson.example', formTargets })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

describe('the policy of a page', () => {
  it('allows our own inline scripts by their hash, and removes the mark', () => {
    const { html, policy } = secure(
      `<head><script nonce="${MARK}">start()</script><script nonce="${MARK}" type="module" src="/a.js"></script></head>`,
    )
    expect(html).toBe(
      '<head><script>start()</script><script type="module" src="/a.js"></script></head>',
    )
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('start()')}`)
  })

  it('does not allow a script that was injected into the page', () => {
    const { policy } = secure(
      `<p><script>steal()</script><script nonce="wrong">steal()</script></p><script nonce="${MARK}">start()</script>`,
    )
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('start()')}`)
  })

  it('hashes each style once, as the browser reads it', () => {
    const { policy } = secure(
      '<i style="background:#fff"></i><b class="x" style="background:#fff"></b><u style="font-family:&quot;a&amp;b&quot;"></u>',
    )
    expect(directive(policy, 'style-src')).toBe(
      `style-src 'self' 'unsafe-hashes' ${hash('background:#fff')} ${hash('font-family:"a&b"')}`,
    )
  })

  it('needs no hashes of attributes where there are none', () => {
    const { policy } = secure('<style>a{}</style><p>style="color:red" is a text</p>')
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`)
  })

  it('does not parse the text of a script as markup', () => {
    const { policy } = secure(
      `<script nonce="${MARK}">x("<b style=\\"color:red\\">", '<i style="a:b">')</script>`,
    )
    expect(directive(policy, 'style-src')).toBe("style-src 'self'")
  })

  it('lets the socket of the chat in, on our own host and where another server answers it', () => {
    const at = (chatSocketUrl: string | null) =>
      directive(
        securePage('', {
          mark: MARK,
          publicOrigin: 'https://duson.example',
          formTargets: [],
          chatSocketUrl,
        }).policy,
        'connect-src',
      )
    expect(at(null)).toBe("connect-src 'self' wss://duson.example")
    expect(at('wss://chat.duson.example/socket/chat')).toBe(
      "connect-src 'self' wss://duson.example wss://chat.duson.example",
    )
  })

  it('is the same for the same page, and never has unsafe-inline', () => {
    const page = `<script nonce="${MARK}">a</script><i style="color:red"></i>`
    expect(secure(page)).toEqual(secure(page))
    expect(secure(page).policy).not.toContain('unsafe-inline')
    expect(secure(page).policy).not.toContain('unsafe-eval')
  })

  it('lets other sites frame a page only where it is configured', () => {
    const framed = (framedBy?: string[]) =>
      securePage('', { mark: MARK, publicOrigin: '', formTargets: [], framedBy }).policy
    expect(directive(framed(), 'frame-ancestors')).toBe("frame-ancestors 'self'")
    expect(directive(framed(['https://cafe.example']), 'frame-ancestors')).toBe(
      "frame-ancestors 'self' https://cafe.example",
    )
  })

  it('lets forms end at the providers, and sockets at this site', () => {
    const { policy } = secure('', ['https://nid.naver.com'])
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://nid.naver.com")
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' wss://duson.example")
    expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  })
})
