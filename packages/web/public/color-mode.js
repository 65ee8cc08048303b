// Runs before anything is painted, so that a dark screen never flashes white.
(() => {
  const chosen = localStorage.getItem('colorMode');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
