/** The sections of the settings, in their order. */
import type { ComponentType } from 'react';
import { loadWhenShown } from '#ui/lazy.tsx';
import { TipiPagamentoSection } from '#grids/tipi-pagamento/index.ts';
import { Originali } from '#grids/importazioni/index.ts';
import { Card, Section } from '#ui/parts.tsx';
import * as sezioni from '#grids/impostazioni/index.ts';
import { Elsewhere } from './elsewhere.tsx';
import { paths } from '../paths.ts';

export interface SectionEntry {
  id: string;
  titolo: string;
  gruppo: 'Azienda' | 'Persone' | 'Sistema';
  Section: ComponentType;
}

const DemoSection = loadWhenShown(async () => (await import('./demo.tsx')).DemoSection);
const AppearanceSection = loadWhenShown(async () => (await import('./appearance.tsx')).AppearanceSection);

export const SECTIONS: readonly SectionEntry[] = [
  { id: 'azienda', titolo: 'Azienda', gruppo: 'Azienda', Section: sezioni.AziendaSection },
  { id: 'conti', titolo: 'Conti', gruppo: 'Azienda', Section: sezioni.ContiSection },
  {
    id: 'tipi-pagamento',
    titolo: 'Tipi di pagamento',
    gruppo: 'Azienda',
    Section: TipiPagamentoSection,
  },
  { id: 'causali', titolo: 'Causali', gruppo: 'Azienda', Section: sezioni.CausaliSection },
  {
    id: 'tracciati',
    titolo: 'Tracciati',
    gruppo: 'Azienda',
    Section: () => (
      <Elsewhere
        titolo="Tracciati"
        testo="Le istruzioni con cui Quadra legge i file di ogni banca: si provano, si correggono e si confrontano versione per versione."
        azione="Apri i tracciati"
        to={paths.tracciati}
      />
    ),
  },
  {
    id: 'originali',
    titolo: 'File importati',
    gruppo: 'Azienda',
    Section: () => (
      <Section titolo="File importati">
        <Card>
          <Originali />
        </Card>
      </Section>
    ),
  },
  {
    id: 'riconciliazione',
    titolo: 'Riconciliazione',
    gruppo: 'Azienda',
    Section: sezioni.RiconciliazioneSection,
  },
  { id: 'posta', titolo: 'E-mail', gruppo: 'Azienda', Section: sezioni.PostaSection },
  { id: 'limiti', titolo: 'Limiti', gruppo: 'Azienda', Section: sezioni.LimitiSection },
  { id: 'accesso', titolo: 'Il mio accesso', gruppo: 'Persone', Section: sezioni.AccessoSection },
  { id: 'utenti', titolo: 'Utenti', gruppo: 'Persone', Section: sezioni.UtentiSection },
  { id: 'aspetto', titolo: 'Aspetto', gruppo: 'Persone', Section: AppearanceSection },
  { id: 'backup', titolo: 'Backup', gruppo: 'Sistema', Section: sezioni.BackupSection },
  { id: 'demo', titolo: 'Studio dimostrativo', gruppo: 'Sistema', Section: DemoSection },
  { id: 'registro', titolo: 'Registro', gruppo: 'Sistema', Section: sezioni.RegistroSection },
];
