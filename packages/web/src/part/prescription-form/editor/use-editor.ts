import type { PrescriptionForm } from '@signa/core/prescription';
import { useState } from 'react';
import { useServices } from '../../../app/services';
import { openedForm } from '../form-state';
import type { FormSetting } from '../setting';
import { forgetUnsent } from '../unsent/unsent-work';
import { carryOver, useKeepUnsent, useUnsentForm } from '../unsent/use-unsent-form';
import type { NewerBasis } from '../unsent/use-unsent-form';
import { usePrescriptionForm } from '../use-prescription-form';

export interface EditorNeeds {
  readonly setting: FormSetting;
  /** The form as it opens; asked once. */
  readonly start: () => PrescriptionForm;
  /** Names what is worked on among the unsent work of the person. */
  readonly subject: string;
  /** Changes when somebody else saved what is worked on. */
  readonly basis: string;
}

/** A form that is filled by core and kept while it is unsent, whatever it will be saved to. */
export function useEditor({ setting, start, subject, basis }: EditorNeeds) {
  const { clock } = useServices();
  const [fresh] = useState(() => openedForm(start(), setting.today, setting.product));
  const [isSent, setSent] = useState(false);
  const unsent = useUnsentForm(subject, basis, fresh);
  const work = usePrescriptionForm(setting, () => unsent.start);
  const isTyped = useKeepUnsent(unsent, fresh, work.state, isSent);

  const { act, state } = work;
  const forget = () => forgetUnsent(unsent.key);
  return {
    work,
    unsent,
    isSent,
    /** Whether it differs from the form as it opened. */
    isTyped,
    forget,
    /** The form as it opened, without what was typed. */
    drop: () => {
      act({ type: 'restart', state: fresh });
      forget();
      unsent.settle();
    },
    bringBack: () => {
      const typed = unsent.offered?.typed;
      if (typed) act({ type: 'restart', state: { ...typed, form: { ...typed.form, version: fresh.form.version } } });
      unsent.settle();
    },
    /** Keeps what is typed for a newer version of what is worked on. */
    keepFor: (newer: NewerBasis) => carryOver(unsent.key, state, newer, clock.now()),
    /** What others did meanwhile no longer matters, and nothing is left to bring back. */
    markSent: () => {
      setSent(true);
      forget();
    },
  } as const;
}

export type Editor = ReturnType<typeof useEditor>;
