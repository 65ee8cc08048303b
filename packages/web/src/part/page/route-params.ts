import { idOfAddress, isUuid } from '@signa/core/base';
import { createContext, use } from 'react';

/** IDs in the path of the current page. */
export const RouteParams = createContext<Readonly<Record<string, string | undefined>>>({});

export const useRouteParam = (name: string): string => idOfAddress(use(RouteParams)[name]);

/** A UUID in the path; `null` if it isn't one. */
export function useRouteUuid(name: string): string | null {
  const value = use(RouteParams)[name];
  return value !== undefined && isUuid(value) ? value : null;
}
