import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildRequest } from './contract/index.js';
import { GetPrescriptionDocument } from './contract/typed/index.js';
import { entryPoints } from './entry-points.js';
import { context } from './prescribing/prescription/prescription.test-data.js';
import * as schemas from './schema/index.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
const readme = readFileSync(join(folder, '../README.md'), 'utf8');
const recipes = [...readme.matchAll(/^### (\d+\. .+)$[\s\S]*?^```ts\n([\s\S]*?)^```$/gm)].map(([, title, code]) => ({
  title,
  code: code ?? '',
}));

/** Recipes are modules like any other of the package, created temporarily. */
const laid = mkdtempSync(join(folder, '../.recipes-'));
afterAll(() => rmSync(laid, { recursive: true }));

describe('the README of the library', () => {
  it('A-362 has a recipe for each of the most common questions', () => {
    expect(recipes.map(({ title }) => title)).toEqual([
      '1. Check a product against a patient',
      '2. Find missing facts',
      '3. Validate a form',
      '4. Check who can authorize, and why not',
      '5. Apply an event to a prescription',
      '6. Render a lifecycle as a diagram',
      '7. Show when a prescription expires',
      '8. Check whether a prescription can be archived',
      '9. Call an operation with types',
      '10. Evaluate a rule as of another date',
      '11. Build the printed prescription',
      '12. Check whether a controlled product can be issued',
    ]);
    expect(recipes.every(({ code }) => /\bassert\b.*\(/.test(code))).toBe(true);
  });

  it.each(recipes)('A-362 does what it says: $title', async ({ title, code }) => {
    const file = join(laid, `${/^\d+/.exec(title ?? '')?.[0] ?? ''}.ts`);
    writeFileSync(file, code);
    await expect(import(/* @vite-ignore */ file)).resolves.toBeDefined();
  });

  it('A-575 names first the schema that rejects an empty prescription, and then only schemas that reject one', async () => {
    const [first] = entryPoints.find(({ entry }) => entry === './schema')?.answers ?? [];
    expect(first?.start).toBe('prescriptionFormSchema');
    const { issues } = await schemas.prescriptionFormSchema(context())['~standard'].validate({});
    expect(issues?.map(({ path }) => path?.[0])).toEqual(expect.arrayContaining(['productId', 'directions']));
    const named = new Set([...readme.matchAll(/\b(\w+Schema)\b/g)].map(([, name]) => name));
    expect([...named].toSorted()).toEqual(['knowledgePackageSchema', 'prescriptionFormSchema']);
    expect(schemas.knowledgePackageSchema.safeParse({}).success).toBe(false);
  });

  it('A-576 lists every header that the API needs', () => {
    const rows = [...readme.matchAll(/^\| `([a-z-]+)` +\| /gm)].map(([, name]) => name);
    const target = { server: 'https://signa.example', token: 'token', idempotencyKey: 'key' };
    const { headers } = buildRequest(GetPrescriptionDocument, { id: '42' }, target);
    expect(rows.toSorted()).toEqual(Object.keys(headers).toSorted());
  });

  it('A-360 contains the map of all entry points', () => {
    const shown = /<!-- entry points -->\n([\s\S]*?)<!-- \/entry points -->/.exec(readme)?.[1]?.trim();
    const rows = entryPoints.flatMap(({ entry, answers }) =>
      answers.map(({ question, start }) => `${question} | \`@signa/core${entry.slice(1)}\` | \`${start}\``),
    );
    const cells = (line: string) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '');
    expect(shown?.split('\n').slice(2).map(cells)).toEqual(rows.map(cells));
  });
});
