/**
 * The approvals queue of a location with 10,000 requests, with all clients of a page expanded, scrolled by wheel in a
 * browser: how many cards are in the page at once, and how long it takes to bring others, from the scroll to layout.
 */
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.mjs';
import { figureOf } from '../scripts/measure.mjs';
import { openPortal } from './portal/server.mjs';
import { slowPage } from './portal/slow-page.mjs';
import { flags, signInOn } from './portal/visit.mjs';
import { watchCalls } from './portal/watch-calls.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const requests = sized(10_000, 1_000);
const clients = sized(200, 20);
const clientsOfPage = 10;
/** Milliseconds until a page that doesn't load fails. */
const timeout = 60_000;
const steps = 120;
const wheel = 240;
/** Fewer new cards than this mean that nothing scrolled. */
const leastSeen = 20;

/** All pending requests are copies of one sample request, for this many clients with one patient each. */
const fill = `
  create temporary table one as select * from task where location_id = 1 and status = 'PENDING' order by id limit 1;
  insert into client select r.* from (select * from client where id = (select client_id from one)) s,
    generate_series(1, ${clients}) n,
    jsonb_populate_record(s::signa.client, jsonb_build_object('id', 50000000 + n, 'uuid', gen_random_uuid(), 'pims_id', null, 'last_name', 'Bench ' || n)) r;
  insert into patient select r.* from (select * from patient where id = (select patient_id from one)) s,
    generate_series(1, ${clients}) n,
    jsonb_populate_record(s::signa.patient, jsonb_build_object('id', 50000000 + n, 'uuid', gen_random_uuid(), 'pims_id', null)) r;
  do $$ declare
    -- What the database reckons itself cannot be given.
    columns text := (select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = 'task'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
  begin
    execute format('insert into task (%1$s) select %1$s from (select r.* from (select * from task where id = (select id from one)) s,
      generate_series(1, ${requests}) n,
      jsonb_populate_record(s::signa.task, jsonb_build_object(''id'', 50000000 + n, ''uuid'', gen_random_uuid(), ''source_id'', null,
        ''previous_prescription_id'', null, ''client_id'', 50000001 + n %% ${clients}, ''patient_id'', 50000001 + n %% ${clients})) r) as given', columns);
  end $$`;

export async function run() {
  const portal = await openPortal(fill);
  try {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
    try {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
      page.setDefaultTimeout(timeout);
      await page.addInitScript(recordRendering);
      await slowPage(page);
      const expectAnswers = watchCalls(page);
      await signInOn(page, portal.url);
      const figures = await scrolled(page, portal.url);
      await expectAnswers();
      return figures;
    } finally {
      await browser.close();
    }
  } finally {
    await portal.remove();
  }
}

async function scrolled(page, url) {
  reportStep('Scrolling the queue');
  await page.goto(`${url}/approve`);
  // The first paint contains fewer clients than the page.
  await page
    .locator('[data-queue-row^=client]')
    .nth(clientsOfPage - 1)
    .waitFor();
  const closed = page.locator('[data-queue-row^=client][aria-expanded=false]');
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().dispatchEvent('click');
  await page.mouse.move(640, 500);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, step < steps * 0.75 ? wheel : -wheel);
    await page.evaluate(() => new Promise((resolve) => globalThis.requestAnimationFrame(resolve)));
  }
  const { renderTimes, most, seen } = await page.evaluate(() => globalThis.noted);
  if (most === 0 || seen < leastSeen) throw new Error(`Only ${seen} cards scrolled by`);
  return [
    { name: 'maximum cards in the page at once', unit: '', value: most, goal: 20, atMost: true },
    { name: 'cards scrolled by', unit: '', value: seen },
    { name: 'a page of cards: renders', unit: '', value: renderTimes.length },
    figureOf('a page of cards: p50', 'ms', renderTimes, { goal: 15, atMost: true }),
    figureOf('a page of cards: p99', 'ms', renderTimes, { at: 0.99 }),
  ];
}

/** Runs in the page: times the portal's response to each scroll, and records those that brought other cards. */
const recordRendering = `
  const noted = (window.noted = { renderTimes: [], most: 0, seen: 0 });
  const seen = new Set();
  const cards = () => [...document.querySelectorAll('[data-task]')].map(({ dataset }) => dataset.task);
  const known = new WeakMap();
  for (const name of ['addEventListener', 'removeEventListener']) {
    const plain = window[name].bind(window);
    window[name] = (type, listener, options) => plain(type, type === 'scroll' ? timedOnce(listener) : listener, options);
  }
  const timedOnce = (listener) => {
    if (!known.has(listener)) known.set(listener, timed(listener));
    return known.get(listener);
  };
  const timed = (listener) => (event) => {
    const before = cards();
    const began = performance.now();
    listener(event);
    document.body.getBoundingClientRect();
    const ms = performance.now() - began;
    const after = cards();
    if (after.some((card) => !before.includes(card))) noted.renderTimes.push(ms);
    noted.most = Math.max(noted.most, after.length);
    after.forEach((card) => seen.add(card));
    noted.seen = seen.size;
  };
`;
