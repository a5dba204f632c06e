// Separate from the schemas, so that code in the browser does not import the schema library.

/** Places in braces in a text that operators write ({이름}), which are filled whenever it is shown. */
export interface TextPlaces<Key extends string> {
  /** As operators type them. */
  typed: readonly string[]
  /** Whether the text has one of them. */
  isIn(text: string): boolean
  fill(text: string, facts: Record<Key, string>): string
  /** The first place in braces that there is no fact for, such as a misspelt one. */
  unknownIn(text: string): string | null
}

const PLACE = /\{([^{}\n]*)\}/g

/** @param keys by the name of the place */
export function textPlaces<Key extends string>(keys: Record<string, Key>): TextPlaces<Key> {
  const keyOf = (place: string): Key | undefined => keys[place.trim()]
  const placesOf = (text: string) => [...text.matchAll(PLACE)]
  return {
    typed: Object.keys(keys).map((place) => `{${place}}`),
    isIn: (text) => placesOf(text).some(([, place = '']) => keyOf(place) !== undefined),
    fill: (text, facts) =>
      text.replace(PLACE, (typed, place: string) => {
        const key = keyOf(place)
        return key === undefined ? typed : facts[key]
      }),
    unknownIn: (text) =>
      placesOf(text).find(([, place = '']) => keyOf(place) === undefined)?.[0] ?? null,
  }
}
