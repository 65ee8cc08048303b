import { z } from 'zod';

/** Result of the indexed client search: the total, and the ids of one page in order. */
export const foundPage = z.object({ count: z.number(), ids: z.array(z.string()) });
