import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { browserName } from './browser-name';

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const session = (id: string, browser: string, isThis = false) => ({
  id,
  browser,
  isThis,
  begunAt: '2026-11-20T15:00:00.000Z',
  seenAt: '2026-11-20T17:00:00.000Z',
});

describe("the user's active sessions", () => {
  it('A-200 lists the browsers and signs out another one', async () => {
    const server = createPracticeServer();
    server.answer('GetSessions', { sessions: [session('1', chromeOnWindows, true), session('2', safariOnPhone)] });
    server.answer('EndSession', { endSession: { id: '2' } });
    const { user } = renderApp('/history', { server });
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Where you are signed in' }));
    expect(await screen.findByText('Chrome on Windows')).toBeDefined();
    expect(screen.getByText('This browser')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
    server.answer('GetSessions', { sessions: [session('1', chromeOnWindows, true)] });
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(server.calls('EndSession').map(({ variables }) => variables)).toEqual([{ id: '2' }]);
  });

  it.each([
    [chromeOnWindows, 'Chrome on Windows'],
    [`${chromeOnWindows} Edg/140.0.0.0`, 'Edge on Windows'],
    [safariOnPhone, 'Safari on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8', 'Another browser'],
  ])('A-200 recognizes %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
