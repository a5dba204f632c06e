import { Link, useRouteLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { richText, type TextPart } from '#app/features/product/rich-text.ts'
import { paths } from '#app/paths.ts'
import { ownPath } from './own-path.ts'

const LINK = 'font-medium break-all underline underline-offset-2'

/**
 * A user's text: addresses are links, line breaks stay, and there is no other markup (SPEC.md section 5).
 * A link to another site goes by the page that names it.
 */
export function LinkedText({ text }: { text: string }) {
  const { parts, publicOrigin } = useLinkedParts(text)
  return <LinkedParts parts={parts} publicOrigin={publicOrigin} />
}

/** A text in parts, those apart that can be followed. */
export function useLinkedParts(text: string) {
  const publicOrigin = useRouteLoaderData<{ publicOrigin: string }>('root')?.publicOrigin ?? ''
  return { parts: richText(text, publicOrigin), publicOrigin }
}

export function LinkedParts({
  parts,
  publicOrigin,
}: {
  parts: readonly TextPart[]
  publicOrigin: string
}) {
  return (
    <span className="break-words whitespace-pre-wrap">
      {parts.map(({ text: part, href }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
        <Fragment key={position}>
          {href ? <WrittenLink text={part} href={href} publicOrigin={publicOrigin} /> : lines(part)}
        </Fragment>
      ))}
    </span>
  )
}

function WrittenLink({
  text,
  href,
  publicOrigin,
}: {
  text: string
  href: string
  publicOrigin: string
}) {
  const path = ownPath(href, publicOrigin)
  return path === null ? (
    <Link to={paths.link(href)} rel="nofollow ugc" className={LINK}>
      {text}
      <span className="sr-only"> (다른 사이트)</span>
    </Link>
  ) : (
    <Link to={path} className={LINK}>
      {text}
    </Link>
  )
}

function lines(text: string) {
  return text.split(/\r\n?|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name and never move.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
