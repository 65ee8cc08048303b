import { idOfAddress } from '@signa/core/base';
import { createContext, use } from 'react';

/** IDs in the path of the current page. */
export const RouteParams = createContext<Readonly<Record<string, string | undefined>>>({});

export const useRouteParam = (name: string): string => idOfAddress(use(RouteParams)[name]);
