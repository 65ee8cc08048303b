import { chakra } from '@chakra-ui/react';
import { CircleHelp, Info } from 'lucide-react';
import { useId } from 'react';
import { useFormWork } from '../form-work-context';
import { ConflictRow } from './conflict-row';

/** What is worth knowing and needs no note, and what could not be compared: silence must not read as 'nothing found' (P-085). */
export function AdvisoryPanel() {
  const { advisories, notChecked } = useFormWork().report;
  const titleId = useId();
  if (advisories.length === 0 && notChecked.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby={titleId}
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
      bg="bg.surface"
    >
      <chakra.h4
        id={titleId}
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        py="2.5"
        textStyle="name"
        bg="bg.strip"
        borderTopRadius="card"
      >
        <chakra.span color="fg.muted" display="inline-flex">
          <Info size={18} aria-hidden />
        </chakra.span>
        {advisories.length > 0 ? 'Worth knowing' : 'Not checked'}
      </chakra.h4>
      {advisories.length > 0 && (
        <chakra.ul m="0" p="0" borderTopWidth="1px" borderColor="border.subtle">
          {advisories.map((advisory) => (
            <ConflictRow key={`${advisory.ruleId}-${advisory.patientValue}`} conflict={advisory} tone="advisory" />
          ))}
        </chakra.ul>
      )}
      {notChecked.length > 0 && (
        <chakra.ul
          m="0"
          px="4"
          py="2.5"
          borderTopWidth="1px"
          borderColor="border.subtle"
          textStyle="meta"
          color="fg.muted"
        >
          {notChecked.map((entry) => (
            <chakra.li key={`${entry.kind}-${entry.name}`} listStyleType="none" display="flex" gap="2">
              <CircleHelp size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
              <span>
                <chakra.b fontWeight="medium" color="fg.default">
                  {entry.name}
                </chakra.b>
                : {entry.reason}
              </span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
