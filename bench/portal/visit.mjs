/** Visits of a page with an empty cache, on a slow machine with a slow network. */
import { chromium } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { depthOfCall, depthOfScripts } from './depth.mjs';
import { mainThreadOf } from './main-thread.mjs';
import { whenUsable } from './when-usable.mjs';
import { watchCalls } from './watch-calls.mjs';
import { sized } from '../support/size.mjs';

const slower = 4;
const line = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
/** The browser's start flags. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const timeout = 30_000;
const warmUpRounds = sized(30, 3);
/** How long the page is still observed after the list appears, in milliseconds. */
const watched = sized(4_000, 1_500);

export async function openVisits(executablePath, url) {
  const browser = await chromium.launch({ executablePath, args: flags });
  const storageState = await signIn(browser, url);
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await warmUpServer(url, cookie);
  const calls = new Map();
  return {
    cookie,
    visit: (path, options) => visit(browser, url, path, { storageState, calls, ...options }),
    mainThread: async (path, options) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState });
      const expectAnswers = watchCalls(context, calls);
      try {
        return await mainThreadOf(context, url + path, { ...options, expectAnswers });
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** The browser state after a sign-in. */
async function signIn(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    await signInOn(page, url);
    const { cookies } = await context.storageState();
    return { cookies, origins: [] };
  } finally {
    await context.close();
  }
}

/** A running server has answered such pages before. */
async function warmUpServer(url, cookie) {
  for (let round = 0; round < warmUpRounds; round += 1)
    for (const path of ['/dashboard', '/approve', '/history'])
      await (await fetch(url + path, { headers: { cookie } })).text();
}

/** Signs in as the vet of the sample practice. */
export async function signInOn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('vet@signa.test');
  await page.getByLabel('Password').fill('signa');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** @param isReload - the page is opened a second time, so that its files are cached */
async function visit(browser, url, path, { useful, list, signedIn = true, isReload = false, storageState, calls }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(signedIn && { storageState }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    const expectAnswers = watchCalls(page, calls);
    if (isReload) await page.goto(url + path).then(() => restOn(page, useful));
    const requests = await listen(page);
    const { shown } = await whenUsable(await context.newCDPSession(page), page, useful);
    await page.goto(url + path, { waitUntil: 'commit' });
    const { ms, shownAt } = await shown;
    await page.waitForTimeout(watched);
    await expectAnswers();
    return { ...(await summarize(requests, url, { shownAt, list })), useful: ms };
  } finally {
    await context.close();
  }
}

/** A page in use: its files are cached and the change stream is open, so its network never becomes idle. */
async function restOn(page, useful) {
  await page.locator(useful).first().waitFor();
  await page.waitForTimeout(watched);
}

/** Every request with its start and end in seconds since 1970, and the bodies of scripts. */
async function listen(page) {
  const session = await page.context().newCDPSession(page);
  const requests = new Map();
  const clock = {};
  session.on('Network.requestWillBeSent', (event) => {
    clock.offset ??= event.wallTime - event.timestamp;
    const before = requests.get(event.requestId);
    if (before) before.hops += 1;
    else requests.set(event.requestId, { ...event, hops: 0, start: event.timestamp + clock.offset });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.fromMemory = true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.end = timestamp + clock.offset;
    if (['Script', 'Document'].includes(request.type))
      request.body = session.send('Network.getResponseBody', { requestId }).catch(() => null);
  });
  await session.send('Network.enable', { maxTotalBufferSize: 1e8, maxResourceBufferSize: 1e7 });
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return requests;
}

async function summarize(heard, url, { shownAt, list }) {
  const all = [...heard.values()];
  const before = all.filter(({ start }) => start <= shownAt);
  const [scripts, later] = [await sizes(before, url), await sizes(all, url)];
  if (scripts.size === 0) throw new Error('The page was usable without a script');
  const callDepth = depthOfCall(before, list);
  if (list && callDepth === 0) await expectInDocument(before, list);
  const total = (of) => [...of.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  return {
    scripts,
    laterKb: total(later) - total(scripts),
    requests: before.filter(({ request }) => !request.url.startsWith('data:')).length,
    // Cached responses aren't steps of the page.
    scriptDepth: depthOfScripts(before.filter(({ fromMemory }) => !fromMemory)),
    callDepth,
  };
}

/** A list that no call loaded was embedded in the document. */
async function expectInDocument(requests, list) {
  const document = await requests.find(({ type }) => type === 'Document')?.body;
  if (!document?.body.includes(`"${list}"`)) throw new Error(`${list} was neither called nor in the document`);
}

/** Gzipped bytes of each script by URL. */
async function sizes(requests, url) {
  const bytes = new Map();
  for (const { type, request, body } of requests) {
    if (!isScript(type, request.url) || bytes.has(request.url)) continue;
    const answer = await body;
    const text = answer?.body ?? (await (await fetch(request.url)).text());
    bytes.set(request.url, gzipSync(text, { level: 9 }).length);
  }
  return new Map([...bytes].map(([address, size]) => [address.replace(url, ''), size]));
}

/** Prefetched code has no resource type yet. */
const isScript = (type, address) => type === 'Script' || /\.js$/.test(new URL(address).pathname);
