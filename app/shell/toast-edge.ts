/** Messages are at the lower edge, what can be followed at the upper one. */
export type ToastEdge = 'lower' | 'upper'
