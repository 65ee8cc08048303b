import { noticeStay } from '@signa/core/base';
import { chakra } from '@chakra-ui/react';
import { type ClientActivity, inactivityNotice } from '@signa/core/clients';
import { visitOfAddProduct } from '@signa/core/prescribing';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { useNotices } from '../../platform/notice/notice-context';
import { usePractice } from '../../platform/practice/practice';
import { Button } from '../../part/button/button';
import { LinkButton } from '../../part/button/link-button';
import type { ListedPatient } from './use-client-profile';

interface AddProductProps {
  readonly client: ClientActivity & { readonly id: string };
  readonly patient: ListedPatient;
}

/**
 * 'Add Product for Moose', the selected patient; shows the reason if the client or patient is inactive (C-008, C-053).
 */
export function AddProduct({ client, patient }: AddProductProps) {
  const { mayUse } = usePractice();
  const navigate = useNavigate();
  const notices = useNotices();
  const refusal = inactivityNotice(client, patient);
  const { path, search } = visitOfAddProduct({ clientId: client.id, patientId: patient.id });
  const add = () => (refusal ? notices.show(refusal, noticeStay(refusal, 'clients')) : void navigate(path + search));
  const isOffered = mayUse('AddPrescription');
  useShortcut({ keys: ['A'], label: 'Add Product', section: 'Client', run: add, enabled: isOffered });
  if (!isOffered) return null;
  const look = {
    variant: 'solid',
    icon: Plus,
    keys: ['A'],
    children: <Label name={patient.name} />,
  } as const;
  return refusal ? <Button {...look} onClick={add} /> : <LinkButton {...look} to={path + search} />;
}

/**
 * Includes the name, so that a wrong patient is noticed before the key is pressed; long names are truncated in a
 * narrow window.
 */
const Label = ({ name }: { readonly name: string }) => (
  <chakra.span maxW={{ base: '52vw', md: '24rem' }} overflow="hidden" textOverflow="ellipsis">
    Add Product for {name}
  </chakra.span>
);
