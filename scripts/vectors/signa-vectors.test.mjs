import { describe, expect, it } from 'vitest';
import { ask } from '../../packages/core/vectors/ask.mjs';
import { failuresOf } from '../../packages/core/vectors/judge.mjs';
import { node, run } from '../child.mjs';
import { at } from '../place.mjs';

const signaVectors = (...parameters) => node(at('packages/core/vectors/signa-vectors.mjs'), parameters);

const cases = ['current', 'expired', 'missing'].map((standing, index) => ({
  id: `license/${index}`,
  requirement: ['A-240'],
  rule: 'license',
  version: 1,
  asOf: '2026-11-20',
  input: { vetLicenseNumber: '1' },
  verdict: { standing, days: 1 },
  reasons: [{ missing: 'vet' }, { missing: 'schedule' }],
}));
const right = cases.map(({ verdict, reasons }) => ({ reasons, verdict }));
const gotOf = (...lines) =>
  failuresOf(
    cases,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))),
  ).map(({ got }) => got);

describe('an answer', () => {
  it('A-368 is correct in any order of its members, with or without its id', () => {
    const named = { id: 'license/1', verdict: { days: 1, standing: 'expired' }, reasons: cases[1].reasons };
    expect(gotOf(right[0], named, right[2])).toEqual([]);
  });

  it('A-368 is wrong with another verdict, other reasons, and reasons in another order', () => {
    expect(gotOf({ ...right[0], verdict: { standing: 'current' } }, ...right.slice(1))).toHaveLength(1);
    expect(gotOf(right[0], { ...right[1], reasons: [] }, right[2])).toHaveLength(1);
    expect(gotOf(...right.map((answer) => ({ ...answer, reasons: answer.reasons.toReversed() })))).toHaveLength(3);
  });

  it('A-368 is wrong if it is not JSON, answers another case, or is missing', () => {
    expect(gotOf('oops {', '[1]')).toEqual([
      'no JSON: oops {',
      'no object with a verdict and a list of reasons: [1]',
      'no line',
    ]);
    expect(gotOf(right[0], { ...right[1], id: 'license/2' }, 'null')).toEqual([
      'an answer to license/2',
      'no object with a verdict and a list of reasons: null',
    ]);
  });
});

describe('a program under test', () => {
  const asking = (code, silence = 60) => ask([process.execPath, '-e', code], cases, silence);

  it('A-368 receives every case on one line, without the expected answer', async () => {
    const { lines, code } = await asking('process.stdin.pipe(process.stdout)');
    expect(code).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      cases.map(({ id, rule, version, asOf, input }) => ({ id, rule, version, asOf, input })),
    );
  });

  it('A-368 may exit before it has read all input', async () => {
    const many = Array.from({ length: 5000 }, () => cases[0]);
    const dying = "console.log('x'); process.exitCode = 3; process.stdin.destroy()";
    expect(await ask([process.execPath, '-e', dying], many, 60)).toMatchObject({ lines: ['x'], code: 3 });
  });

  it('A-368 is stopped if it prints nothing, or never stops', async () => {
    const silent = await asking('setInterval(() => {}, 1000)', 0.1);
    expect(silent).toMatchObject({ lines: [], stopped: 'It wrote nothing for 0.1 seconds' });
    const { stopped } = await asking("const more = () => process.stdout.write('x\\n'.repeat(9999), more); more()");
    expect(stopped).toBe('It wrote far more lines than it was asked');
  });

  it('A-368 may be missing', async () => {
    expect(await ask(['there-is-no-such-program'], cases, 60)).toMatchObject({
      fault: expect.stringContaining('ENOENT'),
    });
  });
});

describe('signa-vectors', () => {
  const asking = (code, ...options) =>
    signaVectors('--rule', 'license', ...options, '--', process.execPath, '-e', code);

  it('A-368 shows the first failures, counts all, reports missing lines, and exits with 1', async () => {
    const { code, output } = await asking(`console.log('{"verdict":{"standing":"late"},"reasons":[]}')`, '--show', '1');
    expect(output).toMatch(
      /^\nlicense\/days\/1 \(A-240, A-241\)\n {2}expected {"verdict":{"standing":"current"},"reasons":\[\]}\n/,
    );
    expect(output).toContain('  got      {"verdict":{"standing":"late"},"reasons":[]}\n\n… and 197 more\n');
    expect(output).toMatch(/197 lines too few: 1 of 198\.\n198 cases, 0 right, 198 wrong\n$/);
    expect(code).toBe(1);
  });

  it('A-368 reports surplus lines, and a program that exits with an error', async () => {
    const { code, output } = await asking("console.log('x\\n'.repeat(199)); process.exitCode = 4", '--show', '0');
    expect(output).toContain('The program ended with 4.\n1 line too many, the first: x\n');
    expect(code).toBe(1);
  });

  it.each([
    [[], 'Which program?'],
    [['--id', 'day/1', '--', 'true'], "No case has the id 'day/1'."],
    [['--show', 'all', '--', 'true'], "--show takes a number, not 'all'."],
    [['--rule', 'license', 'there-is-no-such-program'], 'The program cannot be started'],
  ])('A-368 reports missing arguments: %j', async (parameters, told) => {
    const { code, output } = await signaVectors(...parameters);
    expect(output).toContain(told);
    expect(code).toBe(2);
  });
});

describe('the port in Python', () => {
  it('A-369 answers every case correctly, if Python is installed', async () => {
    const { code } = await run('python3', ['-c', 'import sys, zoneinfo; sys.exit(sys.version_info < (3, 9))']);
    if (code !== 0) {
      console.warn('The port of the rules in Python WAS NOT RUN: there is no python3 from 3.9 on here.');
      return;
    }
    const { output } = await signaVectors('--', 'python3', at('docs/port/signa_rules.py'));
    expect(output).toMatch(/^\d{5} cases, \d{5} right, 0 wrong\n$/);
  });
});
