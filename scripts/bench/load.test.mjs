import { Agent, createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { post } from '../../bench/server/post.mjs';
import { atRate, closedLoop } from '../../bench/support/load.mjs';

/** Runs all callbacks that are not waiting for anything. */
const others = () => new Promise((resolve) => setTimeout(resolve));

/** A clock that advances only during a wait, or when a test advances it. */
function clockAt(time) {
  const clock = {
    now: () => time,
    until: async (due) => {
      await others();
      time = Math.max(time, due);
    },
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
  return clock;
}

describe('calls at a fixed rate', () => {
  it('measure time from when they were due, even if a stopped server delays sending', async () => {
    const clock = clockAt(1_000);
    const ask = async (number) => clock.pass(number === 2 ? 1_000 : 5);
    const times = await atRate(ask, { perSecond: 10, count: 6 }, clock);
    expect(times).toEqual([5, 5, 1_000, 905, 810, 715]);
  });

  it('end at the first failure, with its error', async () => {
    const clock = clockAt(0);
    const asked = [];
    const ask = async (number) => {
      asked.push(number);
      if (number === 3) throw new Error('Refused');
    };
    await expect(atRate(ask, { perSecond: 10, count: 100 }, clock)).rejects.toThrow('Refused');
    expect(asked.length).toBeLessThan(100);
  });
});

describe('a closed loop', () => {
  it('makes the given number of calls, and measures from the first call to the last answer', async () => {
    const clock = clockAt(500);
    const asked = [];
    const ask = async (number) => {
      asked.push(number);
      clock.pass(20);
    };
    const { times, perSecond } = await closedLoop(ask, { callers: 1, count: 104 }, clock);
    expect(asked).toEqual(Array.from({ length: 104 }, (_, number) => number));
    expect(new Set(times)).toEqual(new Set([20]));
    expect(perSecond).toBe(50);
  });

  it('starts calls for the given number of seconds, and counts those that end later', async () => {
    const clock = clockAt(0);
    const { times, perSecond } = await closedLoop(async () => clock.pass(400), { callers: 1, seconds: 1 }, clock);
    expect([times.length, perSecond]).toEqual([3, 2.5]);
  });

  it('has as many concurrent calls as callers', async () => {
    let underway = 0;
    let most = 0;
    const ask = async () => {
      underway += 1;
      most = Math.max(most, underway);
      await others();
      underway -= 1;
    };
    const { times } = await closedLoop(ask, { callers: 4, count: 21 });
    expect([most, times.length]).toEqual([4, 21]);
  });

  it('fails when one of many calls is refused', async () => {
    const ask = async (number) => {
      if (number === 19) throw new Error('Refused');
    };
    await expect(closedLoop(ask, { callers: 4, count: 20 })).rejects.toThrow('Refused');
  });
});

describe('a call', () => {
  let server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  /** @param answers - status and text of each call in turn */
  async function serverOf(...answers) {
    server = createServer((request, response) => {
      const [status, text] = answers.shift();
      response.statusCode = status;
      response.end(text);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const agent = new Agent();
    return () => post(`http://127.0.0.1:${server.address().port}/`, {}, agent, { operationName: 'AddPrescription' });
  }

  it('returns the whole body', async () => {
    const call = await serverOf([200, '{"data":{"addPrescription":{"id":"7"}}}']);
    expect(await call()).toBe('{"data":{"addPrescription":{"id":"7"}}}');
  });

  it('fails on errors with status 200, and on any other status', async () => {
    const call = await serverOf(
      [200, '{"data":null,"errors":[{"message":"CONFLICT"}]}'],
      [500, '{}'],
      [201, '{"data":{}}'],
    );
    await expect(call()).rejects.toThrow('AddPrescription');
    await expect(call()).rejects.toThrow('was refused');
    await expect(call()).rejects.toThrow('was refused');
  });
});
