import { z } from 'zod';

/** What the search of clients by index answers: how many there are, and the ids of a page of them in their order. */
export const foundPage = z.object({ count: z.number(), ids: z.array(z.string()) });
