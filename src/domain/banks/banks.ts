/** The banks of the built-in tracciati: their names, and their codes in an IBAN. */

export interface Bank {
  nome: string;
  /** Its code in the register of the Banca d'Italia: the five digits after the check letter of an Italian IBAN. */
  abi: string;
}

export const BANCOPOSTA: Bank = { nome: 'BancoPosta', abi: '07601' };
export const FINECO: Bank = { nome: 'Fineco', abi: '03015' };
export const INTESA: Bank = { nome: 'Intesa Sanpaolo', abi: '03069' };
export const UNICREDIT: Bank = { nome: 'UniCredit', abi: '02008' };
