/** Title row: which days, which view, what is overdue, and the calendar for other programs. */
import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Title3,
  tokens,
} from '@fluentui/react-components';
import {
  ShareRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  ErrorCircleFilled,
} from '@fluentui/react-icons';
import { useRef } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import { sposta, titoloDi, type Veduta } from '#domain/scadenze/calendario.ts';
import { conteggio, Segmenti } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { contornoAtom } from './atoms.ts';
import { esportaIcsAtom } from './esporta-ics.ts';
import { Filtri } from './filtri.tsx';
import { apriAtom } from './finestre.ts';
import type { Indirizzo } from './indirizzo.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    padding: '12px 20px 10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 640px)': { padding: '10px 12px' },
  },
  title: { margin: 0 },
  days: { display: 'inline-flex', alignItems: 'center', gap: '2px' },
  period: {
    margin: '0 8px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '::first-letter': { textTransform: 'uppercase' },
    display: 'inline-block',
    minWidth: '130px',
  },
  late: { color: tokens.colorStatusDangerForeground1 },
  right: {
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px',
    marginInlineStart: 'auto',
  },
  filters: { width: '100%' },
});

const VEDUTE = [
  { valore: 'mese', testo: 'Mese' },
  { valore: 'settimana', testo: 'Settimana' },
  { valore: 'agenda', testo: 'Agenda' },
  { valore: 'arretrati', testo: 'Arretrati' },
] as const satisfies readonly { valore: Veduta; testo: string }[];
const AFFIANCATI = [
  { valore: 'insieme', testo: 'Affiancati' },
  { valore: 'calendario', testo: 'Calendario' },
  { valore: 'griglia', testo: 'Griglia' },
] as const;

export interface BarraProps {
  indirizzo: Indirizzo;
  giorno: Giorno;
  oggi: Giorno;
  /** No room for two things side by side. */
  stretta: boolean;
  onCambia: (patch: Partial<Indirizzo>) => void;
}

/** What fell due before what is in sight; a press shows it. */
function Arretrati({ onApri }: { onApri: () => void }) {
  const styles = useStyles();
  const { arretrati } = useAtomValue(contornoAtom);
  const [first] = arretrati;
  if (!first) return null;
  const righe = arretrati.reduce((sum, each) => sum + each.righe, 0);
  const parts = [
    ...(first.da_incassare === 0 ? [] : [`${formatImporto(first.da_incassare)} da incassare`]),
    ...(first.da_pagare === 0 ? [] : [`${formatImporto(Math.abs(first.da_pagare))} da pagare`]),
  ];
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<ErrorCircleFilled className={styles.late} />}
      title={`Scadute prima di questo periodo: ${parts.join(', ')} ${first.divisa}`}
      onClick={onApri}
    >
      {conteggio(righe, 'arretrato', 'arretrati')}
    </Button>
  );
}

export function Barra({ indirizzo, giorno, oggi, stretta, onCambia }: BarraProps) {
  const styles = useStyles();
  const { veduta, disposizione } = indirizzo;
  const usatoRef = useRef(false);
  const open = useSetAtom(apriAtom);
  const esporta = useSetAtom(esportaIcsAtom);
  const still = veduta === 'arretrati';
  const step = (verso: -1 | 1) => onCambia({ giorno: sposta(veduta, giorno, verso) });
  return (
    <header className={styles.root}>
      <Title3 as="h1" className={styles.title}>
        Calendario
      </Title3>
      <span className={styles.days}>
        <Button
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label="Periodo precedente"
          disabled={still}
          onClick={() => step(-1)}
        />
        <Button disabled={still || giorno === oggi} onClick={() => onCambia({ giorno: null })}>
          Oggi
        </Button>
        <Button
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label="Periodo successivo"
          disabled={still}
          onClick={() => step(1)}
        />
        <span className={styles.period} aria-live="polite">
          {titoloDi(veduta, giorno)}
        </span>
      </span>
      <Segmenti
        etichetta="Vista"
        valore={veduta}
        voci={VEDUTE}
        usatoRef={usatoRef}
        onScegli={(scelta) => onCambia({ veduta: scelta })}
      />
      <span className={styles.right}>
        {still ? null : <Arretrati onApri={() => onCambia({ veduta: 'arretrati' })} />}
        <Segmenti
          etichetta="Calendario e griglia"
          valore={stretta && disposizione === 'insieme' ? 'calendario' : disposizione}
          voci={stretta ? AFFIANCATI.slice(1) : AFFIANCATI}
          usatoRef={usatoRef}
          onScegli={(scelta) => onCambia({ disposizione: scelta })}
        />
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button icon={<ShareRegular />} appearance="subtle" aria-label="Calendario esterno" />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={() => void esporta()}>Scarica come calendario (.ics)</MenuItem>
              <MenuItem onClick={() => open({ tipo: 'calendari' })}>Calendari privati…</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      </span>
      <span className={styles.filters}>
        <Filtri indirizzo={indirizzo} onCambia={onCambia} />
      </span>
    </header>
  );
}
