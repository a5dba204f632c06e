/** A line does not break at it. */
export const NO_BREAK_SPACE = '\u00a0'

/** A time, a date, a number with its unit: what stays on one line, however narrow its place is. */
export const unbroken = (text: string) => text.replaceAll(' ', NO_BREAK_SPACE)

const MOMENT = /(?:\d{4}년 )?\d+월 \d+일(?: \([일월화수목금토]\))?|(?:오전|오후) \d+:\d\d/g

/** A sentence that a host wrote, with its dates and times each on one line. */
export const unbrokenMoments = (text: string) => text.replaceAll(MOMENT, unbroken)
