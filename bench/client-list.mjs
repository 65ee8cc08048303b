/**
 * The full list of `/clientsearch` with a location's 500 clients, in a browser on a slow machine: how many rows are in
 * the page at once, how long the page is busy until they are rendered, and how long scrolling takes to bring others,
 * from the wheel event to layout. On desktop and on a phone.
 */
import { chromium } from 'playwright-core';
import { buildWeb } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/find-browser.mjs';
import { figureOf } from '../scripts/measure.mjs';
import { openPortal } from './portal/server.mjs';
import { slowPage } from './portal/slow-page.mjs';
import { flags, signInOn } from './portal/visit.mjs';
import { watchCalls } from './portal/watch-calls.mjs';
import { reportStep, show } from './support/report.mjs';
import { sized } from './support/size.mjs';

const clients = 500;
const rounds = sized(5, 2);
const slower = 4;
/** Milliseconds until a page that doesn't load fails. */
const timeout = 60_000;
const steps = sized(80, 10);
const wheel = 400;
const windows = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const row = 'main li [data-row]';

/** Copies of one sample client, each with a patient. */
const fill = `
  insert into client select r.* from (select * from client where location_id = 1 and is_active and not is_office_use order by id limit 1) s,
    generate_series(1, ${clients}) n,
    jsonb_populate_record(s::signa.client, jsonb_build_object('id', 50000000 + n, 'uuid', gen_random_uuid(), 'last_name', 'Bench ' || n, 'pims_id', null, 'pims_provider_id', null)) r;
  insert into patient select r.* from (select * from patient where location_id = 1 order by id limit 1) s,
    generate_series(1, ${clients}) n,
    jsonb_populate_record(s::signa.patient, jsonb_build_object('id', 50000000 + n, 'uuid', gen_random_uuid(), 'pims_id', null)) r;
  insert into patient_client (location_id, patient_id, client_id)
    select 1, 50000000 + n, 50000000 + n from generate_series(1, ${clients}) n`;

export async function run() {
  await buildWeb();
  const portal = await openPortal(fill);
  try {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
    try {
      const figures = [];
      const page = await (await browser.newContext({ viewport: windows.desk })).newPage();
      page.setDefaultTimeout(timeout);
      await page.addInitScript(recordRendering);
      await slowPage(page);
      const expectAnswers = watchCalls(page);
      await signInOn(page, portal.url);
      for (const [name, viewport] of Object.entries(windows)) {
        await page.setViewportSize(viewport);
        reportStep(`The whole list, ${name}`);
        figures.push(
          ...show(await measureRendering(page, portal.url, name)),
          ...show(await measureScrolling(page, name)),
        );
      }
      await expectAnswers();
      return figures;
    } finally {
      await browser.close();
    }
  } finally {
    await portal.remove();
  }
}

/** Alternates between the paged list and the full list while the machine is throttled. */
async function measureRendering(page, url, name) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name: each }) => each === 'TaskDuration').value * 1000;
  };
  await page.goto(`${url}/clientsearch`);
  await page.locator(row).first().waitFor();
  const [works, waits] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    await page.getByRole('button', { name: 'Show all on one page' }).waitFor();
    await page.waitForTimeout(1500);
    const before = await busy();
    waits.push(await page.evaluate(() => globalThis.showAll()));
    works.push((await busy()) - before);
    await page.getByRole('button', { name: 'Show in pages' }).dispatchEvent('click');
  }
  await page.getByRole('button', { name: 'Show all on one page' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Show in pages' }).waitFor();
  await page.waitForTimeout(1500);
  // The first round includes the network call.
  const [work, wait] = [works.slice(1), waits.slice(1)];
  const rows = await page.locator(row).count();
  if (rows === 0) throw new Error('The list has no rows');
  return [
    figureOf(`${name}: click to all rendered`, 'ms', wait, { goal: 400, atMost: true }),
    figureOf(`${name}: busy time for it`, 'ms', work),
    {
      name: `${name}: elements in the page`,
      unit: '',
      value: await page.evaluate(() => globalThis.document.querySelectorAll('*').length),
    },
    { name: `${name}: rows rendered at first`, unit: '', value: rows, goal: 30, atMost: true },
  ];
}

/** Scrolls to the end by wheel, and part of the way back. */
async function measureScrolling(page, name) {
  const { width, height } = page.viewportSize();
  await page.mouse.move(width / 2, height / 2);
  const before = await firstRow(page);
  await page.evaluate(() => globalThis.forget());
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, step < steps * 0.75 ? wheel : -wheel);
    await page.evaluate(() => new Promise((resolve) => globalThis.requestAnimationFrame(resolve)));
  }
  const { frames } = await page.evaluate(() => globalThis.noted);
  if ((await firstRow(page)) === before) throw new Error('Scrolling brought no other rows');
  return [
    figureOf(`${name}: a frame of scrolling, p50`, 'ms', frames, { goal: 50, atMost: true }),
    figureOf(`${name}: a frame of scrolling, p99`, 'ms', frames, { at: 0.99 }),
  ];
}

const firstRow = (page) => page.locator(row).first().textContent();

/** Runs in the page: presses the button and returns the milliseconds until the next paint; records every frame. */
const recordRendering = `
  window.noted = { frames: [] };
  let last = performance.now();
  const note = () => {
    const now = performance.now();
    noted.frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.forget = () => { noted.frames.length = 0; };
  const named = (text) => [...document.querySelectorAll('main button')].find((each) => each.textContent.trim() === text);
  window.showAll = () => new Promise((resolve) => {
    const began = performance.now();
    named('Show all on one page').click();
    const look = () => {
      if (document.querySelector('main section[aria-label=Clients]').offsetHeight < 10000) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    };
    look();
  });
`;
