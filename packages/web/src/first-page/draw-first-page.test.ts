// @vitest-environment node
import type { FirstPageRequest } from '@signa/core/operation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { group, marcus, rowFor, setQueue } from '../screen/approve/approve.test-data';
import { sampleConfig } from '../testing/sample-config';
import { createPracticeServer, createSupportServer } from '../testing/practice-server';
import { drawFirstPage } from './draw-first-page';

type Server = ReturnType<typeof createPracticeServer>;

function serverWith(...patients: readonly string[]): Server {
  const server = createPracticeServer();
  setQueue(server, [
    group(
      marcus,
      patients.map((name) => rowFor(name)),
    ),
  ]);
  return server;
}

const request = (server: Pick<Server, 'fetch'>, over: Partial<FirstPageRequest> = {}): FirstPageRequest => ({
  url: '/approve',
  username: 'maya.okafor@wren.example',
  locationId: '1',
  isNarrow: false,
  config: sampleConfig,
  now: '2026-11-22T08:00:00Z',
  call: async (body): Promise<unknown> => await (await server.fetch('/graphql', { method: 'POST', body })).json(),
  ...over,
});

const toldIn = (html: string | null) =>
  JSON.parse(/<script type="application\/json" id="drawn-ahead">(.*)<\/script>/.exec(html ?? '')?.[1] ?? 'null') as {
    path: string;
    username: string;
    answers: { key: [string, unknown]; data?: unknown; failure?: { code: string } }[];
  };
const inPage = (html: string | null) => (html ?? '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');

describe('the first content of a page', () => {
  let server: Server;
  beforeEach(() => {
    server = serverWith('Otis', '</script><b>Rex');
  });

  afterEach(() => vi.restoreAllMocks());

  it.each(['/', '/dashboard', '/approve', '/approve?type=StoreRequest', '/history'])('is there for %s', async (url) => {
    const html = await drawFirstPage(request(server, { url }));
    expect(inPage(html)).toContain('Wren Street Animal Hospital');
    expect(inPage(html)).toContain(url === '/history' ? 'Prescriptions' : 'Otis');
    expect(toldIn(html).path).toBe(url === '/' ? '/dashboard' : url.split('?')[0]);
  });

  it('tells the portal what it was drawn from, a refusal too, and nothing that ends its element', async () => {
    const html = await drawFirstPage(request(server));
    const { answers, username } = toldIn(html);
    expect(username).toBe('maya.okafor@wren.example');
    const byName = new Map(answers.map((answer) => [answer.key[0], answer]));
    expect(byName.get('GetSupportUser')?.failure?.code).toBe('FORBIDDEN');
    expect(JSON.stringify(byName.get('GetPrescriptionTasksGrouped')?.data)).toContain('</script><b>Rex');
    expect(byName.has('Shortcut')).toBe(false);
    expect(html).not.toContain('<b>Rex');
  });

  it('takes no letter that would be lost; links lead on', async () => {
    const html = inPage(await drawFirstPage(request(server)));
    for (const tag of html.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []) expect(tag).toContain(' inert');
    expect(html).toMatch(/<a [^>]*href="\/dashboard"/);
    expect(html).not.toContain('<title>');
  });

  it('A-032 has the menu of a desk, and on a phone none', async () => {
    const has = async (isNarrow: boolean) => (await drawFirstPage(request(server, { isNarrow })))?.includes('<aside');
    expect([await has(false), await has(true)]).toEqual([true, false]);
  });

  it('is none where somebody begins to type, where nothing is, and where the portal is not set up', async () => {
    for (const url of ['/create', '/create/rx', '/login', '/login/callback?code=1', '/nowhere', '/support'])
      expect(await drawFirstPage(request(server, { url }))).toBeNull();
    expect(await drawFirstPage(request(server, { config: {} }))).toBeNull();
  });

  it('A-025 is none for whom the page is closed: support, and somebody whom nobody knows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const support = createSupportServer();
    support.fail('featureFlags', 'FORBIDDEN');
    expect(await drawFirstPage(request(support))).toBeNull();
    server.answer('GetUserByUsername', { userByUsername: null });
    expect(await drawFirstPage(request(server))).toBeNull();
    server.fail('GetUserByUsername', 'UNAUTHENTICATED');
    expect(await drawFirstPage(request(server))).toBeNull();
  });

  it('keeps nothing once it is drawn', async () => {
    vi.useFakeTimers();
    await drawFirstPage(request(server));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('is drawn anew for each: nothing of one is in the page of another', async () => {
    await drawFirstPage(request(server));
    const other = serverWith('Biscuit');
    const html = await drawFirstPage(request(other, { username: 'somebody@else.example' }));
    expect([html?.includes('Biscuit'), html?.includes('Otis')]).toEqual([true, false]);
    expect(toldIn(html).username).toBe('somebody@else.example');
  });
});
