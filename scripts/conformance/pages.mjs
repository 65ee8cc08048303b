/**
 * Checks every page of the portal as seen by a vet, a manager and a support engineer, with dialogs and menus on some,
 * at desktop and phone width, in light and dark mode, by axe, IBM's checker, and the Nu Html Checker. A page that no
 * visit reaches is a failure.
 */
import { buildWeb } from '../build.mjs';
import { findBrowser, findShell } from '../find-browser.mjs';
import { argued } from './pages/argued.mjs';
import { lookAround, openBrowser } from './pages/look-around.mjs';
import { fetchNuChecker, findingsOf, pinned } from './pages/nu-checker.mjs';
import { openings } from './pages/open-over.mjs';
import { portalRoutes, routeOf } from './pages/portal-routes.mjs';
import { visits } from './pages/visits.mjs';
import { onServer } from './stage/server.mjs';

export const counterpart = ['@axe-core/playwright', 'accessibility-checker-engine', pinned];
export { argued };

const { '/login': signIn, ...behindSignIn } = visits;
const addresses = Object.values(behindSignIn).flat();
const people = [
  { name: 'nobody', email: null, addresses: signIn, openings: [] },
  { name: 'vet', email: 'vet@signa.test', addresses, openings: openings.vet },
  { name: 'manager', email: 'admin@signa.test', addresses, openings: openings.manager },
  { name: 'support', email: 'adminsupport@signa.test', addresses, openings: openings.support },
];

export async function run() {
  await fetchNuChecker();
  await buildWeb();
  process.env.CHROME_PATH ??= await findBrowser();
  const shell = await findShell();
  if (shell) process.env.CHROME_SHELL_PATH = shell;
  const rounds = await onServer({}, async (url) => {
    const browser = await openBrowser();
    try {
      return await Promise.all(people.map((person) => lookAround(browser, url, person)));
    } finally {
      await browser.close();
    }
  });
  const documents = new Map(rounds.flatMap((round) => [...round.documents]));
  const read = [...(await findingsOf(documents))].map(([name, findings]) => ({ name: `${name}, its HTML`, findings }));
  const looks = [...rounds.flatMap((round) => round.looks), ...read];
  return [...(await routesSeen(rounds)), ...looks.map(checkOf), ...argumentsIn(looks)];
}

/** Each page of the portal was seen by a user who arrived there and was not redirected. */
async function routesSeen(rounds) {
  const routes = await portalRoutes();
  const seen = new Set(rounds.flatMap(({ arrived }) => [...arrived].map((address) => routeOf(routes, address))));
  return [...new Set([...routes, ...Object.keys(visits)])].map((route) => ({
    id: route,
    title: 'is a page that was looked at',
    fault: faultOf(route, routes, seen),
  }));
}

function faultOf(route, routes, seen) {
  if (!routes.includes(route)) return 'a visit is planned to it, and it is no page of the portal';
  return seen.has(route) || route in ledOn ? null : 'nobody saw it: add it to scripts/conformance/pages/visits.mjs';
}

/** Addresses that always redirect to another page, by that page. */
const ledOn = {
  '/clients/profile': '/create',
  '/create/prescription/client/:clientId': '/create/rx/product-selection',
};

const isArgued = (finding) => Object.keys(argued).some((rule) => finding.startsWith(rule));

function checkOf({ name, findings }) {
  const unargued = findings.filter((finding) => !isArgued(finding));
  return {
    id: name,
    title: '',
    fault: unargued.length === 0 ? null : unargued.map((text) => `\n    ${text}`).join(''),
  };
}

/** A rule with an exception must still be violated somewhere. */
const argumentsIn = (looks) =>
  Object.keys(argued).map((rule) => ({
    id: rule,
    title: 'is found where it is argued',
    fault: looks.flatMap(({ findings }) => findings).find((finding) => finding.startsWith(rule)) ?? null,
  }));
