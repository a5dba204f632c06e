/** The value added tax within an amount that includes it: 10/110, rounded to the won. @param amount won */
export const vatWithin = (amount: number): number => Math.round((amount * 10) / 110)
