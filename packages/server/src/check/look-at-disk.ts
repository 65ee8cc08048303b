import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Finding, fault, ok, warning } from './finding.js';

const gigabyte = 2 ** 30;
const [least, comfortable] = [1, 5];

/** What is free where a folder is, or will be made. */
export async function freeBytes(folder: string): Promise<number> {
  for (let place = resolve(folder); ; place = dirname(place)) {
    try {
      const { bavail, bsize } = await statfs(place);
      return bavail * bsize;
    } catch (error) {
      if (dirname(place) === place) throw error;
    }
  }
}

/** Whether there is room for what the server keeps on this machine. */
export function lookAtDisk(folder: string, free: number): Finding {
  const found = `${(free / gigabyte).toFixed(1)} GB are free for ${folder}`;
  const advice = 'Make room: a database whose disk is full takes nothing more.';
  if (free >= comfortable * gigabyte) return ok('disk', found);
  return (free >= least * gigabyte ? warning : fault)('disk', found, advice);
}
