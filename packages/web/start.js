// Runs before anything is painted.
(() => {
  // In the hidden frame of a silent sign-in: hand the address to the page around it, and load nothing more.
  if (window.parent !== window && location.pathname === '/login/callback') {
    window.parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
    window.stop();
    return;
  }
  bringAhead(document.currentScript.dataset);
  // A dark screen must never flash white.
  const chosen = localStorage.getItem('colorMode');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.addEventListener('click', notePress, true);

  // A button of a page that came drawn cannot answer yet: the portal presses the last one again (`early-press.ts`).
  function notePress({ target }) {
    const first = document.querySelector('[data-first-page]');
    if (!first) return document.removeEventListener('click', notePress, true);
    const button = target.closest('[data-first-page] button');
    if (!button) return;
    first.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  }

  // The code of a page comes while it is still asked who it is; the build names the files of each.
  function bringAhead({ pages: table }) {
    if (!table) return;
    const { files, pages } = JSON.parse(table);
    const isShown = (path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/*$`).test(location.pathname);
    for (const index of pages[Object.keys(pages).find(isShown) ?? '/dashboard'])
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          crossOrigin: '',
          href: `/${files[index]}`,
        }),
      );
  }
})();
