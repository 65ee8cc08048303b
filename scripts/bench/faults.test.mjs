import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf, expectContent } from '../../bench/support/content.mjs';
import { emptied, faulty, faultyProgram, faultyServer } from '../../bench/support/fault.mjs';
import { compare, figureOf, ratios } from '../measure.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('a server with a fault', () => {
  const server = `
    const server = require('node:http').createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(request.method === 'POST' ? '{"data":{"orders":[{"id":"7"}],"count":1}}' : '{"status":"ready"}');
    });
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  let child;

  /** The responses to this many calls of a server with the injected fault. */
  async function answersOf(side, count, path = '/graphql', method = 'POST') {
    const { options, env } = faultyServer(side);
    child = spawn(process.execPath, [...options, '-e', server], { env: { ...process.env, ...env } });
    const port = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(Number(data))));
    const answers = [];
    for (let number = 0; number < count; number += 1)
      answers.push(await (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text());
    return answers;
  }

  const whole = '{"data":{"orders":[{"id":"7"}],"count":1}}';
  beforeEach(() => (child = undefined));
  afterEach(() => child?.kill());

  it('refuses some calls with status 200, but none of the first ones', async () => {
    vi.stubEnv('BENCH_FAULT', 'refuse');
    const answers = await answersOf('signa', 14);
    expect(answers.slice(0, 6)).toEqual(Array(6).fill(whole));
    expect(answers.filter((text) => text.includes('"errors"'))).toHaveLength(2);
  });

  it('answers some calls with the right shape but no content', async () => {
    vi.stubEnv('BENCH_FAULT', 'empty');
    const answers = await answersOf('signa', 14);
    expect(answers.filter((text) => text === '{"data":{"orders":[],"count":0}}')).toHaveLength(2);
    expect(answers.filter((text) => text === whole)).toHaveLength(12);
  });

  it('does not affect the readiness check', async () => {
    vi.stubEnv('BENCH_FAULT', 'refuse');
    expect(new Set(await answersOf('signa', 8, '/health/ready', 'GET'))).toEqual(new Set(['{"status":"ready"}']));
  });

  it('affects only the server that the fault is for', () => {
    const isFaulty = (side) => faultyServer(side).options.length > 0;
    expect([isFaulty('signa'), isFaulty('bare')]).toEqual([false, false]);
    vi.stubEnv('BENCH_FAULT', 'refuse');
    expect([isFaulty('signa'), isFaulty('bare')]).toEqual([true, false]);
    vi.stubEnv('BENCH_FAULT', 'bare-refuse');
    expect([isFaulty('signa'), isFaulty('bare')]).toEqual([false, true]);
    expect(faultyServer('bare').env).toEqual({ BENCH_SERVER_FAULT: 'refuse' });
  });
});

describe('a program with a fault', () => {
  const run = () => {
    const { options, env } = faultyProgram(1);
    const child = spawn(process.execPath, [...options, '-p', '"done"'], { env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    return new Promise((resolve) => child.once('close', (code) => resolve([code, output.trim()])));
  };

  it.each([
    ['does its work without one', undefined, [0, 'done']],
    ['refuses it', 'refuse', [1, '']],
    ['ends well without it', 'empty', [0, '']],
    ['does it late', 'slow', [0, 'done']],
  ])('%s', async (_, fault, result) => {
    vi.stubEnv('BENCH_FAULT', fault);
    expect(await run()).toEqual(result);
  });
});

describe('a function with a fault', () => {
  const work = (number) => ({ doubts: [number], count: 1 });

  it('is unchanged without a fault', () => {
    expect(faulty(work)).toBe(work);
  });

  it('throws, or returns nothing, after the given number of calls', async () => {
    vi.stubEnv('BENCH_FAULT', 'refuse');
    const refusing = faulty(work, { after: 1 });
    expect(refusing(5)).toEqual({ doubts: [5], count: 1 });
    expect(() => refusing(5)).toThrow('Refused on purpose');
    vi.stubEnv('BENCH_FAULT', 'empty');
    expect(faulty(work)(5)).toEqual({ doubts: [], count: 0 });
    expect(await faulty(async () => ['code'])()).toEqual([]);
  });

  it('is detected by a comparison of the results, even if it starts during the measurement', () => {
    vi.stubEnv('BENCH_FAULT', 'empty');
    const judge = faulty(() => ['refills'], { after: 1 });
    const agree = () => {
      if (judge().length !== 1) throw new Error('Not the same answers');
    };
    expect(() => compare({ judge }, { agree, rounds: 1, milliseconds: 1 })).toThrow('Not the same answers');
  });
});

describe('the content of an answer', () => {
  it('is zero for an emptied answer, and counts every value', () => {
    const answer = { __typename: 'Order', orders: [{ id: '7', isPaid: false }], count: 1, page: { next: null } };
    expect(contentOf(answer)).toBe(2);
    expect(contentOf(emptied(answer))).toBe(0);
    expect(emptied(answer)).toEqual({ __typename: '', orders: [], count: 0, page: { next: null } });
  });

  it('must be present, or absent if nothing should be found', () => {
    const [some, none] = ['{"data":{"orders":[{"id":"7"}]}}', '{"data":{"orders":[],"count":0}}'];
    expect(expectContent('orders', some)).toEqual({ orders: [{ id: '7' }] });
    expect(() => expectContent('orders', none)).toThrow('orders found nothing');
    expect(() => expectContent('orders', some, false)).toThrow('orders found something');
    expect(expectContent('orders', none, false)).toEqual({ orders: [], count: 0 });
    expect(() => expectContent('orders, bare,', '[]')).toThrow('orders, bare, found nothing');
  });
});

describe('a figure', () => {
  it('has the median of its samples and their spread', () => {
    expect(figureOf('page', 'ms', [9, 1, 4], { goal: 5, atMost: true })).toEqual({
      ...{ name: 'page', unit: 'ms', value: 4, least: 1, most: 9, samples: 3 },
      ...{ goal: 5, atMost: true },
    });
    expect(figureOf('page', 'ms', [1, 4, 9, 20]).value).toBe(6.5);
    expect(figureOf('page', 'ms', [1, 4, 9, 20], { at: 0.95 }).value).toBe(20);
    expect(ratios([2, 9], [4, 3])).toEqual([0.5, 3]);
  });

  it('is missing without samples', () => {
    expect(() => figureOf('page', 'ms', [])).toThrow('Nothing was measured: page');
    expect(() => figureOf('page', 'ms', [1, NaN])).toThrow('not a number: page');
  });
});
