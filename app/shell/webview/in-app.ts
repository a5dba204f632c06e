/** Class of the document within the app: the app draws its own header. */
const CLASS = 'in-app'

/** Whether the page is shown by the app. Only asked for in the browser. */
export function isInApp(): boolean {
  return document.documentElement.classList.contains(CLASS)
}

/**
 * The script that marks the document before anything is painted: as shown by the app, and as needing the prefix of data
 * requests. The page itself is the same for everybody. It runs as it is written here, without a build.
 *
 * @param options what the app calls itself, and the origins of its webview
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

/** An origin has none of these, as the server's settings are checked; a script's text is no place to rely on it. */
const escapeScript = (json: string) => json.replaceAll('<', '\\u003c')
