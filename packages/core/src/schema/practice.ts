import * as z from 'zod/mini';
import { pimsConnectionTypes } from '../pims/index.js';
import { checkAddShortcut, checkLocationSettings, checkShortcut, type SettingsKnowledge } from '../practice/index.js';
import { checked } from './checked.js';
import { anyText, flag, text } from './part.js';

const shortcut = z.object({ shortcutType: anyText, label: text, details: text });

/** `checkShortcut` as a schema. */
export const shortcutSchema = (kind: 'location' | 'global') => checked(shortcut, (form) => checkShortcut(form, kind));

/** `checkAddShortcut` as a schema (P-223). */
export const addShortcutSchema = checked(shortcut, checkAddShortcut);

/** `checkLocationSettings` as a schema, for what is known of the organization. */
export const locationSettingsSchema = (known: SettingsKnowledge) =>
  checked(
    z.object({
      portalType: anyText,
      locationAccountId: text,
      pharmacyCodes: z.nullable(z.array(text)),
      isPimsEnabled: z.nullable(flag),
      pimsAccountId: text,
      pimsConnectionType: z.nullable(z.enum(pimsConnectionTypes)),
      isEnabledForWriteback: flag,
    }),
    (settings) => checkLocationSettings(settings, known),
  );
