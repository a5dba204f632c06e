import { NO_BREAK_SPACE } from './no-break-space.ts'

/** Spreadsheets read UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff'

/** Rows as a file for spreadsheets, with a byte order mark. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

/**
 * Quoted; what a spreadsheet would take for a formula begins with an apostrophe, numbers do not. Spreadsheets search for
 * the space of the keyboard.
 */
function cell(typed: string): string {
  const text = typed.replaceAll(NO_BREAK_SPACE, ' ')
  const isNumber = /^-?\d+$/.test(text)
  const harmless = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A file that a browser stores under a name. */
export function csvResponse(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
