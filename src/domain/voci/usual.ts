/**
 * The chart that an office begins with. Numbers are grouped as in the schemes of art. 2424 and 2425 of the Civil Code
 * (1 and 2 assets, 3 and 4 liabilities, 5 costs, 6 revenues); each azienda changes them as its own program wants.
 */
import type { VoceUsuale } from './types.ts';

const voce = (
  codice: string,
  nome: string,
  tipo: VoceUsuale['tipo'],
  ruolo: VoceUsuale['ruolo'] = null,
): VoceUsuale => ({ codice, nome, tipo, ruolo });

export const VOCI_USUALI: readonly VoceUsuale[] = [
  voce('10.01', 'Cassa contanti e assegni', 'attivo', 'cassa'),
  voce('10.05', 'Crediti verso clienti', 'attivo', 'clienti'),
  voce('10.10', 'Erario c/ritenute subite', 'attivo', 'differenza_ritenuta'),
  voce('10.15', 'Crediti verso gestori di carte e POS', 'attivo'),
  voce('10.20', 'Giroconti tra conti propri', 'attivo', 'giroconti'),
  voce('10.90', 'Movimenti da spiegare', 'attivo', 'sospesi'),
  voce('30.01', 'Debiti verso fornitori', 'passivo', 'fornitori'),
  voce('30.05', 'Erario c/IVA', 'passivo'),
  voce('30.06', 'IVA in scissione dei pagamenti', 'passivo', 'differenza_iva_split'),
  voce('30.10', 'Debiti tributari e previdenziali (F24)', 'passivo'),
  voce('30.15', 'Dipendenti c/retribuzioni', 'passivo'),
  voce('30.20', 'Mutui e finanziamenti', 'passivo'),
  voce('30.25', 'Banche c/anticipi e SBF', 'passivo'),
  voce('30.30', 'Soci c/finanziamenti e prelievi', 'passivo'),
  voce('50.01', 'Commissioni e spese bancarie', 'costo', 'differenza_spese'),
  voce('50.02', 'Commissioni su carte e POS', 'costo'),
  voce('50.05', 'Imposta di bollo', 'costo', 'differenza_bollo'),
  voce('50.10', 'Interessi passivi', 'costo'),
  voce('50.15', 'Utenze e telefonia', 'costo'),
  voce('50.20', 'Assicurazioni', 'costo'),
  voce('50.25', 'Affitti, noleggi e leasing', 'costo'),
  voce('50.30', 'Carburanti, viaggi e trasferte', 'costo'),
  voce('50.35', 'Spese con carta da documentare', 'costo'),
  voce('50.40', 'Abbuoni e sconti passivi', 'costo', 'differenza_abbuono'),
  voce('50.41', 'Sconti per pagamento anticipato', 'costo', 'differenza_sconto'),
  voce('50.45', 'Arrotondamenti', 'costo', 'differenza_arrotondamento'),
  voce('50.50', 'Differenze di cambio', 'costo', 'differenza_cambio'),
  voce('50.90', 'Altre differenze', 'costo', 'differenza_altro'),
  voce('60.01', 'Corrispettivi e incassi con POS', 'ricavo'),
  voce('60.10', 'Interessi attivi', 'ricavo'),
  voce('60.11', 'Interessi di mora', 'ricavo', 'differenza_interessi'),
  voce('60.90', 'Rimborsi e proventi diversi', 'ricavo'),
];
