/** The open items of a soggetto, under whichever of its roles they stand. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { defineColonne, DATA, DataGrid, IMPORTO, defineStato, TESTO } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useLettura } from '#state/use-reading.ts';
import { DaLettura } from './from-reading.tsx';
import { Nothing, RecordSection } from './lines.tsx';

const useStyles = makeStyles({ sums: { margin: 0 }, link: { color: tokens.colorBrandForegroundLink } });

const VERSI = [
  { segno: 1, testo: 'da incassare' },
  { segno: -1, testo: 'da pagare' },
] as const;

const column = defineColonne<RigaEstratto>();
const PRIME = [
  column('scadenza', 'Scadenza', DATA, { larghezza: 108 }),
  column('numero_documento', 'Documento', TESTO, { larghezza: 110 }),
  column('importo', 'Importo', IMPORTO, { larghezza: 108 }),
  column('residuo', 'Residuo', IMPORTO, { larghezza: 108 }),
];
const DIVISA = column('divisa', 'Divisa', TESTO, { larghezza: 84 });
const STATO = [
  column(
    'stato',
    'Stato',
    defineStato({ aperta: 'Aperta', parziale: 'Parziale', chiusa: 'Chiusa', ignorata: 'Ignorata' }),
    { larghezza: 96 },
  ),
];
const COLONNE = [...PRIME, ...STATO];
/** Where all is in euro, as nearly always, the divisa says nothing. */
const CON_DIVISA = [...PRIME, DIVISA, ...STATO];

/** Rows of the panel: more are read in the estratto conto. */
const LIMITE = 500;

export function Partite({ id }: { id: number }) {
  const client = useAtomValue(clientAtom);
  const read = useCallback(
    async (signal: AbortSignal) => {
      const roles = ['id_soggetto', 'id_mandante', 'id_agente'] as const;
      const pages = await Promise.all(
        roles.map((field) =>
          client.call('estrattoConto', {
            query: { natura: 'partita', [field]: id, limit: LIMITE, sort: '-scadenza' },
            signal,
          }),
        ),
      );
      const byId = new Map(pages.flatMap((page) => page.righe.map((riga) => [riga.id, riga] as const)));
      const totale = Math.max(byId.size, ...pages.map((page) => page.totale));
      return { righe: [...byId.values()], totale };
    },
    [client, id],
  );
  return (
    <DaLettura lettura={useLettura(read)} attesa="Lettura delle partite…">
      {(loaded) => <Elenco {...loaded} />}
    </DaLettura>
  );
}

function Elenco({ righe, totale }: { righe: readonly RigaEstratto[]; totale: number }) {
  const styles = useStyles();
  if (righe.length === 0) return <Nothing>Nessuna partita di questo soggetto.</Nothing>;
  const open = righe.filter(({ residuo, stato: how }) => residuo !== 0 && how !== 'ignorata');
  const divise = [...new Set(open.map(({ divisa }) => divisa))];
  return (
    <RecordSection titolo="Partite">
      <p className={styles.sums}>
        {formatCount(totale, 'partita', 'partite')}, {formatCount(open.length, 'aperta', 'aperte')}
        {divise.flatMap((divisa) =>
          VERSI.map(({ segno, testo }) => {
            const own = open.filter((riga) => riga.divisa === divisa && Math.sign(riga.residuo) === segno);
            return own.length === 0 ? null : (
              <span key={`${divisa}${testo}`}>
                {' '}
                · {formatImporto(segno * sumCentesimi(own.map(({ residuo }) => residuo)))} {divisa} {testo}
              </span>
            );
          }),
        )}
        {totale > righe.length ? ` · qui le prime ${righe.length}` : ''} ·{' '}
        <Link className={styles.link} to="/app/estrattoconto?natura=partita">
          Tutte le partite
        </Link>
      </p>
      <DataGrid
        label="Partite del soggetto"
        colonne={righe.some(({ divisa }) => divisa !== 'EUR') ? CON_DIVISA : COLONNE}
        righe={righe}
        getId={(riga) => riga.id}
        height="360px"
        filtri={false}
      />
    </RecordSection>
  );
}
