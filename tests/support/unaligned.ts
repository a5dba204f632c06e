/** A Markdown document without the spaces that the formatter aligns its tables by. */
export const unaligned = (text: string) =>
  text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---')
