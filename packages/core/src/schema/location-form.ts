import * as z from 'zod/mini';
import {
  checkLocationForm,
  normalizeLocationForm,
  practiceLocationFields,
  type LocationEntry,
} from '../practice/location/index.js';
import { formShape } from './form-shape.js';

/**
 * The complete validator of a location's form, compatible with Standard Schema: any field may be missing or null, and
 * `checkLocationForm` validates the values. It outputs the form as it is stored.
 *
 * @see
 */
export const locationFormSchema = z.pipe(
  z.object(formShape(practiceLocationFields)),
  z.transform((form, context): LocationEntry => {
    const issues = checkLocationForm(form);
    for (const { path, code, message } of issues)
      context.issues.push({ code: 'custom', message, path: path.split('.'), params: { code }, input: form });
    return issues.length === 0 ? normalizeLocationForm(form) : z.NEVER;
  }),
);
