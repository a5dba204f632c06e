/** Stands in a pattern for a name of which only initials or split letters are written: ㅍㅌ, 레몬ㅊㅓㅇ. */
export const INITIALS = '{초성}'
/** Stands in a pattern for a name of which a part is crossed out: 구x, 롤*스. */
export const CROSSED = '{가림}'
/** Stands in a pattern for a listing whose words are those of prohibited goods more than of others. */
export const RESEMBLING = '{닮음}'
