/** Generates load: `ask(number)` makes one call and resolves when the last byte of its answer is read. */

/** The clock and its timer. */
const realClock = {
  now: () => performance.now(),
  until: async (due) => {
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  },
};

/**
 * A number of callers that call again once their answer is read, to measure the maximum throughput. The first failed
 * call ends the load.
 *
 * @param limit - { count } calls in total, or as many as start within { seconds }
 * @returns milliseconds of each call; calls per second from the first byte sent to the last byte read
 */
export async function closedLoop(ask, { callers = 10, count = Infinity, seconds = Infinity }, clock = realClock) {
  const times = [];
  const began = clock.now();
  const end = began + seconds * 1000;
  let next = 0;
  let isFailed = false;
  let ended = began;
  const call = async () => {
    while (!isFailed && next < count && clock.now() < end) {
      const number = next;
      next += 1;
      const sent = clock.now();
      await ask(number);
      ended = clock.now();
      times.push(ended - sent);
    }
  };
  const fail = (error) => {
    isFailed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: callers }, () => call().catch(fail)));
  return { times, perSecond: (times.length * 1000) / (ended - began) };
}

/**
 * Calls at a fixed rate, whether or not earlier ones are answered, to measure response times for independent callers. A
 * time counts from when its call was due. If it counted from when the call was sent, a server that stops for a second
 * would have one slow answer instead of all that were due in that second (coordinated omission).
 *
 * @returns milliseconds of each call
 */
export async function atRate(ask, { perSecond, count }, clock = realClock) {
  const began = clock.now();
  const pending = [];
  let isFailed = false;
  const fail = (error) => {
    isFailed = true;
    throw error;
  };
  for (let number = 0; number < count && !isFailed; number += 1) {
    const due = began + (number * 1000) / perSecond;
    await clock.until(due);
    const answered = ask(number).then(() => clock.now() - due, fail);
    // A failure is thrown below, once all pending calls have ended.
    answered.catch(() => undefined);
    pending.push(answered);
  }
  return await Promise.all(pending);
}
