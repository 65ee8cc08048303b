import * as z from 'zod/mini';
import {
  checkAddShortcut,
  locationSettingFields,
  newOrganizationFields,
  checkLocationSettings,
  checkOrganizationForm,
  checkShortcut,
  checkShortcutChange,
  checkShortcutPlace,
  type ShortcutBefore,
  type SettingsKnowledge,
} from '../practice/location/index.js';
import { checked } from './checked.js';
import { formShape } from './form-shape.js';
import { anyText, flag, text } from './part.js';

const shortcut = z.object({ shortcutType: anyText, label: text, details: text });

/** `checkShortcut` as a schema. */
export const shortcutSchema = (kind: 'location' | 'global') => checked(shortcut, (form) => checkShortcut(form, kind));

/** `checkShortcutChange` as a schema, for the stored shortcut and the area that changes it. */
export const shortcutChangeSchema = (stored: ShortcutBefore, area: 'practice' | 'support') =>
  checked(shortcut, (form) => checkShortcutChange(form, stored, area));

/** `checkShortcutPlace` as a schema. */
export const shortcutPlaceSchema = checked(
  z.object({ locationId: z.optional(anyText), isGlobal: z.optional(z.nullable(flag)) }),
  checkShortcutPlace,
);

/** `checkAddShortcut` as a schema (P-223). */
export const addShortcutSchema = checked(shortcut, checkAddShortcut);

const { locationPortalTypeId: _, pharmacyCodes, ...settings } = formShape(locationSettingFields);

/** `checkLocationSettings` as a schema, for the settings of the organization. */
export const locationSettingsSchema = (known: SettingsKnowledge, pharmacies: 'one' | 'several' = 'one') =>
  checked(z.object({ ...settings, portalType: anyText, pharmacyCodes: z.nullable(pharmacyCodes) }), (value) =>
    checkLocationSettings(value, known, pharmacies),
  );

/** `checkOrganizationForm` as a schema, for the listed pharmacies. */
export const organizationFormSchema = (pharmacyCodes: readonly string[]) =>
  checked(z.object(formShape(newOrganizationFields)), (form) => checkOrganizationForm(form, pharmacyCodes));
