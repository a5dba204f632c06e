/**
 * Puts a text where the cursor of a box is, on lines of its own, and the cursor behind it. What would not fit is left out
 * whole, so that nothing typed is lost.
 */
export function insertText(box: HTMLTextAreaElement, text: string, most: number): void {
  const [start, end] = [box.selectionStart, box.selectionEnd]
  const before = box.value.slice(0, start)
  const inserted = before === '' || before.endsWith('\n') ? text : `\n${text}`
  if (box.value.length - (end - start) + inserted.length <= most) {
    box.setRangeText(inserted, start, end, 'end')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  box.focus()
}
