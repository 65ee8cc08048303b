const key = 'reloadedForBuild';
const pauseMs = 10_000;

/** Whether the server serves a different build from the running one; false if it does not respond. */
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
 * A tab that was open during a deployment requests code that no longer exists. It reloads once to get the new build;
 * if that fails, it stops, so it never reloads in a loop. A lost connection is not a new build: reloading would
 * discard what the user typed and gain nothing.
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
