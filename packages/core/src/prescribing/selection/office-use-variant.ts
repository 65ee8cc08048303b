import { plainPath } from '../../practice/location/index.js';

/** Whether a URL, or its navigation state, requests the office-use variant (P-031). */
export function isOfficeUseVariant(path: string, state: unknown): boolean {
  if (plainPath(path).startsWith('/officeuserx/')) return true;
  return typeof state === 'object' && state !== null && 'isOfficeUse' in state && state.isOfficeUse === true;
}

/** The pages for choosing and prescribing; the URL alone determines the variant, so that it can be copied (P-031). */
export const prescribingPaths = {
  selection: { practice: '/create/rx/product-selection/', officeUse: '/officeuserx/create/rx/product-selection' },
  wizard: { practice: '/create/rx/', officeUse: '/officeuserx/create/rx' },
} as const;

export function pathOf(page: keyof typeof prescribingPaths, isOfficeUse: boolean): string {
  return prescribingPaths[page][isOfficeUse ? 'officeUse' : 'practice'];
}
