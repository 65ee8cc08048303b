import { chakra } from '@chakra-ui/react';
import { trimmed } from '@signa/core/base';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { TextInput } from '../field/text-input';
import { Popover } from '../overlay/popover';
import { PopoverForm } from '../overlay/popover-form';

interface SaveViewProps {
  readonly label: string;
  /** What is wrong with a name; `null` if nothing is. */
  readonly problemOf: (name: string) => string | null;
  /** Saves the trimmed name. @returns why it could not be saved; `null` if it was */
  readonly onSave: (name: string) => Promise<string | null>;
}

/** Saves the current filters as a named view (P-262, P-453). */
export function SaveView({ label, ...form }: SaveViewProps) {
  return (
    <chakra.div position="relative" display="inline-flex">
      <Popover
        side="end"
        trigger={(trigger) => (
          <Button {...trigger} variant="link" size="sm" icon={BookmarkPlus}>
            {label}
          </Button>
        )}
      >
        {(close) => <NameForm {...form} onSaved={() => close()} />}
      </Popover>
    </chakra.div>
  );
}

interface NameFormProps extends Omit<SaveViewProps, 'label'> {
  readonly onSaved: () => void;
}

function NameForm({ problemOf, onSave, onSaved }: NameFormProps) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problem = problemOf(name);
  const send = async () => {
    setTried(true);
    if (problem !== null) return;
    const failed = await onSave(trimmed(name));
    setFailure(failed);
    if (failed === null) onSaved();
  };
  return (
    <PopoverForm send="Keep" onSend={() => void send()}>
      <Field label="Name of the view" error={(tried ? problem : null) ?? failure}>
        <TextInput
          autoFocus
          value={name}
          onChange={(next) => {
            setName(next);
            setFailure(null);
          }}
        />
      </Field>
    </PopoverForm>
  );
}
