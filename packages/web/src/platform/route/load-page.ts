import { createContext } from 'react';
import type { BuiltPath } from './built-paths';

/** Loads a page's code before the user navigates to it. Provided by `app`, the only module that knows the screens. */
export const LoadPageContext = createContext<(path: BuiltPath) => Promise<unknown>>(() => Promise.resolve());
