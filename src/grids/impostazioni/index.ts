/** The settings, section by section: each is loaded when it is opened. */
export { AccessoSezione, Password } from './access.tsx';
export { AziendaSezione } from './azienda.tsx';
export { BackupSezione, formatBytes } from './backup.tsx';
export { CausaliSezione } from './causali.tsx';
export { ContiSezione } from './conti.tsx';
export { LimitiSezione } from './limits.tsx';
export { PostaSezione } from './mail.tsx';
export { RegistroSezione } from './registro.tsx';
export { RiconciliazioneSezione } from './reconciliation.tsx';
export { UtentiSezione } from './utenti.tsx';
