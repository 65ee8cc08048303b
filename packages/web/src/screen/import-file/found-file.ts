import type { Operations } from '@signa/core/contract';

export type FoundFile = NonNullable<Operations['GetImportFile']['data']['importFile']>;
export type Mapping = NonNullable<FoundFile['mapping']>;
