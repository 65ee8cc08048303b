/** What somebody downloads who takes everything that core exports under a name: minified, dependencies included, gzipped. */
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { at } from '../scripts/place.mjs';

const entry = 'entry-of-all.js';

/** A file that passes everything on, which stands nowhere. */
const all = (name) => ({
  name: 'all-of-an-export',
  resolveId: (id) => (id.endsWith(entry) ? entry : null),
  load: (id) => (id === entry ? `export * from ${JSON.stringify(at(`packages/core/dist/${name}/index.js`))};` : null),
});

async function sizeOf(name) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [all(name)],
    build: { write: false, target: 'es2022', minify: true, lib: { entry, formats: ['es'] } },
  });
  return gzipSync(output[0].code, { level: 9 }).length / 1000;
}

const unit = 'kB gz';
export async function run() {
  return [
    { name: './prescription', unit, value: await sizeOf('prescription'), goal: 30, atMost: true },
    { name: './prescription/change, with the chart', unit, value: await sizeOf('prescription/change') },
    { name: './prescription/print', unit, value: await sizeOf('prescription/print') },
    { name: './schema, with zod', unit, value: await sizeOf('schema') },
    { name: './time', unit, value: await sizeOf('time'), goal: 7.5, atMost: true },
  ];
}
