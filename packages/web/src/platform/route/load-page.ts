import { createContext } from 'react';
import type { BuiltPath } from './built-paths';

/** Brings the code of a page before somebody goes there. Given by `app`, which alone knows the screens. */
export const LoadPageContext = createContext<(path: BuiltPath) => Promise<unknown>>(() => Promise.resolve());
