const key = 'reloadedForBuild';
const pauseMs = 10_000;

/** Whether the server hands out another build than the one that runs here; false while it does not answer. */
export async function isNewBuild(page: Document, fetcher: typeof fetch): Promise<boolean> {
  const own = page.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const answer = await fetcher('/', { cache: 'no-store' });
    return answer.ok && own !== null && own !== undefined && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}

/**
 * A tab that was open while a new build was put in place asks for code that is gone. It takes the new build once;
 * when that does not help it stops, so that it never reloads for ever. A connection that is lost is no new build:
 * reloading would take away what is typed, and bring nothing.
 */
export function reloadOnNewBuild(
  session: Storage,
  now: () => number,
  reload: () => void,
  hasNewBuild: () => Promise<boolean>,
) {
  const take = async () => {
    const last = Number(session.getItem(key) ?? 0);
    if (now() - last < pauseMs || !(await hasNewBuild())) return;
    session.setItem(key, String(now()));
    reload();
  };
  window.addEventListener('vite:preloadError', () => void take());
}
