import { checkPicture, checkPictureBytes, pictureTexts } from '@signa/core/base';
import { useRef, useState } from 'react';
import { readFile } from '../../../platform/file/read-file';

/** A valid file with its preview. */
interface ChosenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A data URL, because the portal's content security policy blocks blob URLs. */
  readonly preview: string;
}

interface Choice {
  readonly chosen: ChosenFile | null;
  readonly error: string | null;
}

const nothing: Choice = { chosen: null, error: null };
const wrong = (error: string): Choice => ({ chosen: null, error });

/** The picture that the user chooses or drops, validated by the server's rule; the latest one wins. */
export function useChosenFile() {
  const [choice, setChoice] = useState<Choice>(nothing);
  const turn = useRef(0);
  const choose = async (files: Iterable<File>) => {
    turn.current += 1;
    const mine = turn.current;
    const read = await readChoice([...files]);
    if (read && mine === turn.current) setChoice(read);
  };
  return {
    ...choice,
    choose,
    /** Rejects a file that passed validation but that this browser can't display. */
    refuse: (error: string) => setChoice(wrong(error)),
  } as const;
}

async function readChoice([file, ...others]: readonly File[]): Promise<Choice | null> {
  if (!file) return null;
  if (others.length > 0) return wrong(pictureTexts.manyFiles);
  // Rejects a file of several gigabytes before reading any of it.
  const tooLong = checkPictureBytes(file.size);
  if (tooLong) return wrong(tooLong.message);
  try {
    const bytes = new Uint8Array(await readFile<ArrayBuffer>(file, 'readAsArrayBuffer'));
    const issue = checkPicture(bytes);
    if (issue) return wrong(issue.message);
    return { chosen: { bytes, preview: await readFile<string>(file, 'readAsDataURL') }, error: null };
  } catch {
    return wrong(pictureTexts.unreadable);
  }
}
