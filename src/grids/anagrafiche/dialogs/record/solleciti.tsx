/** What was written to a soggetto to be paid, newest first, and the partite it disputes. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { Contestazione, Sollecito } from '#api/contract/solleciti.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useLettura } from '#state/use-reading.ts';
import { DaLettura } from './from-reading.tsx';
import { Elenco, RecordSection, Voce } from './lines.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  link: { color: tokens.colorBrandForegroundLink },
});

/** Letters of the panel: the others are in the area of the solleciti. */
const LIMITE = 200;

const STATI: Readonly<Record<Sollecito['stato'], string>> = {
  in_coda: 'in coda',
  inviato: 'inviato',
  incerto: 'da verificare',
  fallito: 'non partito',
  annullato: 'annullato',
};

function Riga({ sollecito }: { sollecito: Sollecito }) {
  const { numero, livello, stato, inviato_il, creato_il, destinatario, partite, totale, divisa, motivo } =
    sollecito;
  const when = ISTANTE.format(inviato_il ?? creato_il);
  return (
    <Voce
      below={`${when} · a ${destinatario} · confermato da ${sollecito.autore}${motivo === null ? '' : ` · ${motivo}`}`}
    >
      {numero}. {livello}, {STATI[stato]} · {formatCount(partite, 'partita', 'partite')} ·{' '}
      {formatImporto(totale)} {divisa}
    </Voce>
  );
}

function Disputed({ contestazione }: { contestazione: Contestazione }) {
  const { numero_documento, residuo, divisa, motivo, dal, al, autore } = contestazione;
  return (
    <Voce below={`dal ${formatData(dal)}${al === null ? ', aperta' : ` al ${formatData(al)}`} · ${autore}`}>
      {numero_documento ?? 'Senza numero'}, {formatImporto(residuo)} {divisa}: {motivo}
    </Voce>
  );
}

export function Solleciti({ id }: { id: number }) {
  const client = useAtomValue(clientAtom);
  const read = useCallback(
    async (signal: AbortSignal) => {
      const query = { id_soggetto: id };
      const [{ solleciti, totale }, { contestazioni }] = await Promise.all([
        client.call('solleciti', { query: { ...query, limit: LIMITE }, signal }),
        client.call('contestazioni', { query, signal }),
      ]);
      return { solleciti, totale, contestazioni };
    },
    [client, id],
  );
  return (
    <DaLettura lettura={useLettura(read)} attesa="Lettura dei solleciti…">
      {(parsed) => <WrittenLetters {...parsed} />}
    </DaLettura>
  );
}

interface WrittenLettersProps {
  solleciti: readonly Sollecito[];
  totale: number;
  contestazioni: readonly Contestazione[];
}

function WrittenLetters({ solleciti, totale, contestazioni }: WrittenLettersProps) {
  const styles = useStyles();
  return (
    <>
      <RecordSection titolo="Solleciti">
        <p className={styles.text}>
          {totale > solleciti.length ? `Qui i primi ${solleciti.length} di ${totale} · ` : ''}
          <Link className={styles.link} to="/app/scadenziario/solleciti">
            Tutti i solleciti
          </Link>
        </p>
        <Elenco voci={solleciti} nothing="Nessun sollecito a questo soggetto.">
          {(sollecito) => <Riga key={sollecito.id} sollecito={sollecito} />}
        </Elenco>
      </RecordSection>
      {contestazioni.length === 0 ? null : (
        <RecordSection titolo="Contestazioni">
          <Elenco voci={contestazioni}>
            {(contestazione) => <Disputed key={contestazione.id} contestazione={contestazione} />}
          </Elenco>
        </RecordSection>
      )}
    </>
  );
}
