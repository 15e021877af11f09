/** A protected PDF: its password is asked, used here and kept nowhere. */
import { Button, Field, Input, Text } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { Riquadro } from '../riquadro.tsx';
import { apriConPasswordAtom, prossimoFileAtom } from '../stato/lettura.ts';
import type { Contesto } from '../stato/tipi.ts';

const MODULO = 'password-pdf';

export function PasswordPdf({ contesto, errata }: { contesto: Contesto; errata: boolean }) {
  const apri = useSetAtom(apriConPasswordAtom);
  const annulla = useSetAtom(prossimoFileAtom);
  const [password, setPassword] = useState('');
  return (
    <Riquadro
      icon={<LockClosedRegular />}
      title={`${contesto.file.name} è protetto`}
      actions={
        <>
          <Button appearance="primary" type="submit" form={MODULO} disabled={password === ''}>
            Apri il PDF
          </Button>
          <Button onClick={() => void annulla()}>Annulla</Button>
        </>
      }
    >
      <Text>Molte banche usano il codice fiscale o la data di nascita dell’intestatario.</Text>
      <form
        id={MODULO}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') void apri(contesto, password);
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
    </Riquadro>
  );
}
