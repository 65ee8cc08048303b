import type { Operations } from '@signa/core/operation';
import { pageSizes } from '@signa/core/practice';
import { searchDebounceMs } from '@signa/core/time';
import { useEffect, useRef, useState } from 'react';
import { usePractice } from '../../../app/session/practice';
import { useOperation } from '../../../client/query/use-operation';

export type FoundClient = Operations['LocationClientSearch']['data']['locationClientSearch']['data'][number];
