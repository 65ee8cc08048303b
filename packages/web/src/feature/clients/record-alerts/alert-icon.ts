import type { AlertKind } from '@signa/core/clients';
import {
  BellOff,
  CreditCard,
  EarOff,
  HeartPulse,
  Languages,
  type LucideIcon,
  PhoneOutgoing,
  ShieldAlert,
  StickyNote,
  Syringe,
  TriangleAlert,
} from 'lucide-react';

/** The icon beside the words of each kind. */
export const alertIcons: Readonly<Record<AlertKind, LucideIcon>> = {
  bites: TriangleAlert,
  fractious: ShieldAlert,
  anestheticRisk: HeartPulse,
  vaccineReactor: Syringe,
  callFirst: PhoneOutgoing,
  doNotContact: BellOff,
  preferredLanguage: Languages,
  hardOfHearing: EarOff,
  payment: CreditCard,
  other: StickyNote,
};
