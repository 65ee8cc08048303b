/**
 * The portal in its own browser: the cost of each page until its list is usable. Code is counted in gzipped bytes,
 * regardless of how it was sent; what is fetched when idle is a separate figure.
 */
import { buildWeb } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/find-browser.mjs';
import { figureOf } from '../scripts/measure.mjs';
import { documentCpu } from './portal/document-cpu.mjs';
import { openPortal } from './portal/server.mjs';
import { openVisits } from './portal/visit.mjs';
import { reportStep, show } from './support/report.mjs';
import { sized } from './support/size.mjs';

const rounds = sized(5, 2);
const row = '[data-task]';

/**
 * What makes each route usable and, for a list, the call that loads it; further routes are loaded on top of the code of
 * the first one.
 */
const routes = [
  { path: '/login', useful: 'button:not([disabled])', signedIn: false },
  { path: '/dashboard', useful: row, list: 'GetPrescriptionTasksGrouped', after: '/login' },
  { path: '/approve', useful: row, list: 'GetPrescriptionTasksGrouped', after: '/dashboard' },
  { path: '/history', useful: 'main li a, main tbody tr', list: 'GetPrescriptionHistory', after: '/dashboard' },
  {
    path: '/clients/profile/1',
    useful: '[aria-label="Medical Information"]',
    list: 'getLocationPatient',
    after: '/dashboard',
  },
  { path: '/create', useful: 'main input', after: '/dashboard' },
  { path: '/create/rx/product-selection', useful: 'main input', after: '/create' },
  { path: '/create/rx', useful: 'main input', after: '/create/rx/product-selection' },
];

/** The parts that can run alone, in the order measured: what users wait for comes first. */
const measures = {
  'first-visit': firstVisits,
  reload: reloads,
  document: ({ url, visits }) => documentCpu(url, visits.cookie),
  'main-thread': mainThread,
};

export async function run(parts) {
  reportStep('Building the portal');
  await buildWeb();
  const portal = await openPortal();
  try {
    reportStep('Signing in and warming up the server');
    const visits = await openVisits(await findBrowser(), portal.url);
    try {
      const figures = [];
      for (const [part, measure] of Object.entries(measures))
        if (parts.length === 0 || parts.includes(part))
          figures.push(...show(await measure({ url: portal.url, visits })));
      return figures;
    } finally {
      await visits.close();
    }
  } finally {
    await portal.remove();
  }
}

/** What a first visit of each route loads, and the time until the route is usable. */
async function firstVisits({ visits }) {
  const figures = [];
  const seen = new Map();
  for (const { path, useful, list, signedIn = true, after } of sized(routes, routes.slice(0, 4))) {
    reportStep(`First visits of ${path}, ${rounds} rounds`);
    const taken = await visitOften(visits, path, { useful, list, signedIn });
    const [visit] = taken;
    seen.set(path, visit.scripts);
    const { scriptDepth, requests } = visit;
    figures.push(
      ...show([
        ...codeOf(path, visit, seen.get(after)),
        { name: `${path}: all requests`, unit: '', value: requests },
        { name: `${path}: longest chain of scripts`, unit: '', value: scriptDepth, goal: 2, atMost: true },
        ...(list ? ofList(path, taken) : [usefulOf(`${path}: useful`, taken)]),
        { name: `${path}: fetched when idle`, unit: 'kB gz', value: visit.laterKb },
      ]),
    );
  }
  return figures;
}

async function visitOften(visits, path, options) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await visits.visit(path, options));
  return taken;
}

const usefulOf = (name, taken, goal) =>
  figureOf(
    name,
    'ms',
    taken.map(({ useful }) => useful),
    goal,
  );

const depthOf = (path, [{ callDepth }]) => ({
  name: `${path}: longest chain of calls up to the list`,
  unit: '',
  value: callDepth,
  goal: 2,
  atMost: true,
});

/** The first visit of a browser with a valid session and an empty cache. */
const ofList = (path, taken) => [
  depthOf(path, taken),
  usefulOf(`${path}: useful list`, taken, { goal: 1100, atMost: true }),
];

const listRoutes = () => routes.filter(({ list }) => list);

/** The same after a reload. */
async function reloads({ visits }) {
  const figures = [];
  for (const { path, ...route } of listRoutes()) {
    reportStep(`Reloads of ${path}, ${rounds} rounds`);
    const taken = await visitOften(visits, path, { ...route, isReload: true });
    const goal = { goal: 1100, atMost: true };
    figures.push(...show([usefulOf(`${path} after a reload: useful list`, taken, goal)]));
  }
  return figures;
}

const openings = [
  { before: 0, text: 'first visit' },
  { before: 1, text: 'reload' },
  { before: 3, text: 'fourth visit' },
];

/** Processor time of these pages in the browser at full speed, for comparing builds on a machine that is never idle. */
async function mainThread({ visits }) {
  const figures = [];
  for (const { path, useful } of listRoutes()) {
    for (const { before, text } of openings) {
      reportStep(`Processor time of ${path}, ${text}, ${rounds} rounds`);
      const taken = [];
      for (let round = 0; round < rounds; round += 1) taken.push(await visits.mainThread(path, { useful, before }));
      figures.push(...show([figureOf(`${path}, ${text}: processor time of the main thread`, 'ms', taken)]));
    }
  }
  return figures;
}

/** A first route has goals for everything it loads, a further one for what it adds. */
function codeOf(path, { scripts }, before) {
  const added = before ? new Map([...scripts].filter(([name]) => !before.has(name))) : scripts;
  const kb = [...added.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  return [
    {
      name: `${path}: JavaScript${before ? ' added' : ''}`,
      unit: 'kB gz',
      value: kb,
      goal: before ? 60 : 160,
      atMost: true,
    },
    {
      name: `${path}: scripts`,
      unit: 'requests',
      value: added.size,
      ...(!before && { goal: 8, atMost: true }),
    },
  ];
}
