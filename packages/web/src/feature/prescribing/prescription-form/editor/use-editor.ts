import type { PrescriptionForm } from '@signa/core/prescribing';
import { useState } from 'react';
import { useServices } from '../../../../platform/services/services';
import { openedForm, rereadForm } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import { useStoredAttempt } from '../issue/use-stored-attempt';
import type { FormSetting } from '../state/setting';
import { deleteUnsent, deleteOwn } from '../unsent/unsent-work';
import type { FoundWork } from '../unsent/unsent-work';
import { carryOver, useKeepUnsent, useUnsentForm } from '../unsent/use-unsent-form';
import type { NewerBasis } from '../unsent/use-unsent-form';
import { usePrescriptionForm } from '../form/use-prescription-form';

interface EditorOptions {
  readonly setting: FormSetting;
  /** The initial form, called once. */
  readonly start: () => PrescriptionForm;
  /** The key of the item among the user's unsent work. */
  readonly subject: string;
  /** Changes if another user saves the item. */
  readonly basis: string;
}

/** A form prefilled by core and kept while unsent, whatever it will be saved to. */
export function useEditor({ setting, start, subject, basis }: EditorOptions) {
  const { clock } = useServices();
  const [fresh] = useState(() => openedForm(start(), setting.today, setting.product));
  const [isSent, setSent] = useState(false);
  const unsent = useUnsentForm(subject, basis, fresh);
  const attempt = useStoredAttempt(unsent.key);
  const work = usePrescriptionForm(setting, {
    opened: () => unsent.start,
    // Otherwise, the stored prescription would count as its own duplicate behind the print view.
    isRepeat: attempt.unknown !== null || isSent,
  });
  const isTyped = useKeepUnsent(unsent, fresh, work.state, isSent);

  const { act, state } = work;
  const forget = () => deleteUnsent(unsent.key);
  return {
    work,
    unsent,
    /** The attempt that was sent for it and got no response. */
    attempt,
    isSent,
    /** True if it differs from the initial form. */
    isTyped,
    forget,
    /** Resets the form and discards what was typed, or discards an offer. */
    drop: (offer?: FoundWork<FormState>) => {
      if (offer) return unsent.discard(offer);
      act({ type: 'restart', state: fresh });
      deleteOwn(unsent.key, unsent.from);
      unsent.settle();
    },
    restore: (offer: FoundWork<FormState>) => {
      const typed = rereadForm(offer.typed);
      unsent.swap(offer);
      act({ type: 'restart', state: { ...typed, form: { ...typed.form, version: fresh.form.version } } });
    },
    /** Keeps what was typed and rebases it onto a newer version of the item. */
    keepFor: (newer: NewerBasis) => carryOver(unsent.key, state, newer, clock.now()),
    /** Others' changes no longer matter, and there is nothing left to restore. */
    markSent: () => {
      setSent(true);
      forget();
    },
  } as const;
}

export type Editor = ReturnType<typeof useEditor>;
