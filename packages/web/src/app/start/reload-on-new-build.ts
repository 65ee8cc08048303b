const key = 'reloadedForBuild';
const pauseMs = 10_000;

/**
 * A tab that was open while a new build was put in place asks for code that is gone. It takes the new build once;
 * when that does not help it stops, so that it never reloads for ever.
 */
export function reloadOnNewBuild(session: Storage, now: () => number, reload: () => void) {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(session.getItem(key) ?? 0);
    if (now() - last < pauseMs) return;
    event.preventDefault();
    session.setItem(key, String(now()));
    reload();
  });
}
