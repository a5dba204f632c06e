/** What a route that only takes something answers to whoever asks it for something. */
export const onlyPost = () =>
  new Response(null, { status: 405, headers: { allow: 'POST', 'cache-control': 'no-store' } })
