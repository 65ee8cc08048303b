// Runs before anything is painted: a dark screen must never flash white.
(() => {
  const chosen = localStorage.getItem('colorMode');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
