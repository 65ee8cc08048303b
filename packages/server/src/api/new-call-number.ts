import { randomBytes } from 'node:crypto';
import { callNumberOf } from '@signa/core/contract';

/** Generates the request ID of a call. */
export const newCallNumber = (): string => callNumberOf(randomBytes(8));
