import type { Operations } from '@signa/core/contract';

export type ListedOrder = Operations['GetOrdersByLocationId']['data']['ordersByLocationId'][number];
