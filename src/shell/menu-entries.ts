/** The side menu: one group, in this order, with these labels. */
import {
  ArrowUploadFilled,
  ArrowUploadRegular,
  BeakerFilled,
  BeakerRegular,
  BookContactsFilled,
  BookContactsRegular,
  CalendarLtrFilled,
  CalendarLtrRegular,
  ChartMultipleFilled,
  ChartMultipleRegular,
  DocumentTableFilled,
  DocumentTableRegular,
  GridFilled,
  GridRegular,
  HandshakeFilled,
  HandshakeRegular,
  SettingsFilled,
  SettingsRegular,
  WalletCreditCardFilled,
  WalletCreditCardRegular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { paths } from './paths.ts';

interface MenuEntry {
  label: string;
  to: string;
  icon: FluentIcon;
  iconCurrent: FluentIcon;
}

export const MENU_GROUP = 'Home';

export const menuEntries: readonly MenuEntry[] = [
  { label: 'Dashboard', to: paths.app, icon: GridRegular, iconCurrent: GridFilled },
  {
    label: 'Estratto Conto',
    to: paths.estrattoConto,
    icon: DocumentTableRegular,
    iconCurrent: DocumentTableFilled,
  },
  {
    label: 'Pagamenti',
    to: paths.pagamenti,
    icon: WalletCreditCardRegular,
    iconCurrent: WalletCreditCardFilled,
  },
  { label: 'Reportistica', to: paths.report, icon: ChartMultipleRegular, iconCurrent: ChartMultipleFilled },
  { label: 'Calendario', to: paths.scadenziario, icon: CalendarLtrRegular, iconCurrent: CalendarLtrFilled },
  {
    label: 'Import dati',
    to: paths.importEstrattoPdf,
    icon: ArrowUploadRegular,
    iconCurrent: ArrowUploadFilled,
  },
  { label: 'Anagrafiche', to: paths.anagrafiche, icon: BookContactsRegular, iconCurrent: BookContactsFilled },
  { label: 'Matrice Agenti', to: paths.matriceAgenti, icon: HandshakeRegular, iconCurrent: HandshakeFilled },
  { label: 'Impostazioni', to: paths.impostazioni, icon: SettingsRegular, iconCurrent: SettingsFilled },
  { label: 'test', to: paths.test, icon: BeakerRegular, iconCurrent: BeakerFilled },
];
