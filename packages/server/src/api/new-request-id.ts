import { randomBytes } from 'node:crypto';
import { formatRequestId } from '@signa/core/contract';

/** Generates the request ID of a call. */
export const newRequestId = (): string => formatRequestId(randomBytes(8));
