import { PAGE_SECTIONS, type PageRow } from '#app/pages.server.ts'

export const PAGES_DOCUMENT = 'docs/pages.md'

const HEAD = ['path', 'page id', 'label', 'access', 'index', 'built', 'notes']

/** The text of docs/pages.md. */
export const pagesDocument = () => `# Pages

Every page of the product: its path, its analytics page id, its Korean label, who may see it, and how a crawler treats it.
The first table is the specification's; the second gives a path to each page id that the specification names without one.
Paths use Remix's \`:param\`; an optional one ends in \`?\`, a catch-all is \`*\`.

\`npm run docs:pages\` writes this document from \`app/pages.server.ts\`. A new page is a row there, a route in \`app/routes/\` and
its tests; \`tests/contract/pages.test.ts\` compares the rows, this document and Remix's own list of routes, and
\`tests/e2e/page-access.spec.ts\` compares the rows and what the server answers.

- **Access**: \`all\`; \`login\` (anonymous visitors go to \`/signin?redirectTo=…\` and come back); \`owner\` (login, and only the person whose data it is: others get 404, never a hint that it exists); \`operator\` (404 for everybody else; without the second factor, a redirect to \`/operator/second-factor\`).
- **Index**: \`index\` (canonical URL, unique title and description, in the sitemap); \`noindex\` (robots meta, not in the sitemap); list pages canonicalise their filters as noted.
- **Built**: \`yes\`; \`to come\` (the path answers 404, and no link to it is shown).

## Paths of the specification

${table(PAGE_SECTIONS.specified)}

## Pages that the specification names without a path

${table(PAGE_SECTIONS.further)}

All of the second table is \`noindex\`.
`

/** One line a page; a second path of the same page is beside the first. */
function table(rows: Readonly<Record<string, PageRow>>): string {
  const lines = Object.entries(rows)
    .filter(([, { aliasOf }]) => !aliasOf)
    .map(([path, row]) => [
      [path, ...aliasesOf(path, rows)].map(code).join(', '),
      code(row.pageId),
      row.label,
      accessOf(row),
      row.index ? 'index' : 'noindex',
      row.example ? 'yes' : 'to come',
      row.notes ?? '',
    ])
  return [HEAD, HEAD.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('  ', ' '))
    .join('\n')
}

const aliasesOf = (path: string, rows: Readonly<Record<string, PageRow>>) =>
  Object.keys(rows).filter((other) => rows[other]?.aliasOf === path)

const accessOf = (row: PageRow) =>
  row.access !== 'all' && row.owners ? `${row.access} (${row.owners})` : row.access

const code = (text: string) => `\`${text}\``
