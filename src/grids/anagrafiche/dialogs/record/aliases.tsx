/** The spellings under which a soggetto appears in files: where each comes from, how often it served, and taking it away. */
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { AliasSoggetto, DettaglioSoggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { useWork } from '#ui/form.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { ForWriters } from '#ui/writers.tsx';
import { describeOrigine } from './ibans.tsx';
import type { UsedDetail } from './use-detail.ts';
import { Elenco, LineButton, toLocalGiorno, RecordSection, Voce } from './lines.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', gap: '8px', flexWrap: 'wrap', alignItems: 'flex-start' },
  text: { flexGrow: 1, minWidth: '200px' },
  kind: { width: '150px' },
});

const TIPI: Record<AliasSoggetto['tipo'], string> = {
  nome: 'Nome',
  iban: 'IBAN',
  mandato_sdd: 'Mandato SDD',
};

const describeUsage = ({ usi, ultimo_uso }: AliasSoggetto): string =>
  usi === 0
    ? 'mai usato'
    : `${formatCount(usi, 'riga riconosciuta', 'righe riconosciute')}${ultimo_uso === null ? '' : `, l’ultima il ${toLocalGiorno(ultimo_uso)}`}`;

interface AliasesProps extends Pick<UsedDetail, 'call' | 'tryOut'> {
  detail: DettaglioSoggetto;
}

export function Aliases({ detail: { soggetto, alias }, call, tryOut }: AliasesProps) {
  const params = { id: soggetto.id };
  return (
    <>
      <RecordSection titolo="Alias">
        <Elenco
          voci={alias}
          nothing="Nessun alias. Sono i nomi con cui il soggetto compare nei file: quelli confermati durante un abbinamento si aggiungono da soli."
        >
          {(each) => (
            <Voce
              key={`${each.tipo}:${each.chiave}`}
              below={`${TIPI[each.tipo]}, ${describeOrigine(each.origine)} il ${toLocalGiorno(each.creato_il)}, ${describeUsage(each)}`}
              actions={
                <ForWriters>
                  <LineButton
                    icon={<DismissRegular />}
                    label={`Togli l’alias ${each.testo}`}
                    onClick={() =>
                      void call('soggettoAlias', {
                        params,
                        body: { azione: 'togli', tipo: each.tipo, testo: each.testo },
                      })
                    }
                  />
                </ForWriters>
              }
            >
              {each.testo}
            </Voce>
          )}
        </Elenco>
      </RecordSection>
      <ForWriters>
        <Add id={soggetto.id} tryOut={tryOut} />
      </ForWriters>
    </>
  );
}

function Add({ id, tryOut }: { id: number } & Pick<AliasesProps, 'tryOut'>) {
  const styles = useStyles();
  const [tipo, setTipo] = useState<AliasSoggetto['tipo']>('nome');
  const [testo, setTesto] = useState('');
  const { error, submit, refuse } = useWork(describeError);
  const write = (text: string) => {
    setTesto(text);
    refuse(null);
  };
  const add = () =>
    submit(async () => {
      await tryOut('soggettoAlias', { params: { id }, body: { azione: 'aggiungi', tipo, testo } });
      setTesto('');
    });
  return (
    <RecordSection titolo="Aggiungi un alias">
      <div className={styles.form}>
        <NativeSelect
          className={styles.kind}
          label="Che cosa è"
          valore={tipo}
          onChoose={(value) => {
            if (value === 'nome' || value === 'iban' || value === 'mandato_sdd') setTipo(value);
          }}
          voci={Object.entries(TIPI)}
        />
        <Field className={styles.text} {...(error !== null && { validationMessage: error })}>
          <Input
            value={testo}
            aria-label="Alias"
            autoComplete="off"
            maxLength={200}
            onChange={(_event, { value }) => write(value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && testo.trim() !== '') void add();
            }}
          />
        </Field>
        <Button icon={<AddRegular />} disabledFocusable={testo.trim() === ''} onClick={() => void add()}>
          Aggiungi
        </Button>
      </div>
    </RecordSection>
  );
}
