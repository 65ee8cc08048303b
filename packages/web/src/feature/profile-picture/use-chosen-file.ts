import { checkPicture, checkPictureBytes, pictureTexts } from '@signa/core/base';
import { useRef, useState } from 'react';

/** A file that may be sent, with what shows it. */
interface ChosenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As a data address: the portal's content policy shows no other one that is made in the browser. */
  readonly preview: string;
}

interface Choice {
  readonly chosen: ChosenFile | null;
  readonly error: string | null;
}

const nothing: Choice = { chosen: null, error: null };
const wrong = (error: string): Choice => ({ chosen: null, error });

/** The picture that somebody chooses or drops, judged by the rule that the server has; the last one counts. */
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
    /** A file that passed here and that this browser cannot show either. */
    refuse: (error: string) => setChoice(wrong(error)),
  } as const;
}

async function readChoice([file, ...others]: readonly File[]): Promise<Choice | null> {
  if (!file) return null;
  if (others.length > 0) return wrong(pictureTexts.manyFiles);
  // A film of some gigabytes is refused before any of it is read.
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

function readFile<T>(file: File, way: 'readAsArrayBuffer' | 'readAsDataURL'): Promise<T> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as T);
    reader.onerror = () => reject(reader.error ?? new Error('A file was not read'));
    reader[way](file);
  });
}
