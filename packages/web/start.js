// Runs before anything is painted.
(() => {
  bringAhead(document.currentScript.dataset);
  // A dark screen must never flash white.
  const chosen = localStorage.getItem('colorMode');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);

  // The code of a page comes while the document still comes; the build names the files of each.
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
