import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, pathIn, sourceFiles } from '../place.mjs';
import { isGenerated } from '../source-kind.mjs';
import { inlineSettings } from './inline-settings.mjs';

const comment = (words) =>
  `const one = 1;\n${['/', '/ '].join('')}${words}\nconst two = 2; ${['/', '* '].join('')}${words} */`;

describe('inlineSettings', () => {
  it.each([
    'oxlint-disable',
    'oxlint-disable-next-line no-console',
    'eslint-disable-line',
    'eslint-enable',
    'eslint no-console: off',
  ])('finds %s on a separate line and after a statement', (words) => {
    expect(inlineSettings(comment(words))).toEqual([2, 3]);
  });

  it.each(['oxlint keeps this', 'eslinted', 'see oxlint-disable'])('accepts %s', (words) => {
    expect(inlineSettings(comment(words))).toEqual([]);
  });
});

describe('the sources', () => {
  const files = ['packages', 'journeys', 'bench', 'scripts']
    .flatMap((folder) => sourceFiles(at(folder)))
    .filter((path) => /\.([cm]?[jt]s|tsx)$/.test(path) && !isGenerated(pathIn(path, at())));

  it('disable no rules in comments', () => {
    expect(files.length).toBeGreaterThan(2000);
    const found = files.flatMap((path) =>
      inlineSettings(readFileSync(path, 'utf8')).map((line) => `${pathIn(path, at())}:${line}`),
    );
    expect(found).toEqual([]);
  });
});
