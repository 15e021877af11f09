/** The sections of the settings, in their order. */
import type { ComponentType } from 'react';
import { loadWhenShown } from '#ui/lazy.tsx';
import { TipiPagamentoPage } from '#grids/tipi-pagamento/index.ts';
import { Originali } from '#grids/importazioni/index.ts';
import { Card, Section } from '#ui/parts.tsx';
import * as sezioni from '#grids/impostazioni/index.ts';
import { Altrove } from './elsewhere.tsx';
import { paths } from '../paths.ts';

export interface SectionEntry {
  id: string;
  titolo: string;
  gruppo: 'Azienda' | 'Persone' | 'Sistema';
  Sezione: ComponentType;
}

const DemoSection = loadWhenShown(async () => (await import('./demo.tsx')).DemoSection);
const AppearanceSection = loadWhenShown(async () => (await import('./appearance.tsx')).AppearanceSection);

export const SECTIONS: readonly SectionEntry[] = [
  { id: 'azienda', titolo: 'Azienda', gruppo: 'Azienda', Sezione: sezioni.AziendaSection },
  { id: 'conti', titolo: 'Conti', gruppo: 'Azienda', Sezione: sezioni.ContiSection },
  {
    id: 'tipi-pagamento',
    titolo: 'Tipi di pagamento',
    gruppo: 'Azienda',
    Sezione: () => <TipiPagamentoPage section />,
  },
  { id: 'causali', titolo: 'Causali', gruppo: 'Azienda', Sezione: sezioni.CausaliSection },
  {
    id: 'tracciati',
    titolo: 'Tracciati',
    gruppo: 'Azienda',
    Sezione: () => (
      <Altrove
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
    Sezione: () => (
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
    Sezione: sezioni.RiconciliazioneSection,
  },
  { id: 'posta', titolo: 'E-mail', gruppo: 'Azienda', Sezione: sezioni.PostaSection },
  { id: 'limiti', titolo: 'Limiti', gruppo: 'Azienda', Sezione: sezioni.LimitiSection },
  { id: 'accesso', titolo: 'Il mio accesso', gruppo: 'Persone', Sezione: sezioni.AccessoSection },
  { id: 'utenti', titolo: 'Utenti', gruppo: 'Persone', Sezione: sezioni.UtentiSection },
  { id: 'aspetto', titolo: 'Aspetto', gruppo: 'Persone', Sezione: AppearanceSection },
  { id: 'backup', titolo: 'Backup', gruppo: 'Sistema', Sezione: sezioni.BackupSection },
  { id: 'demo', titolo: 'Studio dimostrativo', gruppo: 'Sistema', Sezione: DemoSection },
  { id: 'registro', titolo: 'Registro', gruppo: 'Sistema', Sezione: sezioni.RegistroSection },
];
