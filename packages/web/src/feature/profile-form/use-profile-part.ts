import type { Notice, PlainDate } from '@signa/core/base';
import type { CallFailure, Operations } from '@signa/core/contract';
import { GetLocationUserDocument, UpdateLocationUserDocument } from '@signa/core/contract/typed';
import { userLinkedNotice, userLinkFailedNotice, userUnlinkedNotice } from '@signa/core/pims';
import {
  notificationSavedNotice,
  profileErrorNotice,
  type ProfileUpdate,
  profileUpdatedNotice,
  userTexts,
} from '@signa/core/practice';
import { useRef } from 'react';
import { splitNumber } from '../../client/numbered';
import { useCall } from '../../client/query/use-call';
import { useStale } from '../../platform/act/use-stale';
import { useAct } from '../../platform/act/use-act';
import { isLastAuthorizer, useLastAuthorizer } from '../access-effect/use-last-authorizer';
import { isNotification, profileInput } from './profile-input';
import { useProfileForm } from './use-profile-form';

export type ProfilePerson = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;

interface ProfilePartNeeds {
  readonly person: ProfilePerson;
  readonly today: PlainDate;
  /** Where the form stands: it decides what is said of a saved notification. */
  readonly place: keyof typeof notificationSavedNotice;
  /** Says what was not saved, and why. */
  readonly fail: (notice: Notice) => null;
}

/** The profile of a person at one location as a part of a dialog: its form, and how it is saved. */
export function useProfilePart({ person, today, place, fail }: ProfilePartNeeds) {
  const call = useCall();
  const form = useProfileForm({ person, today });
  const stale = useStale();
  const version = useRef(person.version);
  const saved = useRef<string | null>(null);
  const success = savedNotice(form.update, place);
  const object = { text: person.displayName, link: null };
  const act = useAct(UpdateLocationUserDocument, {
    area: isNotification(form.update) ? 'notification-form' : 'general',
    success,
    error: (message, failure) =>
      isStale(failure) || isLastAuthorizer(failure) ? null : fail(failedNotice(form.update, message)),
    object,
  });
  const last = useLastAuthorizer();
  return {
    form,
    stale,
    /** Asked before the last user who can authorize at the location is switched off. */
    question: last.question,
    busy: act.busy,
    /** Saves what was typed; false where it could not be, which is said in the form. */
    save: async (): Promise<boolean> => {
      stale.clear();
      form.send();
      if (form.issues.length > 0) return false;
      // Another part of the dialog may have been refused after this one was saved; it is not sent again then.
      const sent = JSON.stringify(form.update);
      if (!form.isDirty || saved.current === sent) return true;
      const answer = await last.save((accepted) =>
        act.run({ id: person.id, input: { ...profileInput(form.update, version.current), ...accepted } }),
      );
      if (answer.ok) {
        saved.current = sent;
        return true;
      }
      if (isLastAuthorizer(answer.failure)) return false;
      if (!isStale(answer.failure) || !stale.take(answer.failure)) form.refuse(answer.failure.issues);
      return false;
    },
    /** Takes over what somebody else stored meanwhile. */
    load: () =>
      stale.load(async () => {
        const answer = await call(GetLocationUserDocument, { id: person.id });
        const now = answer.ok ? answer.data.locationUser : null;
        if (!now) {
          fail(profileErrorNotice(answer.ok ? 'The user is not there any more.' : answer.failure.message));
          return null;
        }
        version.current = now.version;
        return form.rebase(now);
      }),
  } as const;
}
/** Somebody else saved first. Whom somebody else is linked with is a conflict too, and nothing to be loaded. */
const isStale = ({ code, message }: Pick<CallFailure, 'code' | 'message'>): boolean =>
  code === 'CONFLICT' && splitNumber(message).said === userTexts.changedMeanwhile;

function savedNotice(update: ProfileUpdate, place: ProfilePartNeeds['place']) {
  if (isNotification(update)) return notificationSavedNotice[place];
  if (update.pimsId === undefined) return profileUpdatedNotice;
  return update.pimsId === '' ? userUnlinkedNotice : userLinkedNotice;
}

function failedNotice(update: ProfileUpdate, message: string): Notice {
  return update.pimsId ? userLinkFailedNotice(message) : profileErrorNotice(message);
}
