import { randomBytes } from 'node:crypto';
import { callNumberOf } from '@signa/core/contract';

/** Draws the number of a call. */
export const newCallNumber = (): string => callNumberOf(randomBytes(8));
