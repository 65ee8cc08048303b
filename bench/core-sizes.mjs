/** The download size of a part of core, as a bundler builds it: minified, with dependencies, gzipped. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { at } from '../scripts/place.mjs';
import { faulty } from './support/fault.mjs';

const entry = 'entry-of-a-team.js';
const dist = (name) => at('packages/core/dist', name, 'index.js');

/** A virtual file of another team that imports from an entry point. */
const importing = (names, name) => ({
  name: 'a-team-that-imports',
  resolveId: (id) => (id.endsWith(entry) ? entry : null),
  load: (id) => (id === entry ? `export ${names} from ${JSON.stringify(dist(name))};` : null),
});

/** The output of a team's bundler, in one or several files. */
const bundle = faulty(async (name, names) => {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [importing(names, name)],
    build: { write: false, target: 'es2022', minify: true, lib: { entry, formats: ['es'] } },
  });
  return output.map(({ code }) => code);
});

/** A bundle that is too small lacks functions, so the output must run. */
async function expectExports(code, name, names) {
  const { href } = new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const [bundled, whole] = [await import(href), await import(dist(name))];
  const wanted = names === '*' ? Object.keys(whole) : names.match(/\w+/g);
  assert.deepEqual(Object.keys(bundled).sort(), wanted.sort(), `The bundle of ${name} does not export what it must`);
  for (const each of wanted) assert.equal(typeof bundled[each], typeof whole[each], `${each} of ${name}`);
}

/** @param names - the imported names; the bundler drops the rest */
async function sizeOf(name, names = '*') {
  const files = [await bundle(name, names)].flat();
  assert.equal(files.length, 1, `The bundle of ${name} has ${files.length} files`);
  await expectExports(files[0], name, names);
  return gzipSync(files[0], { level: 9 }).length / 1000;
}

const unit = 'kB gz';
export async function run() {
  return [
    {
      name: 'checkConflicts alone',
      unit,
      value: await sizeOf('safety', '{ checkConflicts }'),
      goal: 12,
      atMost: true,
    },
    { name: 'mayIssue alone', unit, value: await sizeOf('prescribing', '{ mayIssue }') },
    { name: 'checkPrescriptionForm alone', unit, value: await sizeOf('prescribing', '{ checkPrescriptionForm }') },
    {
      name: 'a form: validated, normalized, its authority and status',
      unit,
      value: await sizeOf(
        'prescribing',
        '{ checkPrescriptionForm, normalizePrescriptionForm, mayIssue, grantsToIssue, expiryBadge }',
      ),
      goal: 30,
      atMost: true,
    },
    {
      name: 'a lifecycle, with its state machine',
      unit,
      value: await sizeOf('prescribing', '{ nextPrescriptionStatus, prescriptionLifecycle }'),
    },
    { name: 'printModel alone', unit, value: await sizeOf('prescribing', '{ printModel }') },
    { name: './schema, with zod', unit, value: await sizeOf('schema') },
    { name: 'todayIn alone', unit, value: await sizeOf('base', '{ todayIn }'), goal: 7.5, atMost: true },
    { name: './prescribing, complete', unit, value: await sizeOf('prescribing') },
  ];
}
