/** A protected PDF: its password is asked, used here and kept nowhere. */
import { Button, Field, Input, Text } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { PanelBox } from '../panel.tsx';
import { leaveFileAtom } from '../state/list.ts';
import { openWithPasswordAtom } from '../state/reading.ts';
import type { PreviewContext } from '../state/types.ts';

const FORM = 'password-pdf';

interface PasswordFileProps {
  /** Name of the file. */
  nome: string;
  /** The last one did not open it. */
  errata: boolean;
  onOpen: (password: string) => void;
  /** Absent where there is nothing to give up. */
  onAnnul?: () => void;
}

/** Asks the password, wherever the file is being read: in the wizard, read again, or on trial. */
export function PasswordFile({ nome, errata, onOpen, onAnnul }: PasswordFileProps) {
  const [password, setPassword] = useState('');
  return (
    <PanelBox
      icon={<LockClosedRegular />}
      title={`${nome} è protetto`}
      actions={
        <>
          <Button appearance="primary" type="submit" form={FORM} disabled={password === ''}>
            Apri il PDF
          </Button>
          {onAnnul && <Button onClick={onAnnul}>Annulla</Button>}
        </>
      }
    >
      <Text>Molte banche usano il codice fiscale o la data di nascita dell’intestatario.</Text>
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onOpen(password);
        }}
      >
        <Field
          label="Password del PDF"
          required
          hint="Serve solo ad aprirlo qui: non viene inviata né conservata."
          {...(errata && {
            validationState: 'error' as const,
            validationMessage: 'Questa password non apre il PDF: controlla maiuscole e spazi.',
          })}
        >
          <Input
            type="password"
            // The person chose a file and this is all that is asked of them.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            autoComplete="off"
            value={password}
            onChange={(_event, { value }) => setPassword(value)}
          />
        </Field>
      </form>
    </PanelBox>
  );
}

export function PasswordPdf({ context, errata }: { context: PreviewContext; errata: boolean }) {
  const open = useSetAtom(openWithPasswordAtom);
  const annul = useSetAtom(leaveFileAtom);
  return (
    <PasswordFile
      nome={context.file.name}
      errata={errata}
      onOpen={(password) => void open(context, password)}
      onAnnul={() => void annul()}
    />
  );
}
