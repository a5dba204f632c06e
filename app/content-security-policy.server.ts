import { hash } from 'node:crypto'
import type { PolicyOrigins } from './third-parties/third-parties.ts'

export interface PolicyOptions {
  /** The nonce that marks our own inline scripts. */
  mark: string
  publicOrigin: string
  /** The texts of our inline scripts that are added to the page later. */
  scripts?: readonly string[]
  /** Origins besides ours that a form may lead to. */
  formTargets: readonly string[]
  /** Origins besides ours that may frame the page. */
  framedBy?: readonly string[]
  /** The sources that providers need. */
  origins?: PolicyOrigins
  /** The chat's socket if another server serves it; the socket of our own host is always allowed. */
  chatSocketUrl?: string | null
}

/**
 * The Content-Security-Policy of a finished page, without 'unsafe-inline': inline scripts with the mark, and styles,
 * are allowed by the hash of their text, so the same page has the same policy for all users.
 *
 * @returns the page without the marks, and its policy
 */
export function securePage(html: string, options: PolicyOptions): { html: string; policy: string } {
  const { mark, publicOrigin, formTargets, framedBy = [], origins, chatSocketUrl } = options
  const { scripts: laterScripts = [] } = options
  const { scripts, between } = splitScripts(html, mark)
  const attributes = between.flatMap(styleAttributes)
  const styles = between.flatMap((part) => [...elementsOf(part, 'style')].map(({ text }) => text))
  const policy = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes([...scripts, ...laterScripts]), ...(origins?.script ?? [])],
    [
      'style-src',
      "'self'",
      ...(attributes.length > 0 ? ["'unsafe-hashes'"] : []),
      ...hashes([...styles, ...attributes]),
    ],
    // Files are previewed before they are uploaded.
    ['img-src', "'self'", 'data:', 'blob:', ...(origins?.image ?? [])],
    ['media-src', "'self'", 'blob:'],
    ['font-src', "'self'"],
    // In Safari before 15.4, 'self' matches no socket.
    [
      'connect-src',
      "'self'",
      publicOrigin.replace(/^http/, 'ws'),
      ...(chatSocketUrl ? [new URL(chatSocketUrl).origin] : []),
      ...(origins?.connect ?? []),
    ],
    ...(origins && origins.frame.length > 0 ? [['frame-src', ...origins.frame]] : []),
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'self'", ...framedBy],
    ['form-action', "'self'", ...formTargets],
  ]
  return {
    html: html.replaceAll(` nonce="${mark}"`, ''),
    policy: policy.map((directive) => directive.join(' ')).join('; '),
  }
}

/**
 * The policy while developing: Vite puts its own scripts and styles into the page and reloads over a socket.
 */
export function developmentPolicy({
  formTargets,
  framedBy = [],
}: Pick<PolicyOptions, 'formTargets' | 'framedBy'>): string {
  return [
    "default-src 'self' data: blob: ws: wss: 'unsafe-inline' 'unsafe-eval'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; ')
}

/** The texts of our inline scripts, and the markup between all scripts. A page is long: it is scanned once. */
function splitScripts(html: string, mark: string): { scripts: string[]; between: string[] } {
  const scripts: string[] = []
  const between: string[] = []
  let at = 0
  for (const { from, attributes, text, to } of elementsOf(html, 'script')) {
    between.push(html.slice(at, from))
    at = to
    const isInline = text !== '' && !attributes.includes(' src=')
    if (isInline && attributes.includes(` nonce="${mark}"`)) scripts.push(text)
  }
  between.push(html.slice(at))
  return { scripts, between }
}

interface FoundElement {
  from: number
  attributes: string
  text: string
  to: number
}

/** Elements that contain only text, as React writes them. */
function* elementsOf(html: string, name: 'script' | 'style'): Generator<FoundElement> {
  const [start, end] = [`<${name}`, `</${name}>`]
  for (let from = html.indexOf(start); from >= 0; ) {
    const attributesEnd = html.indexOf('>', from)
    const textEnd = attributesEnd < 0 ? -1 : html.indexOf(end, attributesEnd)
    if (textEnd < 0) return
    const to = textEnd + end.length
    yield {
      from,
      attributes: html.slice(from + start.length, attributesEnd),
      text: html.slice(attributesEnd + 1, textEnd),
      to,
    }
    from = html.indexOf(start, to)
  }
}

/** The texts of style attributes. A quotation mark occurs only in a tag: React escapes it in texts. */
function styleAttributes(html: string): string[] {
  const [, ...behind] = html.split(' style="')
  return behind.map((text) => unescapeAttribute(text.slice(0, text.indexOf('"'))))
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}

const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** As React escapes an attribute. */
const unescapeAttribute = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => ESCAPED[escaped] ?? escaped)
