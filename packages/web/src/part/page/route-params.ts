import { idOfAddress } from '@signa/core/base';
import { createContext, use } from 'react';

/** The ids in the path of the page that is shown. */
export const RouteParams = createContext<Readonly<Record<string, string | undefined>>>({});

export const useRouteParam = (name: string): string => idOfAddress(use(RouteParams)[name]);
