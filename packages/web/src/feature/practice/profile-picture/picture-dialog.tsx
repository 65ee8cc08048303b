import { chakra } from '@chakra-ui/react';
import { errorNotice, pictureSavedNotice, pictureSaveErrorTitle, pictureTexts } from '@signa/core/base';
import { LocationUserProfilePictureUploadDocument } from '@signa/core/contract/typed';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../part/button/button';
import { FieldMessage } from '../../../part/field/field-message';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { Avatar } from '../../../part/picture/avatar';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
import type { PicturedPerson } from './pictured-person';
import { RemovePictureDialog } from './remove-picture-dialog';
import { useChosenFile } from './use-chosen-file';
import { useDrop } from './use-drop';

interface PictureDialogProps {
  readonly person: PicturedPerson;
  readonly onClose: () => void;
}

/** Chooses a picture by button or drop, previews and saves it, or removes the current one. */
export function PictureDialog({ person, onClose }: PictureDialogProps) {
  const { displayName, profilePictureThumbnailUrl: current } = person;
  const object = { text: displayName, link: null };
  const { chosen, error, choose, refuse } = useChosenFile();
  const { failure, fail, clear } = useDialogFailure(object);
  const [isRemoving, setIsRemoving] = useState(false);
  const act = useMutation(LocationUserProfilePictureUploadDocument, {
    area: 'profile-picture',
    success: pictureSavedNotice,
    error: (message) => fail(errorNotice(pictureSaveErrorTitle, message)),
    object,
  });
  const take = (files: Iterable<File>) => {
    if (act.busy) return;
    clear();
    void choose(files);
  };
  const send = async () => {
    if (!chosen) return refuse(error ?? pictureTexts.none);
    clear();
    const answer = await act.run({ locationUserId: person.id, file: chosen.bytes });
    if (answer.ok) onClose();
  };
  const remove = current !== null && !chosen && (
    <Button icon={Trash2} disabled={act.busy} onClick={() => setIsRemoving(true)}>
      Remove picture
    </Button>
  );
  return (
    <>
      <FormDialog
        title="Profile picture"
        subtitle={displayName}
        send="Save picture"
        busy={act.busy}
        failure={failure}
        before={remove}
        onSend={() => void send()}
        onClose={onClose}
      >
        <ChoosePicture
          name={displayName}
          picture={chosen?.preview ?? current}
          isChosen={chosen !== null}
          error={error}
          busy={act.busy}
          onFiles={take}
        />
      </FormDialog>
      {isRemoving && (
        <RemovePictureDialog
          person={person}
          onFail={fail}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => {
            setIsRemoving(false);
            onClose();
          }}
        />
      )}
    </>
  );
}

interface ChoosePictureProps {
  readonly name: string;
  readonly picture: string | null;
  readonly isChosen: boolean;
  readonly error: string | null;
  readonly busy: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

function ChoosePicture({ name, picture, isChosen, error, busy, onFiles }: ChoosePictureProps) {
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDrop(onFiles);
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
      p="5"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'border.strong'}
      bg={isOver ? 'accent.subtle' : 'bg.surface'}
      borderRadius="card"
      data-dropping={isOver || undefined}
    >
      <Avatar name={name} picture={picture} size="preview" />
      <chakra.p role="status" textStyle="meta" color="fg.muted">
        {isChosen ? pictureTexts.chosen : ''}
      </chakra.p>
      <chakra.input
        ref={input}
        type="file"
        aria-label="Picture"
        accept="image/jpeg,image/png"
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Resetting the input lets the user choose the same file again.
          currentTarget.value = '';
        }}
      />
      <Button
        icon={ImageUp}
        disabled={busy}
        aria-describedby={messageId}
        data-autofocus
        onClick={() => input.current?.click()}
      >
        {isChosen ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      <chakra.div role={error === null ? undefined : 'alert'} textAlign="center">
        <FieldMessage id={messageId} error={error} help={<Help />} />
      </chakra.div>
    </chakra.div>
  );
}

function Help() {
  return (
    <>
      <chakra.span hideBelow="md">Or drop one here. </chakra.span>
      {pictureTexts.limits}
    </>
  );
}
