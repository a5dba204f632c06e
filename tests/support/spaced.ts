/** A text as a keyboard would type it: its no-break spaces are plain ones. */
export const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
