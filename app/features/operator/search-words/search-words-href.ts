import { paths } from '#app/paths.ts'

/** The address of the list of words. */
export const searchWordsHref = ({
  word,
  isOn,
  page = 1,
}: {
  word: string
  isOn: boolean
  page?: number
}): string =>
  paths.operatorSearchWords({
    word: word || undefined,
    state: isOn ? undefined : 'off',
    page: page > 1 ? page : undefined,
  })
