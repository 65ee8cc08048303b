import type { Operations } from '@signa/core/contract';

export type ConnectedLocation = NonNullable<Operations['GetLocation']['data']['location']>;
