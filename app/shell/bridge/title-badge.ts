const BADGE = /^\(\d+\+?\) /
/** Larger numbers are not more useful. */
const MOST = 99

/** Puts a number before the document's title, also when another page sets another title. */
export function createTitleBadge(document: Document): (count: number) => void {
  let badge = ''
  let isWatched = false

  function apply() {
    const title = badge + document.title.replace(BADGE, '')
    if (title !== document.title) document.title = title
  }

  return (count) => {
    badge = count > 0 ? `(${count > MOST ? `${MOST}+` : count}) ` : ''
    apply()
    if (isWatched || badge === '') return
    isWatched = true
    const watch = new MutationObserver(apply)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
}
