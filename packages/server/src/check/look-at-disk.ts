import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Finding, fault, ok, warning } from './finding.js';

const gigabyte = 2 ** 30;
const [least, comfortable] = [1, 5];

/** Free space where a folder is or will be created. */
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

/** Checks the space for what the server stores on this machine. */
export function checkDisk(folder: string, free: number): Finding {
  const found = `${(free / gigabyte).toFixed(1)} GB free for ${folder}`;
  const advice = "Free up space. A database with a full disk can't store anything.";
  if (free >= comfortable * gigabyte) return ok('disk', found);
  return (free >= least * gigabyte ? warning : fault)('disk', found, advice);
}
