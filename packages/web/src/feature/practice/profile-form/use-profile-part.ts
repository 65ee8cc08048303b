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
import { splitRequestId } from '../../../client/request-id';
import { useCall } from '../../../client/query/use-call';
import { useStale } from '../../../platform/mutation/use-stale';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { isLastAuthorizer, useLastAuthorizer } from '../../administration/access-effect/use-last-authorizer';
import { isNotification, profileInput } from './profile-input';
import { useProfileForm } from './use-profile-form';

export type ProfilePerson = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;

interface ProfilePartOptions {
  readonly person: ProfilePerson;
  readonly today: PlainDate;
  /** The screen that shows the form, which determines the notice after a notification is saved. */
  readonly place: keyof typeof notificationSavedNotice;
  /** Shows what wasn't saved, and why. */
  readonly fail: (notice: Notice) => null;
}

/** A user's profile at one location as a section of a dialog: its form, and how it is saved. */
export function useProfilePart({ person, today, place, fail }: ProfilePartOptions) {
  const call = useCall();
  const form = useProfileForm({ person, today });
  const stale = useStale();
  const version = useRef(person.version);
  const saved = useRef<string | null>(null);
  const success = savedNotice(form.update, place);
  const object = { text: person.displayName, link: null };
  const act = useMutation(UpdateLocationUserDocument, {
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
    /** The confirmation dialog before the last user who can authorize at the location is deactivated. */
    question: last.question,
    busy: act.busy,
    /** Saves the typed values; resolves to false on failure, which the form shows. */
    save: async (): Promise<boolean> => {
      stale.clear();
      if (!form.validate()) return false;
      // Another section of the dialog may be refused after this one was saved; a retry must not send this one again.
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
    /** Loads what another user stored in the meantime. */
    load: () =>
      stale.load(async () => {
        const answer = await call(GetLocationUserDocument, { id: person.id });
        const now = answer.ok ? answer.data.locationUser : null;
        if (!now) {
          fail(profileErrorNotice(answer.ok ? 'The user no longer exists.' : answer.failure.message));
          return null;
        }
        version.current = now.version;
        return form.rebase(now);
      }),
  } as const;
}
/**
 * True if another user saved first. A link to a PIMS user who is already linked is a conflict too, but there is nothing
 * to load.
 */
const isStale = ({ code, message }: Pick<CallFailure, 'code' | 'message'>): boolean =>
  code === 'CONFLICT' && splitRequestId(message).said === userTexts.changedMeanwhile;

function savedNotice(update: ProfileUpdate, place: ProfilePartOptions['place']) {
  if (isNotification(update)) return notificationSavedNotice[place];
  if (update.pimsId === undefined) return profileUpdatedNotice;
  return update.pimsId === '' ? userUnlinkedNotice : userLinkedNotice;
}

function failedNotice(update: ProfileUpdate, message: string): Notice {
  return update.pimsId ? userLinkFailedNotice(message) : profileErrorNotice(message);
}
