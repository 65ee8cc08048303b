import type { Operations } from '@signa/core/contract';

export type FoundClient = Operations['LocationClientSearch']['data']['locationClientSearch']['data'][number];
