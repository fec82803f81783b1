// The script of written pages: share, copy, and where a reader came from. Without it they read just the same. The build puts it
// behind the end of lib/client/typefaces.ts in a file of its own, so that a page fits into a connection's first round trip
// (build/reader-script.mjs); both, with what stands in the page, are below 2 kB (tests/contract/content.contract.test.ts).
(() => {
  const SHOWN_MS = 2000; // how long "Copied!" stands
  const DRESSED_MS = 3000; // after the complete page: no typeface has come by then
  const layOut = () => document.documentElement.offsetHeight;

  // At last what stands further down, a section at a time while nothing else is to be done: whoever jumps there
  // finds every section at its true height, and nothing moves under their finger. A first page takes our typefaces over
  // before that (lib/client/typefaces.ts): it would all have to be laid out again.
  const whenIdle = window.requestIdleCallback ?? setTimeout; // Safari has no idle time to give.
  const layOutRest = () => {
    const parts = [...document.querySelectorAll('.later')];
    const next = () => {
      const part = parts.shift();
      if (!part) return;
      part.style.contentVisibility = 'visible';
      layOut();
      whenIdle(next);
    };
    whenIdle(next);
  };
  const isFirst = document.documentElement.className.includes('first-');
  addEventListener('dressed', layOutRest);
  const whenComplete = () => setTimeout(layOutRest, isFirst ? DRESSED_MS : 0);
  if (document.readyState === 'complete') whenComplete();
  else addEventListener('load', whenComplete);

  // The page has no icons before its words (build/strip-scripts.mjs).
  const icon = document.querySelector('[rel=icon]');
  icon.href = '/icon.svg';
  icon.insertAdjacentHTML('afterend', '<link rel="apple-touch-icon" href="/apple-icon.png">');

  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  said.className = 'sr-only';

  // And they are kept for 30 days, the first and the last, as lib/tracking/rules.ts reads them.
  const keep = (query) => {
    const now = Date.now();
    try {
      const before = JSON.parse(localStorage.getItem('saathi-came') ?? '[]');
      const [first] = before.filter(([at]) => at <= now && now - at < 2592e6);
      localStorage.setItem('saathi-came', JSON.stringify(first ? [first, [now, query]] : [[now, query]]));
    } catch {
      // Denied storage keeps nothing; the links still say it.
    }
  };

  const prepare = () => {
    for (const button of document.querySelectorAll('[data-share],[data-copy]'))
      button.classList.remove('invisible');
    document.getElementById('main').append(said);

    // Campaign and referral parameters go with the reader to whatever page of ours comes next.
    const kept = [...new URLSearchParams(location.search)].filter(([name]) => /^(utm_\w+|ref)$/.test(name));
    if (kept.length) {
      keep(`${new URLSearchParams(kept)}`);
      for (const link of document.querySelectorAll('a[href^="/"]')) {
        const to = new URL(link.href);
        for (const [name, value] of kept) if (!to.searchParams.has(name)) to.searchParams.set(name, value);
        link.href = to.pathname + to.search + to.hash;
      }
    }
  };
  // A task of its own, too.
  setTimeout(prepare);

  // Older phones, and addresses without https, have no clipboard to write to.
  const copyBySelection = (text) => {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr-only';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  };
  const copy = (text) =>
    navigator.clipboard
      ? navigator.clipboard.writeText(text).then(
          () => true,
          () => copyBySelection(text),
        )
      : Promise.resolve(copyBySelection(text));

  const say = (button, done) => {
    const label = button.querySelector('[data-label]');
    const text = done ? button.dataset.done : button.dataset.failed;
    button.before_ ??= label.textContent;
    label.textContent = said.textContent = text;
    button.toggleAttribute('data-is-done', done);
    clearTimeout(button.timer_);
    button.timer_ = setTimeout(() => {
      label.textContent = button.before_;
      said.textContent = '';
      button.removeAttribute('data-is-done');
    }, SHOWN_MS);
  };

  addEventListener('click', async ({ target }) => {
    const button = target.closest('[data-share],[data-copy]');
    if (!button) return;
    if (button.hasAttribute('data-copy')) {
      const parts = button.closest('article').querySelectorAll('[data-copied]');
      return say(button, await copy([...parts].map((part) => part.textContent).join('\n\n')));
    }
    const url = document.querySelector('link[rel=canonical]')?.href ?? location.href;
    if (navigator.share) {
      try {
        return await navigator.share({ title: button.dataset.share, url });
      } catch (error) {
        // The reader changed their mind; anything else falls back to copying.
        if (error.name === 'AbortError') return;
      }
    }
    say(button, await copy(url));
  });
})();
