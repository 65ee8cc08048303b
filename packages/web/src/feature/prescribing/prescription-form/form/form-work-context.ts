import { createContext, use } from 'react';
import type { FormWork } from './form-work';

export const FormWorkContext = createContext<FormWork | null>(null);

/** The form that a field belongs to. */
export function useFormWork(): FormWork {
  const work = use(FormWorkContext);
  if (!work) throw new Error('useFormWork needs a FormWorkContext around it');
  return work;
}
