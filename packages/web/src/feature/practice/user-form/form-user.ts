import type { Operations } from '@signa/core/contract';

export type FormUser = NonNullable<Operations['GetUser']['data']['user']>;
