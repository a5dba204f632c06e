/** Class of the document within the app: the app draws its own header. */
const CLASS = 'in-app'

/** Whether the page is shown by the app. Used only in the browser. */
export function isInApp(): boolean {
  return document.documentElement.classList.contains(CLASS)
}

/**
 * The script that marks the document before anything is painted: as shown by the app, and as needing the prefix of data
 * requests. The page itself is the same for all users. The script is not compiled: it runs as it is written here.
 *
 * @param options the name of the app, and the origins of its webview
 */
export function markingScript({
  appName,
  webviewOrigins,
  dataPrefix,
}: {
  appName: string
  webviewOrigins: readonly string[]
  dataPrefix: string
}): string {
  const app = JSON.stringify(appName)
  const isApp = `RegExp("\\\\b"+${app}+"/\\\\d").test(navigator.userAgent)||window[${app}]||window.webkit?.messageHandlers?.[${app}]`
  const marks = [`if(${isApp})d.classList.add("${CLASS}")`]
  if (webviewOrigins.length > 0)
    marks.push(
      `if(${escapeScript(JSON.stringify(webviewOrigins))}.includes(location.origin))d.dataset.dataPrefix="${dataPrefix}"`,
    )
  return `{const d=document.documentElement;${marks.join(';')}}`
}

/** The server's settings allow no '<' in an origin, but the text of a script should not rely on that. */
const escapeScript = (json: string) => json.replaceAll('<', '\\u003c')
