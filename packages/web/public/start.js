// Runs before anything is painted.
(() => {
  // In the hidden frame of a silent sign-in: hand the address to the page around it, and load nothing more.
  if (window.parent !== window && location.pathname === '/login/callback') {
    window.parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
    window.stop();
    return;
  }
  // A dark screen must never flash white.
  const chosen = localStorage.getItem('colorMode');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
