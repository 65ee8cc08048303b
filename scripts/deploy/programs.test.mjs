import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../place.mjs';
import { programs } from './programs.mjs';

/** A mistake in each file, which its program rejects. */
const mistakes = {
  'nginx.conf': ['proxy_buffering off;', 'proxy_bufering off;'],
  'signa.service': ['ProtectSystem=strict', 'ProtectSystm=strict'],
  'alerts.yaml': ['> 900', '> > 900'],
  Dockerfile: ['USER node', 'USR node'],
  'compose.yaml': ['restart: unless-stopped', 'restrat: unless-stopped'],
};

const present = [];
for (const one of programs) if (await one.find()) present.push(one);

let folder;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'signa-deploy-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('A-345 every file of deploy/ that a program reads has a check, and the missing programs are printed', () => {
  expect(programs.map(({ file }) => file).toSorted()).toEqual(Object.keys(mistakes).toSorted());
  for (const { file, program } of programs)
    if (!present.some((one) => one.file === file)) console.log(`deploy/${file} was not checked: ${program} is missing`);
});

it('A-345 each installed program accepts its file of deploy/, and rejects one with a mistake', async () => {
  for (const { file, check } of present) {
    const [source, empty, other] = ['source', 'empty', 'other'].map((name) => join(folder, `${file}-${name}`));
    for (const path of [empty, other]) mkdirSync(path);
    cpSync(at('deploy'), source, { recursive: true });
    await check(source, empty);
    const text = readFileSync(join(source, file), 'utf8');
    const wrong = text.replace(...mistakes[file]);
    expect(wrong, file).not.toBe(text);
    writeFileSync(join(source, file), wrong);
    await expect(check(source, other), file).rejects.toThrow();
  }
});
