/** What explains a movimento as well as a proposal does: each named, each to be chosen in its place. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ScalesRegular } from '@fluentui/react-icons';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue } from '#state/jotai.ts';
import { ForWriters } from '#ui/writers.tsx';
import { NOMI_DIFFERENZE } from './differenze-names.ts';
import { contiNamesAtom } from './righe.ts';
import { SolutionNumber } from './solution-number.tsx';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '6px' },
  note: { display: 'flex', gap: '6px', alignItems: 'start', fontSize: tokens.fontSizeBase200 },
  icon: { flexShrink: 0, marginTop: '2px', fontSize: '14px', color: tokens.colorStatusWarningForeground1 },
  list: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 8px',
    alignItems: 'center',
    paddingTop: '6px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  text: { fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

export type RivaleProposta = PropostaWire['rivali'][number];
type Righe = ReadonlyMap<number, RigaEstratto>;
/** Names by id. */
type Conti = ReadonlyMap<number, string>;

/** `doc. 8, Rossi S.r.l., 500,11`; of a part, how much of how much. `said`: a name that stands beside it already. */
export function formatPartita(
  { id, importo }: RivaleProposta['partite'][number],
  righe: Righe,
  said: string | null = null,
): string {
  const riga = righe.get(id);
  const whole = riga === undefined || importo === riga.residuo;
  const amount = `${formatImporto(importo)}${whole ? '' : ` di ${formatImporto(riga.residuo)}`}`;
  const name = riga?.ragione_sociale === said ? null : riga?.ragione_sociale;
  return [riga?.numero_documento && `doc. ${riga.numero_documento}`, name, amount].filter(Boolean).join(', ');
}

/** `il movimento del 03/02/2026, GIROCONTO, Banca Intesa`. */
function movimentoName(riga: RigaEstratto | undefined, conti: Conti): string {
  if (!riga) return 'un altro movimento';
  const conto = conti.get(riga.id_conto ?? 0);
  return [`il movimento del ${formatData(riga.data)}`, riga.descrizione, conto].filter(Boolean).join(', ');
}

/** Of two movimenti that explain each other, the one that goes with the movimento in hand, or both. */
export function describeCoppia(
  { movimenti }: RivaleProposta,
  id: number,
  righe: Righe,
  conti: Conti,
): string {
  const others = movimenti.filter((each) => each !== id).map((each) => movimentoName(righe.get(each), conti));
  return `${others.length === movimenti.length ? '' : 'con '}${others.join(' con ')}`;
}

/** In words, what a rival does otherwise than the proposal. */
export function describeRivale(
  rival: RivaleProposta,
  { movimenti }: PropostaWire,
  righe: Righe,
  said: string | null = null,
): string {
  const others = rival.movimenti.filter((id) => !movimenti.includes(id)).map((id) => righe.get(id));
  return [
    ...others.map((riga) =>
      riga ? `dal movimento del ${formatData(riga.data)}, ${riga.descrizione}` : 'da un altro movimento',
    ),
    ...rival.partite.map((part) => formatPartita(part, righe, said)),
    ...rival.differenze.map(({ tipo, importo }) => `${NOMI_DIFFERENZE[tipo]} ${formatImporto(importo)}`),
  ].join('; ');
}

/** How many others explain it as well. */
export const countRivals = ({ rivali }: Pick<PropostaWire, 'rivali'>): string =>
  `${formatCount(rivali.length, 'altra soluzione vale', 'altre soluzioni valgono')} altrettanto`;

/** Why it is not sure although nothing is named against it. */
export function explainUncertain({ movimenti, partite }: PropostaWire): string {
  return movimenti.length + partite.length > 2
    ? 'Altre combinazioni danno la stessa somma: decidi tu.'
    : 'Le prove sono poche per darla per certa: decidi tu.';
}

interface RivaliProps {
  proposta: PropostaWire;
  /** The movimento in hand. */
  id: number;
  righe: Righe;
  busy: boolean;
  onChoose: (rival: RivaleProposta) => void;
}

export function Rivali({ proposta, id, righe, busy, onChoose }: RivaliProps) {
  const styles = useStyles();
  const conti = useAtomValue(contiNamesAtom);
  const { rivali } = proposta;
  return (
    <div className={styles.root}>
      <span className={styles.note}>
        <ScalesRegular aria-hidden className={styles.icon} />
        {rivali.length === 0 ? explainUncertain(proposta) : `${countRivals(proposta)}: decidi tu.`}
      </span>
      {rivali.length === 0 ? null : (
        <ul className={styles.list} aria-label="Altrettanto buone">
          {rivali.map((rival, at) => {
            const name =
              proposta.tipo === 'documenti'
                ? describeRivale(rival, proposta, righe)
                : describeCoppia(rival, id, righe, conti);
            return (
              <li key={JSON.stringify(rival)} className={styles.item}>
                <span className={styles.text}>
                  <SolutionNumber at={at + 1} />
                  <span>{name}</span>
                </span>
                <ForWriters>
                  <Button
                    size="small"
                    aria-label={`Scegli ${name}`}
                    disabledFocusable={busy}
                    onClick={() => onChoose(rival)}
                  >
                    Scegli
                  </Button>
                </ForWriters>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
