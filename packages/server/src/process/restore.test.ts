import { expect, it } from 'vitest';
import { describeRestores } from './restored-copy.testing.js';
import { possibleRestores, restoresText } from './restoring.testing.js';

// One version into itself, and over as many versions as possible. `npm run drill` tries all that are installed.
const [first] = await possibleRestores();
const tried = first
  ? [{ from: first.from, into: [...new Set([...first.into.slice(0, 1), ...first.into.slice(-1)])] }]
  : [];

for (const restores of tried) describeRestores(restores);

it('A-551 prints which versions of PostgreSQL a backup was restored from and into', () => {
  const text = restoresText(tried);
  console.log(text);
  expect(text).toContain(first ? `from PostgreSQL ${first.from.version} into ${first.from.version}` : 'not installed');
});
