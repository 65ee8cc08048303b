/** What somebody downloads who takes a part of core, as their bundler puts it together: minified, dependencies included, gzipped. */
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { at } from '../scripts/place.mjs';

const entry = 'entry-of-a-team.js';

/** A file of another team that imports from an entry, which stands nowhere. */
const importing = (names, name) => ({
  name: 'a-team-that-imports',
  resolveId: (id) => (id.endsWith(entry) ? entry : null),
  load: (id) =>
    id === entry ? `export ${names} from ${JSON.stringify(at('packages/core/dist', name, 'index.js'))};` : null,
});

/** @param names - what is imported; the bundler leaves the rest out */
async function sizeOf(name, names = '*') {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [importing(names, name)],
    build: { write: false, target: 'es2022', minify: true, lib: { entry, formats: ['es'] } },
  });
  return gzipSync(output[0].code, { level: 9 }).length / 1000;
}

const unit = 'kB gz';
export async function run() {
  return [
    {
      name: 'checkConflicts alone',
      unit,
      value: await sizeOf('conflict', '{ checkConflicts }'),
      goal: 12,
      atMost: true,
    },
    { name: 'mayIssue alone', unit, value: await sizeOf('prescription', '{ mayIssue }') },
    { name: 'checkPrescriptionForm alone', unit, value: await sizeOf('prescription', '{ checkPrescriptionForm }') },
    { name: './prescription', unit, value: await sizeOf('prescription'), goal: 30, atMost: true },
    { name: './prescription/change, with the chart', unit, value: await sizeOf('prescription/change') },
    { name: './prescription/print', unit, value: await sizeOf('prescription/print') },
    { name: './schema, with zod', unit, value: await sizeOf('schema') },
    { name: './time', unit, value: await sizeOf('time'), goal: 7.5, atMost: true },
  ];
}
