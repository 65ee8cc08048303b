import { afterEach, expect, it, vi } from 'vitest';
import { isNewBuild, reloadOnNewBuild } from './reload-on-new-build';

afterEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
});

const pageWith = (script: string) => () =>
  Promise.resolve(new Response(`<!doctype html><script type="module" src="${script}"></script>`));

it('detects a new build by its first script, and reports none while the server does not respond', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  expect(await isNewBuild(document, pageWith('/assets/index-new.js'))).toBe(true);
  expect(await isNewBuild(document, pageWith('/assets/index-old.js'))).toBe(false);
  expect(await isNewBuild(document, () => Promise.reject(new TypeError('offline')))).toBe(false);
});

it('reloads once for a new build and never because the connection is lost', async () => {
  const reload = vi.fn();
  let isNew = false;
  let clock = 100_000;
  reloadOnNewBuild(
    sessionStorage,
    () => clock,
    reload,
    () => Promise.resolve(isNew),
  );
  const fail = async () => {
    window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await fail();
  expect(reload).not.toHaveBeenCalled();
  isNew = true;
  await fail();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  clock += 20_000;
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});
