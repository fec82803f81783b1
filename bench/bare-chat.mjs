// The floor under the chat screen: a page of plain HTML with as many bubbles, whose script only adds two more.

const STYLE = `
  body { margin: 0; display: flex; flex-direction: column; height: 100dvh; font: 15px/1.45 system-ui }
  section { flex: 1; min-height: 0; overflow-y: auto; display: flex; flex-direction: column-reverse; padding: 0 14px }
  section > div { margin-bottom: auto }
  [data-message] { padding: 0 48px 12px 0 } [data-message=user] { padding: 0 0 12px 48px }
  p { margin: 0; padding: 8px 14px; border: 1px solid #ccc; border-radius: 12px; white-space: pre-wrap }
  textarea { font: inherit; padding: 11px 16px; field-sizing: content }`;

/** Runs in the page, and is sent there as text. */
function script() {
  const list = document.querySelector('section > div');
  const box = document.querySelector('textarea');
  const add = (sender, text) => {
    const bubble = document.createElement('div');
    bubble.dataset.message = sender;
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    bubble.append(paragraph);
    list.append(bubble);
  };
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add('user', box.value);
    box.value = '';
    setTimeout(() => add('ai', 'I am here, take your time with it.'), 1_500);
    setTimeout(() => add('ai', 'Tell me what stayed with you the most.'), 1_600);
  });
}

/** @param {number} messages */
export function bareChat(messages) {
  const bubbles = Array.from({ length: messages }, (_, at) =>
    at % 2 === 0
      ? `<div data-message="user"><p>Day ${at}: I walked home by the lake today and thought about what you said.</p></div>`
      : `<div data-message="ai"><p>I am glad you did. What did the evening look like there? Number ${at}.</p></div>`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare chat</title>
<style>${STYLE}</style><body><section aria-label="Messages"><div>${bubbles.join('')}</div></section>
<textarea rows="1" aria-label="Message"></textarea><script>(${script})()</script></body></html>`;
}
