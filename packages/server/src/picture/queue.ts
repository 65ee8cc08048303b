/** Runs tasks one at a time, in order of arrival. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

export function openQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
