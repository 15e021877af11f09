/** One layout: how values are written, and the columns in their order, with the first lines as they would come out. */
import { Button, Field, Input, makeStyles, Switch, tokens, Tooltip } from '@fluentui/react-components';
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { CAMPI_PRIMA_NOTA, scriviPrimaNota } from '#domain/voci/tracciato-esporta.ts';
import { SceltaNativa } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { Cassetto } from '../parti/cassetto.tsx';
import { messaggioCampo, useInvio } from '../parti/modulo.ts';
import { sposta } from '../voci/regole.ts';
import { daEsportare, righeNota } from './righe.ts';
import { type Contenuto, type Offerto, tracciatiResource } from './tracciati.ts';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '12px',
  },
  columns: { display: 'grid', gap: '6px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: '6px',
    alignItems: 'center',
  },
  legend: { padding: 0, marginBottom: '6px', fontWeight: tokens.fontWeightSemibold },
  sample: {
    margin: 0,
    padding: '10px',
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
  },
});

type Colonna = Contenuto['colonne'][number];

const CAMPI: Record<Colonna['campo'], string> = {
  numero: 'Numero della registrazione',
  data: 'Data',
  descrizione: 'Descrizione della registrazione',
  riferimento: 'Riferimento',
  conto: 'Codice del conto',
  nome_conto: 'Nome del conto',
  soggetto: 'Cliente o fornitore',
  descrizione_riga: 'Descrizione della riga',
  dare: 'Dare',
  avere: 'Avere',
  importo: 'Importo, positivo in dare',
  importo_assoluto: 'Importo senza segno',
  segno: 'Segno D o A',
  divisa: 'Divisa',
  fisso: 'Testo fisso',
};
const SCELTE = {
  separatore: { ';': 'Punto e virgola', ',': 'Virgola', '\t': 'Tabulazione', '|': 'Barra verticale' },
  decimali: { ',': 'Virgola', '.': 'Punto', nessuno: 'Centesimi interi' },
  data: {
    'gg/mm/aaaa': '31/12/2026',
    'aaaa-mm-gg': '2026-12-31',
    ggmmaaaa: '31122026',
    aaaammgg: '20261231',
  },
  codifica: { 'utf-8': 'UTF-8', 'utf-8-bom': 'UTF-8 con segno iniziale', 'windows-1252': 'Windows-1252' },
} as const;
const NOMI = {
  separatore: 'Fra le colonne',
  decimali: 'Decimali',
  data: 'Date',
  codifica: 'Codifica',
} as const;

function Notazioni({
  contenuto,
  cambia,
}: {
  contenuto: Contenuto;
  cambia: (patch: Partial<Contenuto>) => void;
}) {
  const styles = useStyles();
  return (
    <div className={styles.two}>
      {(Object.keys(NOMI) as (keyof typeof NOMI)[]).map((campo) => (
        <Field key={campo} label={NOMI[campo]}>
          <SceltaNativa
            etichetta={NOMI[campo]}
            valore={contenuto[campo]}
            onScegli={(value) => cambia({ [campo]: value })}
          >
            {Object.entries(SCELTE[campo]).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SceltaNativa>
        </Field>
      ))}
    </div>
  );
}

interface ColonneProps {
  colonne: readonly Colonna[];
  cambia: (colonne: Colonna[]) => void;
}

function Colonne({ colonne, cambia }: ColonneProps) {
  const styles = useStyles();
  const put = (at: number, patch: Partial<Colonna>) =>
    cambia(colonne.map((each, index) => (index === at ? { ...each, ...patch } : each)));
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.legend}>Colonne</legend>
      {colonne.map((colonna, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no name of its own but its place
        <div key={at} className={styles.column}>
          <SceltaNativa
            etichetta={`Che cosa contiene la colonna ${at + 1}`}
            valore={colonna.campo}
            onScegli={(campo) => put(at, { campo: campo as Colonna['campo'] })}
          >
            {CAMPI_PRIMA_NOTA.map((campo) => (
              <option key={campo} value={campo}>
                {CAMPI[campo]}
              </option>
            ))}
          </SceltaNativa>
          <Input
            aria-label={
              colonna.campo === 'fisso' ? `Testo della colonna ${at + 1}` : `Titolo della colonna ${at + 1}`
            }
            value={colonna.campo === 'fisso' ? colonna.testo : colonna.titolo}
            maxLength={60}
            onChange={(_event, { value }) =>
              put(at, colonna.campo === 'fisso' ? { testo: value } : { titolo: value })
            }
          />
          <span>
            <Tooltip content="Su" relationship="label">
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowUpRegular />}
                disabledFocusable={at === 0}
                onClick={() => cambia([...sposta(colonne, at, at - 1)])}
              />
            </Tooltip>
            <Tooltip content="Giù" relationship="label">
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowDownRegular />}
                disabledFocusable={at === colonne.length - 1}
                onClick={() => cambia([...sposta(colonne, at, at + 1)])}
              />
            </Tooltip>
            <Tooltip content="Togli" relationship="label">
              <Button
                appearance="subtle"
                size="small"
                icon={<DeleteRegular />}
                disabledFocusable={colonne.length === 1}
                onClick={() => (colonne.length > 1 ? cambia(colonne.toSpliced(at, 1)) : undefined)}
              />
            </Tooltip>
          </span>
        </div>
      ))}
      <span>
        <Button
          size="small"
          icon={<AddRegular />}
          onClick={() => cambia([...colonne, { campo: 'descrizione', titolo: CAMPI.descrizione, testo: '' }])}
        >
          Aggiungi una colonna
        </Button>
      </span>
    </fieldset>
  );
}

/** Lines shown of the period at hand. */
const RIGHE_ESEMPIO = 4;

export function TracciatoEditor({ offerto, onChiudi }: { offerto: Offerto; onChiudi: () => void }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(tracciatiResource.reloadAtom);
  const { archivio } = useAtomValue(righeNota.vistaAtom);
  const { inCorso, errore, errori, invia } = useInvio();
  const { proprio } = offerto;
  const [nome, setNome] = useState(proprio ? proprio.nome : `${offerto.nome} (mio)`);
  const [contenuto, setContenuto] = useState(offerto.contenuto);
  const cambia = (patch: Partial<Contenuto>) => setContenuto({ ...contenuto, ...patch });
  const esempio = scriviPrimaNota(daEsportare([...archivio.tutte()].slice(0, RIGHE_ESEMPIO)), contenuto);
  const finish = async (work: () => Promise<unknown>, titolo: string) => {
    if (!(await invia(work))) return;
    showToast({ severity: 'success', titolo });
    onChiudi();
    await reload();
  };
  const save = () => {
    const { id = null, versione = null } = proprio ?? {};
    void finish(
      () => client.call('primaNotaTracciatoSalva', { body: { id, versione, nome, contenuto } }),
      'Tracciato salvato',
    );
  };
  return (
    <Cassetto
      titolo={proprio ? proprio.nome : 'Nuovo tracciato'}
      errore={errore}
      inCorso={inCorso}
      azione={proprio ? 'Salva' : 'Crea'}
      altro={
        proprio ? (
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            onClick={() => {
              const { id, versione } = proprio;
              void finish(
                () => client.call('primaNotaTracciatoElimina', { body: { id, versione } }),
                'Tracciato eliminato',
              );
            }}
          >
            Elimina
          </Button>
        ) : null
      }
      onInvia={save}
      onChiudi={onChiudi}
    >
      <Field label="Nome" required {...messaggioCampo(errori, 'nome')}>
        <Input value={nome} maxLength={80} onChange={(_event, { value }) => setNome(value)} />
      </Field>
      <Notazioni contenuto={contenuto} cambia={cambia} />
      <Switch
        label="La prima riga porta i titoli"
        checked={contenuto.intestazione}
        onChange={(_event, { checked }) => cambia({ intestazione: checked })}
      />
      <Colonne colonne={contenuto.colonne} cambia={(colonne) => cambia({ colonne })} />
      <pre className={styles.sample} aria-label="Come esce il file" data-testid="esempio-tracciato">
        {esempio}
      </pre>
    </Cassetto>
  );
}
