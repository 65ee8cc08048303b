import type { PrescriptionForm } from '@signa/core/prescribing';
import { useState } from 'react';
import { useServices } from '../../../platform/services/services';
import { openedForm, rereadForm } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import { useKeptAttempt } from '../issue/use-kept-attempt';
import type { FormSetting } from '../state/setting';
import { letGoUnsent, letGoOwn } from '../unsent/unsent-work';
import type { FoundWork } from '../unsent/unsent-work';
import { carryOver, useKeepUnsent, useUnsentForm } from '../unsent/use-unsent-form';
import type { NewerBasis } from '../unsent/use-unsent-form';
import { usePrescriptionForm } from '../form/use-prescription-form';

interface EditorNeeds {
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
  const attempt = useKeptAttempt(unsent.key);
  const work = usePrescriptionForm(setting, {
    opened: () => unsent.start,
    // Behind the printed form it would stand as its own duplicate.
    isRepeat: attempt.unknown !== null || isSent,
  });
  const isTyped = useKeepUnsent(unsent, fresh, work.state, isSent);

  const { act, state } = work;
  const forget = () => letGoUnsent(unsent.key);
  return {
    work,
    unsent,
    /** What was sent for it and never answered. */
    attempt,
    isSent,
    /** Whether it differs from the form as it opened. */
    isTyped,
    forget,
    /** The form as it opened, without what was typed; or an offer that is not wanted. */
    drop: (offer?: FoundWork<FormState>) => {
      if (offer) return unsent.letGo(offer);
      act({ type: 'restart', state: fresh });
      letGoOwn(unsent.key, unsent.from);
      unsent.settle();
    },
    bringBack: (offer: FoundWork<FormState>) => {
      const typed = rereadForm(offer.typed);
      unsent.swap(offer);
      act({ type: 'restart', state: { ...typed, form: { ...typed.form, version: fresh.form.version } } });
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
