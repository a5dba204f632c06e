import { html } from 'hono/html'
import { BOARDS, type ListedPost } from '../cafe/posts.ts'
import type { Person } from '../people.ts'
import type { Html, SandboxPage } from './page.ts'

export const CAFE_BAR = '두손 카페 (연습용)'
const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`

/** The cafe's first page: its boards, with our banner in a frame. */
export function cafePage({
  posts,
  member,
  publicOrigin,
}: {
  posts: readonly ListedPost[]
  member: Person | null
  publicOrigin: string
}): SandboxPage {
  return {
    title: '카페',
    bar: CAFE_BAR,
    wide: true,
    frames: true,
    content: html`<h1>두손 카페</h1>
<p>${member ? html`<strong>${member.name}</strong> 님으로 들어와 있어요.` : '아직 로그인하지 않았어요.'}
<a href="/sandbox/cafe/login">${member ? '다른 회원으로 바꾸기' : '로그인'}</a></p>
<iframe src="${publicOrigin}/app-registration-banner" title="두손 앱 안내"></iframe>
<p><a href="/sandbox/cafe/write">글쓰기</a> · <a href="/sandbox/cafe/link">두손과 연동하기</a></p>
${BOARDS.map((board) => {
  const shown = posts.filter((post) => post.board === board)
  return html`<h2>${board}</h2>
${
  shown.length === 0
    ? html`<p class="soft">아직 글이 없어요.</p>`
    : html`<ul class="plain">${shown.map(postRow)}</ul>`
}`
})}
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}

function postRow({ postId, title, price, nickname, isSold }: ListedPost): Html {
  return html`<li><a class="row" href="/sandbox/cafe/posts/${postId}"><strong>${isSold ? '[판매 완료] ' : ''}${title}</strong><span>${won(price)} · ${nickname}</span></a></li>
`
}

/** Whom to be in the cafe. */
export function cafeLoginPage(people: readonly Person[], back: string): SandboxPage {
  return {
    title: '카페 로그인',
    bar: CAFE_BAR,
    content: html`<h1>누구로 들어갈까요?</h1>
<p class="soft">네이버 계정이 있는 사람은 모두 카페 회원이에요.</p>
<form method="post" action="/sandbox/cafe/login">
<input type="hidden" name="back" value="${back}">
<ul class="plain">
${people.map(({ id, name }) => html`<li><button type="submit" name="person" value="${id}">${name}</button></li>`)}
</ul>
</form>`,
  }
}

/** A post, with the store of its author and what the author may do. */
export function cafePostPage(
  post: ListedPost,
  { isOwn, storeName }: { isOwn: boolean; storeName: string | null },
): SandboxPage {
  const { postId, title, body, price, nickname, board, isSold } = post
  return {
    title,
    bar: CAFE_BAR,
    content: html`<h1>${title}</h1>
<p class="soft">${board} · ${nickname}${isSold ? ' · 판매 완료' : ''}</p>
<p class="amount">${won(price)}</p>
<p class="written">${body}</p>
<div class="photos">${(post.share?.pictures ?? []).map((src, at) => html`<img src="${src}" alt="${title} ${at + 1}번째 사진" width="144" height="144">`)}${post.pictureIds.map((id, at) => html`<img src="/sandbox/cafe/pictures/${id}" alt="${title} ${at + 1}번째 사진" width="144" height="144">`)}</div>
${storeName === null ? '' : html`<p class="soft">두손의 <strong>${storeName}</strong> 가게와 연동한 회원이에요.</p>`}
${
  post.share
    ? html`<p><a href="${post.share.url}">두손에서 보기</a></p>`
    : isOwn
      ? html`<p><a href="/sandbox/cafe/posts/${postId}/edit">고치기</a></p>
<form method="post" action="/sandbox/cafe/posts/${postId}">
<button type="submit" name="act" value="sold">${isSold ? '판매 중으로 바꾸기' : '판매 완료로 바꾸기'}</button>
<button type="submit" name="act" value="delete">글 지우기</button>
</form>`
      : ''
}
<p><a href="/sandbox/cafe">카페로 돌아가기</a></p>`,
  }
}

/** The form of a post. @param post the one that is edited; null for a new one */
export function cafeWritePage(post: ListedPost | null): SandboxPage {
  const action = post ? `/sandbox/cafe/posts/${post.postId}` : '/sandbox/cafe/write'
  return {
    title: post ? '글 고치기' : '글쓰기',
    bar: CAFE_BAR,
    content: html`<h1>${post ? '글 고치기' : '글쓰기'}</h1>
<form class="card" method="post" action="${action}">
<label for="board">게시판</label>
<select id="board" name="board">
${BOARDS.map((board) => html`<option ${post?.board === board ? html`selected` : ''}>${board}</option>`)}
</select>
<label for="title">제목</label>
<input type="text" id="title" name="title" value="${post?.title ?? ''}" maxlength="100" autocomplete="off" required>
<label for="price">가격</label>
<input type="text" id="price" name="price" value="${post?.price ?? ''}" inputmode="numeric" autocomplete="off" required>
<label for="body">내용</label>
<textarea id="body" name="body" rows="5" maxlength="3000">${post?.body ?? ''}</textarea>
<label for="pictures">사진</label>
<select id="pictures" name="pictures">
${[1, 2, 3, 0].map((count) => html`<option value="${count}" ${post?.pictureIds.length === count ? html`selected` : ''}>${count === 0 ? '없음' : `${count}장`}</option>`)}
</select>
<button class="main" type="submit">${post ? '고치기' : '올리기'}</button>
</form>
<p><a href="/sandbox/cafe">카페로 돌아가기</a></p>`,
  }
}
