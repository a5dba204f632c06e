/** `npm run docs:pages` writes docs/pages.md from the table of pages. */
import { writeFileSync } from 'node:fs'
import { PAGES_DOCUMENT, pagesDocument } from './pages-document.ts'

writeFileSync(PAGES_DOCUMENT, pagesDocument())
